internal import Diagnostics

/// A button that answers yes or no.
struct YesNoButtonCheck: AlertPartCheck {
  static let rule = Rule(
    "yes-no-button",
    .alerts,
    .warning,
    summary: "A button says Yes or No.",
    rationale: """
      Whoever does not read the question cannot tell what Yes does. A verb says it: Open Settings, \
      Continue, Cancel.
      """,
    source: "Human Interface Guidelines, Alerts: titles of buttons (docs/Sources.md, A7).",
    example: .text(
      locale: "en",
      key: "camera.denied.button",
      source: "Open Settings",
      before: "Yes",
      after: "Open Settings"
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.latin, .han]
  let part = TextRole.Part.button
  private static let words: Set<String> = [
    "yes", "no", "yes please", "yep", "nope", "是", "否", "是的", "不", "不是", "不要", "要",
  ]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform, Self.words.contains(AlertWording(text).words) else {
      return
    }
    findings.add(Self.rule, in: context, "Say with a verb what the button does")
  }
}
