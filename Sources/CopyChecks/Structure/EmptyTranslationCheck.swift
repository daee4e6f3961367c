internal import Diagnostics

/// A translation with nothing in it.
struct EmptyTranslationCheck: TextCheck {
  static let rule = Rule(
    "empty-translation",
    .structure,
    .warning,
    summary: "A translation is empty where the source is not.",
    rationale: "The reader sees an empty button or alert: an empty text is shown, not the source.",
    source: "Weblate and compare-locales check the same; BartyCrouch lints empty values.",
    example: .text("zh-Hans", of: "Not now", before: " ", after: "以后再说")
  )

  let writings: Writings = .all
  /// Spaces of other widths are none to the scanner of features.
  let features: TextFeatures = [.blank, .invisible]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    // Purpose strings that are empty have a rule of their own.
    guard context.text.isBlank, context.role.part != .purposeString,
      !context.catalog.isStillMissing(context.text), let source = context.source,
      !FeatureScanner.features(of: source).contains(.blank),
      // “by” and “of” may have no word in another language.
      !OrdinaryEnglish.functionWords.contains(source.lowercased())
    else { return }
    findings.add(
      Self.rule,
      in: context,
      "The translation is empty; the source is “\(source)”",
      // Of an export for translators that is what is left to do.
      habit: context.catalog.isExchange ? "empty" : nil
    )
  }
}
