internal import Diagnostics

/// A purpose string that the system does not take.
struct PurposeTooLongCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-too-long",
    .purposeStrings,
    .error,
    summary: "The purpose string has 4,000 bytes or more.",
    rationale: """
      The system takes a purpose string that is too long for an invalid one. The limit counts bytes \
      of UTF-8: 1,333 Chinese characters reach it.
      """,
    source: "Apple, Requesting access to protected resources: less than 4,000 bytes; stated.",
    example: .text(
      locale: "en",
      key: "NSCameraUsageDescription",
      source: "",
      before: String(repeating: "The app scans the codes on tickets. ", count: 112),
      after: "The app scans the codes on tickets."
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    let length = purpose.text.utf8.count
    guard length >= 4000 else { return }
    findings.add(
      Self.rule,
      in: purpose.context,
      "The purpose string has \(length) bytes; fewer than 4,000 are allowed. One sentence is enough."
    )
  }
}
