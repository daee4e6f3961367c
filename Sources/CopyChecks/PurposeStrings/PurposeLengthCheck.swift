internal import Diagnostics

/// A purpose string that nobody reads to its end.
struct PurposeLengthCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-length",
    .purposeStrings,
    .note,
    summary: "The purpose string is longer than a prompt should be.",
    rationale: """
      A prompt is read in a second or two. A text of many lines is not read, and what matters in it \
      is missed.
      """,
    source: "Human Interface Guidelines, Privacy: brief, complete sentence. 240 columns are ours.",
    example: .text(
      locale: "en",
      key: "NSLocationWhenInUseUsageDescription",
      source: "",
      before: """
        The app shows bus stops near you. Your location is kept on this device only, it is deleted \
        when you close the app, and we will never pass it on to anyone for any reason whatsoever, \
        be it advertising, statistics or the planning of new bus lines and stops.
        """,
      after: "The app shows bus stops near you. Your location stays on this device."
    )
  )

  /// About six lines of the prompt.
  private static let most = 240

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    guard Self.isLong(purpose), purpose.text.utf8.count < 4000 else { return }
    let columns = Self.columns(of: purpose)
    findings.add(
      Self.rule,
      in: purpose.context,
      "The purpose string is \(columns) columns long. Keep what the app does and why; explain the "
        + "rest in the app."
    )
  }

  /// Whether a purpose string is longer than a prompt should be.
  static func isLong(_ purpose: PurposeText) -> Bool {
    purpose.text.utf8.count > most && columns(of: purpose) > most
  }

  private static func columns(of purpose: PurposeText) -> Int {
    purpose.trimmed.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
  }
}
