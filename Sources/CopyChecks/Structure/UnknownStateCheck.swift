internal import Diagnostics
internal import StringCatalogs

/// A state that no tool knows.
struct UnknownStateCheck: EntryCheck {
  static let rule = Rule(
    "unknown-state",
    .structure,
    .warning,
    summary: "A text or key has a state that Xcode does not know.",
    rationale:
      "A misspelt state counts as none: the text is neither translated nor to be reviewed.",
    source: "Xcode’s String Catalogs; XLIFF 1.2, section state; XLIFF 2.1, section state.",
    example: .files(
      before: [.init("Localizable.xcstrings", catalog("reviewed_ok"))],
      after: [.init("Localizable.xcstrings", catalog("translated"))]
    )
  )

  /// Xcode’s, and those of XLIFF 1.2 and 2.
  private static let known: Set<String> = [
    "new", "translated", "needs_review", "machine_translated", "final", "needs-adaptation",
    "needs-l10n", "needs-review-adaptation", "needs-review-l10n", "needs-review-translation",
    "needs-translation", "signed-off", "initial", "reviewed", "dont_translate", "stale",
  ]
  private static let knownOrigins: Set<String> = [
    "stale", "extracted_with_value", "migrated", "extracted",
  ]

  let features: TextFeatures = .unusualState

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    if let state = entry.extractionState, state != .manual,
      !Self.knownOrigins.contains(state.rawValue)
    {
      let message =
        "Xcode knows no extraction state “\(state.rawValue)”; it is manual, stale or migrated"
      findings.add(Self.rule, at: entry.keyOrigin, message, key: entry.key)
    }
    for text in entry.texts {
      guard let state = text.unusualState?.rawValue, !Self.known.contains(state) else { continue }
      findings.add(
        Self.rule,
        of: text,
        "There is no state “\(state)”; it is new, translated or needs_review",
        key: entry.key,
        locale: catalog.locales[text.locale].name
      )
    }
  }

  private static func catalog(_ state: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"Not now": {"localizations": {"zh-Hans": \
    {"stringUnit": {"state": "\(state)", "value": "以后再说"}}}}}, "version": "1.0"}
    """
  }
}
