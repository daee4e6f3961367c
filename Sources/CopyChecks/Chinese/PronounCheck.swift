internal import Diagnostics

/// 您 where the OS says 你.
struct PronounCheck: TextCheck {
  static let rule = Rule(
    "pronoun",
    .chinese,
    .warning,
    summary: "The reader is called 您 or 妳.",
    rationale: """
      iOS calls its reader 你 since version 16, and in Hong Kong it always did. An alert that says \
      您 beside a prompt that says 你 speaks with two voices.
      """,
    source: "Apple’s own iOS strings: 您 in none of 4,517, 你 in all (reference: measured).",
    example: .text(
      "zh-Hans",
      of: "Allow access to your camera.",
      before: "请允许访问您的相机。",
      after: "请允许访问你的相机。"
    ),
    fix: "Writes 你."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .pronoun
  private let isOff: Bool

  init(_ options: CheckOptions) { isOff = options.profile != .apple }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard !isOff else { return }
    for scalar in text.scalars where scalar.value == "您" || scalar.value == "妳" {
      findings.add(
        Self.rule,
        at: scalar.offset..<scalar.end,
        in: context,
        "iOS says 你; write 你 for \(scalar.value)",
        edits: [.init(scalar.offset..<scalar.end, "你")]
      )
    }
  }
}
