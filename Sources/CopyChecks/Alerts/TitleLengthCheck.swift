internal import Diagnostics
internal import TextMetrics

/// A title of more than two lines.
struct TitleLengthCheck: AlertPartCheck {
  static let rule = Rule(
    "title-length",
    .alerts,
    .note,
    summary: "The title of an alert takes more than two lines.",
    rationale: """
      A long title is read as a block of bold text, and pushes the message away. What it says \
      belongs in the message.
      """,
    source:
      "Human Interface Guidelines, Alerts: at most two lines (docs/Sources.md, A2); a line has 238 points (docs/Preview.md).",
    example: .text(
      locale: "en",
      key: "camera.denied.title",
      source: "",
      before: "The Camera Can’t Be Used Because Access to It Is Turned Off in Settings",
      after: "Camera Access Turned Off"
    )
  )

  let writings: Writings = .all
  let features: TextFeatures = .any
  let part = TextRole.Part.title

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform else { return }
    let lines = AlertWidth(.title, locale: context.locale.tag).lines(of: text)
    guard lines > 2 else { return }
    findings.add(
      Self.rule,
      in: context,
      "The title takes \(lines) lines of an alert; two are the most"
    )
  }
}
