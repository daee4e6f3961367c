internal import Diagnostics
internal import StringCatalogs

/// A key that Xcode no longer finds in the sources.
struct StaleKeyCheck: EntryCheck {
  static let rule = Rule(
    "stale-key",
    .structure,
    .note,
    summary: "Xcode no longer finds the key in the sources.",
    rationale:
      "Its translations are kept up for nothing, or the program asks for it by a new name.",
    source: "Apple, “Localizing and varying text with a string catalog”: stale strings.",
    example: .files(
      before: [.init("Localizable.xcstrings", catalog(#""extractionState": "stale", "#))],
      after: [.init("Localizable.xcstrings", catalog(""))]
    )
  )

  let features: TextFeatures = .unusualState

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard let state = entry.extractionState, state == .stale else { return }
    findings.add(
      Self.rule,
      at: entry.keyOrigin,
      "Xcode does not find this key in the sources; delete it, or mark it as manual",
      key: entry.key
    )
  }

  private static func catalog(_ state: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"Not now": {\(state)"localizations": {"zh-Hans": \
    {"stringUnit": {"state": "translated", "value": "以后再说"}}}}}, "version": "1.0"}
    """
  }
}
