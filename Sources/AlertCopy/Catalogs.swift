internal import CompiledMessages
internal import ICU
internal import Locales

/// Compiled catalogs, and which of their locales serves a requested one.
struct Catalogs: Sendable {
  let sourceLocale: String
  let tables: [LocaleTable]

  /// The product's own.
  static let builtIn = Catalogs(
    sourceLocale: BuiltInCatalogs.sourceLocale,
    tables: BuiltInCatalogs.tables
  )

  /// The table of a locale, by its exact tag.
  func table(for tag: String) -> LocaleTable? {
    tables.first { $0.tag == tag }
  }

  /// The tables of the same language and script, the nearest first; none where no catalog serves
  /// the locale.
  func tables(serving tag: String) -> [LocaleTable] {
    // The usual tags are those of the catalogs, and need no matching.
    if let exact = table(for: tag) { return [exact] + exact.fallbacks.compactMap(table) }
    guard let canonical = LocaleFallback.canonicalTag(tag) else { return [] }
    return LocaleMatcher(available: tables.map(\.tag)).matches(for: canonical).compactMap(table)
  }
}
