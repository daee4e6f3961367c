internal import Diagnostics

/// An alert about a permission that makes small talk.
struct ChattyTextCheck: TextCheck {
  static let rule = Rule(
    "chatty-text",
    .alerts,
    .note,
    summary: "The alert thanks, regrets or has an emoji.",
    rationale: """
      An alert interrupts, and every word that says nothing keeps people longer. iOS’s own alerts \
      say what is the matter and what to do.
      """,
    source: "Human Interface Guidelines, Alerts and Writing: be direct, no oops or emoji; stated.",
    example: .text(
      locale: "en",
      key: "camera.denied.message",
      source: "",
      before: "Unfortunately, the app can’t use the camera.",
      after: "The app can’t use the camera."
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.latin, .han]
  private let words = PhraseList([
    "thank you", "thanks", "unfortunately", "oops", "whoops", "uh-oh", "谢谢", "謝謝", "感谢您", "感謝您",
    "感谢你", "感謝你", "很遗憾", "很遺憾", "遗憾的是", "遺憾的是", "哎呀",
  ])

  init(_ options: CheckOptions) {}

  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool {
    role.isAboutPermission && (role.part == .message || role.part == .title)
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform, let range = words.first(in: text.scalars) ?? emoji(in: text)
    else { return }
    findings.add(
      Self.rule,
      at: text.range(of: range),
      in: context,
      "Leave this out; say what is the matter, and what to do"
    )
  }

  private func emoji(in text: ScannedText) -> Range<Int>? {
    text.scalars.indices.first { index in
      let scalar = text.scalars[index]
      guard scalar.cls == .other else { return false }
      return scalar.value.properties.isEmojiPresentation
        || scalar.value.properties.isEmoji && text.scalar(index + 1)?.value == "\u{FE0F}"
    }.map { $0..<($0 + 1) }
  }
}
