internal import Diagnostics

/// A button of many words.
struct ButtonWordsCheck: AlertPartCheck {
  static let rule = Rule(
    "button-words",
    .alerts,
    .note,
    summary: "The title of a button has more than two words.",
    rationale: "One or two words are read at a glance, and fit beside another button.",
    source: "Human Interface Guidelines, Alerts: one or two words (docs/Sources.md, A7).",
    example: .text(
      locale: "en",
      key: "camera.denied.button",
      source: "Open Settings",
      before: "Change This in Settings",
      after: "Open Settings"
    )
  )

  let writings: Writings = .english
  let features: TextFeatures = .latin
  let part = TextRole.Part.button

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform else { return }
    let words = AlertWording(text).list
    // “Go to Settings” is how many apps say it, and is as short as “Open Settings”.
    guard words.count > 2, !words.contains("@"), words != ["go", "to", "settings"] else { return }
    findings.add(
      Self.rule,
      in: context,
      "A button has one or two words; this one has \(words.count)"
    )
  }
}
