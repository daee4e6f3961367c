internal import Diagnostics
internal import StringCatalogs

/// A translation that waits for somebody to read it.
struct NeedsReviewCheck: EntryCheck {
  static let rule = Rule(
    "needs-review",
    .structure,
    .note,
    summary: "A translation is marked as one that needs review, or comes from a machine.",
    rationale: "Xcode marks it so when the source changes: what it says may no longer be so.",
    source: "Apple, “Localizing and varying text with a string catalog”: states.",
    example: .files(
      before: [.init("Localizable.xcstrings", catalog("needs_review"))],
      after: [.init("Localizable.xcstrings", catalog("translated"))]
    )
  )

  let features: TextFeatures = .unusualState

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard entry.shouldTranslate else { return }
    var told: Int?
    for text in entry.texts where text.locale != told {
      guard let state = text.unusualState, text.locale != catalog.sourceLocale else { continue }
      let message: String
      switch state {
      case .needsReview: message = "The translation is marked “needs review”"
      case .machineTranslated: message = "A machine has translated this; let somebody read it"
      default: continue
      }
      // Of a text in several variations once.
      told = text.locale
      let locale = catalog.locales[text.locale].name
      findings.add(Self.rule, of: text, message, key: entry.key, locale: locale)
    }
  }

  private static func catalog(_ state: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"Not now": {"localizations": {"zh-Hans": \
    {"stringUnit": {"state": "\(state)", "value": "以后再说"}}}}}, "version": "1.0"}
    """
  }
}

extension CheckedText {
  /// The state, where it is not that of nearly all texts.
  var unusualState: LocalizedString.StringUnit.State? {
    guard let state, state.rawValue != "translated" else { return nil }
    return state
  }
}
