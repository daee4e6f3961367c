internal import Diagnostics
internal import MessageFormat

/// Keys that a region’s locale lacks and the locale of the language has.
struct RegionalFallbackCheck: CatalogCheck {
  static let rule = Rule(
    "regional-fallback",
    .structure,
    .note,
    summary:
      "A region’s locale lacks strings that its language has; the system does not look there.",
    rationale: """
      A bundle takes all its strings from one localization. What zh-Hant-HK lacks is not taken from \
      zh-Hant: the reader in Hong Kong sees English, or the key. Projects that fill the gaps when they \
      build say so in the configuration.
      """,
    source: "Apple, QA1828 and Bundle; palera1n/loader#32 and Pearcleaner#136 met it.",
    example: .files(
      before: [.init("Localizable.xcstrings", catalog(""))],
      after: [
        .init(
          "Localizable.xcstrings",
          catalog(#", "zh-Hant-HK": {"stringUnit": {"state": "translated", "value": "以後"}}"#)
        )
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
    // Android and Flutter look in the language, key by key.
    guard catalog.syntax == .printf(.foundation) || catalog.syntax == .none else { return }
    let gaps = KeyGaps(joining: notes, in: catalog)
    let parents = LocaleFallbacks.parents(in: catalog)
    let source = catalog.locales[catalog.sourceLocale]
    for (index, locale) in catalog.locales.enumerated() {
      guard let parent = parents[index], gaps.counts[index] > 0,
        fallbacks.locale(for: index, in: catalog) == nil, !locale.sharesLanguage(with: source)
      else { continue }
      let missing = gaps.gaps.filter {
        $0.locales.contains(index) && !$0.locales.contains(parent)
      }
      let parentName = catalog.locales[parent].name
      if missing.count > 10 {
        findings.add(
          Self.rule,
          file: catalog.files[index],
          """
          \(locale.name) lacks \(missing.count) strings that \(parentName) has; they are not taken \
          from there
          """,
          locale: locale.name
        )
        continue
      }
      for gap in missing {
        findings.add(
          Self.rule,
          at: gap.origin,
          "\(locale.name) lacks what \(parentName) has; it is not taken from there",
          key: gap.key,
          locale: locale.name
        )
      }
    }
    judgeHongKongAlone(gaps, in: catalog, &findings)
  }

  /// Hong Kong’s words without Taiwan’s: who reads Traditional Chinese elsewhere has none.
  private func judgeHongKongAlone(
    _ gaps: KeyGaps,
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    let writings = catalog.locales.map(\.writing)
    guard let index = writings.firstIndex(of: .hongKong), gaps.counts[index] > 0,
      !writings.contains(.taiwan), index != catalog.sourceLocale
    else { return }
    findings.add(
      Self.rule,
      file: catalog.files[index],
      "There is \(catalog.locales[index].name) and no zh-Hant; readers in Taiwan get Hong Kong’s words",
      locale: catalog.locales[index].name
    )
  }

  private static func catalog(_ more: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"Allow": {"localizations": {\
    "zh-Hant": {"stringUnit": {"state": "translated", "value": "允許"}}, \
    "zh-Hant-HK": {"stringUnit": {"state": "translated", "value": "允許"}}}}, \
    "Not now": {"localizations": {\
    "zh-Hant": {"stringUnit": {"state": "translated", "value": "以後"}}\(more)}}}, "version": "1.0"}
    """
  }
}
