internal import AlertModel
internal import Diagnostics
internal import TextMetrics

/// A button that does not fit beside another one.
struct ButtonLengthCheck: AlertPartCheck {
  static let rule = Rule(
    "button-length",
    .alerts,
    .note,
    summary: "The title of a button is wider than half an alert.",
    rationale: """
      iOS puts two buttons side by side where both fit, and one above the other where they do not, \
      so the alert looks other than planned in one language.
      """,
    source:
      "Human Interface Guidelines, Alerts: short titles (A7); an alert is 270 points wide (docs/Preview.md).",
    example: .text(
      locale: "en",
      key: "camera.denied.button",
      source: "",
      before: "Troubleshoot Permissions",
      after: "Open Settings"
    )
  )

  let writings: Writings = .all
  let features: TextFeatures = .any
  let part = TextRole.Part.button

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    // The only button of a primer has the whole width.
    guard context.isOfApplePlatform, context.role.situation != .primer else { return }
    let points = AlertWidth(.button, locale: context.locale.tag).points(of: text)
    guard points > AlertWidth.button else { return }
    findings.add(
      Self.rule,
      in: context,
      "The title takes \(Int(points.rounded(.up))) points, and half an alert has \(Int(AlertWidth.button))"
    )
  }
}
