internal import Diagnostics

/// A purpose string that ends in “and more”.
struct PurposeOpenListCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-open-list",
    .purposeStrings,
    .note,
    summary: "The uses end in “and more”.",
    rationale: """
      “And more” asks for a blank cheque: the reader cannot know what else is done with the data. \
      App Review asks for what the app does, with an example.
      """,
    source: """
      Apple, Requesting access to protected resources: accurate, meaningful and specific; Tech Talk \
      110152, Write clear purpose strings; stated.
      """,
    example: .text(
      locale: "zh-Hant",
      key: "NSLocationWhenInUseUsageDescription",
      source: "The app shows bus stops near you.",
      before: "顯示附近的車站、餐廳等等。",
      after: "顯示附近的車站和餐廳。"
    )
  )

  /// What closes a list without closing it; only at the end of a clause.
  private static let phrases = [
    "and more", "and so on", "and so forth", "etc", "and other features", "and other purposes",
    "and other things", "等等", "等其他功能", "等其它功能", "等功能和服务", "et plus", "et plus encore",
    "und mehr", "und vieles mehr", "y más",
  ]

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    let text = purpose.text
    for phrase in Self.phrases {
      guard let range = text.ranges(of: phrase).last, isWhole(range, in: text) else { continue }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      findings.add(
        Self.rule,
        at: start..<(start + phrase.utf8.count),
        in: purpose.context,
        "“\(phrase)” leaves open what else the app does. Name the uses, and nothing after them."
      )
      return
    }
  }

  /// Whether a phrase stands between words, and the clause ends with it.
  private func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    if text[range.lowerBound].isASCII, range.lowerBound > text.startIndex {
      guard !text[text.index(before: range.lowerBound)].isLetter else { return false }
    }
    guard let next = text[range.upperBound...].first else { return true }
    return !next.isLetter && next != " " && next != "-"
  }
}
