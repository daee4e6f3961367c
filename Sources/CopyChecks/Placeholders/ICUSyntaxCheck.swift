internal import Diagnostics
internal import ICU

/// A message that ICU cannot read.
struct ICUSyntaxCheck: TextCheck {
  static let rule = Rule(
    "icu-syntax",
    .placeholders,
    .error,
    summary: "An ICU message is not well formed.",
    rationale: "The message cannot be formatted: the reader sees its source, nothing, or a crash.",
    source: "ICU’s own parser, icu::MessagePattern, with the position that it reports.",
    example: .files(
      before: [
        .init("app_en.arb", #"{"@@locale": "en", "greeting": "Hello {name}"}"#),
        .init("app_zh.arb", #"{"@@locale": "zh", "greeting": "你好，{name"}"#),
      ],
      after: [
        .init("app_en.arb", #"{"@@locale": "en", "greeting": "Hello {name}"}"#),
        .init("app_zh.arb", #"{"@@locale": "zh", "greeting": "你好，{name}"}"#),
      ]
    )
  )

  let writings: Writings = .all
  let features: TextFeatures = .brace

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.catalog.syntax == .icu else { return }
    do {
      _ = try MessagePattern(parsing: text.text)
    } catch {
      findings.add(
        Self.rule,
        at: range(at: error.offset, in: text),
        in: context,
        "ICU cannot read the message from here on (\(error.error))"
      )
    }
  }

  /// The character at an offset that counts UTF-16; the last one where it is the end.
  private func range(at offset: Int, in text: ScannedText) -> Range<Int>? {
    var unit = 0
    for scalar in text.scalars {
      unit += UTF16.width(scalar.value)
      if unit > offset { return scalar.offset..<scalar.end }
    }
    return text.scalars.last.map { $0.offset..<$0.end }
  }
}
