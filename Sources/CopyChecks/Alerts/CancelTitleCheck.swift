internal import AlertModel
internal import Diagnostics

/// A cancelling button by another name.
struct CancelTitleCheck: AlertPartCheck {
  static let rule = Rule(
    "cancel-title",
    .alerts,
    .warning,
    summary: "The button that leaves things as they are has another name than Cancel.",
    rationale: """
      People know Cancel, and find it without reading. “Not Now” or “Close” makes them stop and \
      think about what the button does.
      """,
    source: "Human Interface Guidelines, Alerts: always “Cancel” (docs/Sources.md, A8).",
    example: .text(
      locale: "en",
      key: "camera.denied.cancel",
      source: "Cancel",
      before: "Not Now",
      after: "Cancel"
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.latin, .han]
  let part = TextRole.Part.button

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform, let situation = context.role.situation,
      situation != .primer, let official = CancelWords.official(in: context.locale.writing),
      CancelWords.others.contains(AlertWording(text).words)
    else { return }
    // Where nothing can be done, one button that closes the alert is no Cancel.
    guard situation != .restricted, situation != .unsupported else { return }
    findings.add(
      Self.rule,
      in: context,
      "The button that leaves things as they are is called “\(official)” in every alert"
    )
  }
}
