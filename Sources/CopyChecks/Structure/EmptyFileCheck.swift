internal import Diagnostics

/// A locale, or a whole catalog, without any string.
struct EmptyFileCheck: CatalogCheck {
  static let rule = Rule(
    "empty-file",
    .structure,
    .warning,
    summary: "A file has no strings, where those of other locales have some.",
    rationale: """
      The system takes the language as one that the app speaks, and shows keys or nothing at all in \
      place of texts.
      """,
    source: "Apple, Bundle: the localization is chosen by its folder, not by what is in it.",
    example: .files(
      before: [
        .init("en.lproj/Localizable.strings", #""allow" = "Allow";"#),
        .init("zh-Hans.lproj/Localizable.strings", "/* None. */"),
      ],
      after: [
        .init("en.lproj/Localizable.strings", #""allow" = "Allow";"#),
        .init("zh-Hans.lproj/Localizable.strings", #""allow" = "允许";"#),
      ]
    )
  )

  private let fallbacks: LocaleFallbacks

  init(_ options: CheckOptions) { fallbacks = LocaleFallbacks(options) }

  /// Which locales have a text.
  func notes(for catalog: CheckedCatalog) -> [Bool] {
    catalog.locales.map { _ in false }
  }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout [Bool]
  ) {
    for text in entry.texts { notes[text.locale] = true }
  }

  func check(_ notes: [[Bool]], in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    let isThere = catalog.locales.indices.map { locale in notes.contains { $0[locale] } }
    // A table for Info.plist may be empty in all languages, whose texts then stand in Info.plist alone;
    // in XLIFF, translations that are missing are told as such.
    guard isThere.contains(true) || catalog.content == .infoPlist, !catalog.isExchange else {
      return
    }
    for (index, locale) in catalog.locales.enumerated()
    where !isThere[index] && locale.name != "Base" && index != catalog.sourceLocale {
      guard fallbacks.locale(for: index, in: catalog) == nil else { continue }
      findings.add(
        Self.rule,
        file: catalog.files[index],
        "There are no strings in \(locale.name); translate them, or delete the file",
        locale: locale.name
      )
    }
  }
}
