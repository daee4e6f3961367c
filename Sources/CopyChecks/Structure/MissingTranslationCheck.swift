internal import Diagnostics

/// A key that some locales of the catalog do not have.
struct MissingTranslationCheck: CatalogCheck {
  static let rule = Rule(
    "missing-translation",
    .structure,
    .warning,
    summary: "A key has no text in a locale that other keys have.",
    rationale: "The reader sees English, or the key, among texts in their own language.",
    source: "Apple, Bundle: a key without a text is shown itself.",
    example: .files(
      before: [
        .init("en.lproj/Localizable.strings", "\"allow\" = \"Allow\";\n\"deny\" = \"Not now\";\n"),
        .init("zh-Hans.lproj/Localizable.strings", "\"allow\" = \"允许\";\n"),
      ],
      after: [
        .init("en.lproj/Localizable.strings", "\"allow\" = \"Allow\";\n\"deny\" = \"Not now\";\n"),
        .init("zh-Hans.lproj/Localizable.strings", "\"allow\" = \"允许\";\n\"deny\" = \"以后\";\n"),
      ]
    )
  )

  private let fallbacks: LocaleFallbacks

  init(_ options: CheckOptions) { fallbacks = LocaleFallbacks(options) }

  func notes(for catalog: CheckedCatalog) -> KeyGaps { KeyGaps(catalog) }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout KeyGaps
  ) {
    notes.take(entry, in: catalog)
  }

  func check(_ notes: [KeyGaps], in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    let gaps = KeyGaps(joining: notes, in: catalog)
    guard !gaps.gaps.isEmpty else { return }
    let missing = gaps.missing
    let judged = judgedLocales(gaps, in: catalog)
    // A third of the keys is one fact, and not hundreds of findings.
    let isSummed = judged.indices.map { locale in
      catalog.isExchange && missing[locale] > 1 || missing[locale] > 100
        || missing[locale] > max(gaps.counts[locale] / 2, 10)
    }
    for locale in judged.indices where judged[locale] && isSummed[locale] {
      let name = catalog.locales[locale].name
      let first = gaps.gaps.first { $0.locales.contains(locale) }?.key ?? ""
      findings.add(
        Self.rule,
        file: catalog.files[locale],
        """
        \(name) has \(gaps.counts[locale]) of \(gaps.counts[locale] + missing[locale]) strings; \
        \(missing[locale]) are missing, the first is “\(first)”
        """,
        locale: name,
        habit: catalog.isExchange ? "exchange" : nil
      )
    }
    for gap in gaps.gaps {
      let locales = gap.locales.filter { judged[$0] && !isSummed[$0] }
      guard let only = locales.first else { continue }
      let names = locales.map { catalog.locales[$0].name }
      findings.add(
        Self.rule,
        at: gap.origin,
        "There is no text in \(names.joined(separator: ", "))",
        key: gap.key,
        locale: names.count == 1 ? catalog.locales[only].name : nil
      )
    }
  }

  /// Which locales must have all keys: not those that take what they lack from others.
  private func judgedLocales(_ gaps: KeyGaps, in catalog: CheckedCatalog) -> [Bool] {
    let parents = LocaleFallbacks.parents(in: catalog)
    let source = catalog.locales[catalog.sourceLocale]
    return catalog.locales.indices.map { locale in
      guard gaps.isWritten[locale] || catalog.isExchange, parents[locale] == nil,
        fallbacks.locale(for: locale, in: catalog) == nil
      else { return false }
      return locale == catalog.sourceLocale || !catalog.locales[locale].sharesLanguage(with: source)
        || source.writing != catalog.locales[locale].writing
    }
  }
}
