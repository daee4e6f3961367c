internal import Diagnostics

/// A purpose string with nothing in it.
struct PurposeEmptyCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-empty",
    .purposeStrings,
    .error,
    summary: "The purpose string is blank.",
    rationale: """
      The prompt would give no reason. The system takes a blank purpose string for a missing one: \
      the request fails or ends the app, and App Review rejects it.
      """,
    source: "Apple, Requesting access to protected resources: not blank or white space; stated.",
    example: .text(
      locale: "en",
      key: "NSCameraUsageDescription",
      source: "",
      before: " ",
      after: "The app scans the codes on tickets."
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    guard purpose.trimmed.isEmpty else { return }
    findings.add(
      Self.rule,
      in: purpose.context,
      "The purpose string is blank. Say what the app does with what it asks for."
    )
  }
}
