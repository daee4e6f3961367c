internal import AlertModel
internal import Diagnostics

/// A translation of a sentence that does not end.
struct SentenceEndingCheck: TextCheck {
  static let rule = Rule(
    "sentence-ending",
    .chinese,
    .note,
    summary: "The source ends with a full stop or a question mark, the translation with nothing.",
    rationale:
      "A sentence without an end looks cut off, and beside others that have one, careless.",
    source: """
      Apple’s iOS strings: 。 mirrors the full stop of the source in 3,579 strings; Weblate’s \
      end_stop and translate-toolkit’s endpunc look for the same.
      """,
    example: .text(
      "zh-Hans",
      of: "You can change this in Settings.",
      before: "你可以在“设置”中更改此项",
      after: "你可以在“设置”中更改此项。"
    ),
    fix: "Adds 。 or ？."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .han

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard let last = text.scalars.last, endsOpen(last, context), isSentence(context.role),
      let mark = mark(for: context.source), text.scalars.count(where: { $0.cls == .han }) >= 6
    else { return }
    findings.add(
      Self.rule,
      at: last.offset..<last.end,
      in: context,
      "The source is a sentence. End this one with \(mark).",
      edits: [.init(insertAt: last.end, mark)]
    )
  }

  /// Whether a text ends with a word; not with the syntax of a plural, in which sentences end.
  private func endsOpen(_ last: ScannedText.Scalar, _ context: TextContext) -> Bool {
    switch last.cls {
    case .han, .closingQuote: true
    case .placeholder: context.catalog.syntax != .icu
    default: false
    }
  }

  private func isSentence(_ role: TextRole) -> Bool { role.part == .message || role.part == .other }

  /// The mark with which the translation of a source text ends; `nil` where that is not sure.
  private func mark(for source: String?) -> String? {
    guard let source else { return nil }
    let mark: String
    switch source.utf8.last {
    case UInt8(ascii: ".") where !source.hasSuffix(".."): mark = "。"
    case UInt8(ascii: "?"): mark = "？"
    default: return nil
    }
    let isShort = source.utf8.count { $0 == UInt8(ascii: " ") } < 3
    // Co., Ltd. and the like end with a full stop and are no sentences.
    return isShort || source.hasSuffix("Inc.") || source.hasSuffix("Ltd.") ? nil : mark
  }
}
