internal import Diagnostics

/// Parentheses of ASCII round Chinese.
struct HalfWidthParenthesesCheck: TextCheck {
  static let rule = Rule(
    "half-width-parentheses",
    .chinese,
    .note,
    summary: "Chinese words stand in parentheses of half width.",
    rationale: """
      Parentheses of half width are too low and too close for Chinese characters. Round letters and \
      digits alone they are as good as any.
      """,
    source: """
      Apple’s iOS strings: full width in 294 of 321 places in zh-Hans, 405 of 409 in Taiwan, 407 of \
      418 in Hong Kong; W3C clreq, 3.1. The microsoft profile has half width in Taiwan.
      """,
    example: .text(
      "zh-Hant",
      of: "Location (optional)",
      before: "位置 (選填)",
      after: "位置（選填）"
    ),
    fix: "Writes （ ）, without the spaces round them."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .parenthesis
  private let profile: TypographyProfile

  init(_ options: CheckOptions) { profile = TypographyProfile(options.profile) }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard text.features.contains(.han),
      profile.wantsFullWidthParentheses(context.locale.writing)
    else { return }
    var places = PlaceList()
    var open: [Int] = []
    for (index, scalar) in text.scalars.enumerated() where scalar.cls == .mark {
      if scalar.value == "(" { open.append(index) }
      guard scalar.value == ")", let start = open.popLast(),
        text.scalars[start..<index].contains(where: { $0.cls == .han }),
        !isCall(start, text)
      else { continue }
      places.add(
        text.range(of: start..<(index + 1)),
        [
          TextEdit(text.range(of: spaceStart(start, text)..<(start + 1)), "（"),
          TextEdit(text.range(of: index..<spaceEnd(index, text)), "）"),
        ]
      )
    }
    places.report(Self.rule, in: context, &findings, "Write （ ） round Chinese.", habit: "style")
  }

  /// Whether a parenthesis follows the name of a function, or a link’s text in Markdown.
  private func isCall(_ start: Int, _ text: ScannedText) -> Bool {
    guard let before = text.scalar(start - 1) else { return false }
    return before.value == "]" || before.value == "_"
  }

  private func spaceStart(_ index: Int, _ text: ScannedText) -> Int {
    let before = text.indexBefore(index)
    guard let scalar = text.scalar(before), scalar.cls != .lineEnd else { return index }
    let isMark = ",.:;?!".unicodeScalars.contains(scalar.value)
    return scalar.isOfText || isMark ? before + 1 : index
  }

  private func spaceEnd(_ index: Int, _ text: ScannedText) -> Int {
    let after = text.indexAfter(index + 1)
    return text.scalar(after)?.isOfText == true ? after : index + 1
  }
}
