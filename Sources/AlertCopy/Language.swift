internal import AlertModel
internal import CompiledMessages
internal import ICU
internal import Locales

/// Where the words of a locale come from: its tables, the nearest first.
struct Language: Sendable {
  /// The locale of the words.
  let locale: LocaleTag
  /// The quotation marks that set off a name.
  let quotationMarks: (opening: String, closing: String)
  /// The tables of the same language and script, then the source language's.
  private let tables: [LocaleTable]
  /// That no catalog serves the requested locale.
  let note: AlertNote?

  init(requested: LocaleTag) {
    let source = BuiltInCatalogs.table(for: BuiltInCatalogs.sourceLocale)
    var tables = Self.tables(for: requested.rawValue)
    let isServed = !tables.isEmpty
    if let source, !tables.contains(where: { $0.tag == source.tag }) { tables.append(source) }
    self.tables = tables
    locale = LocaleTag(rawValue: tables.first?.tag ?? BuiltInCatalogs.sourceLocale)
    quotationMarks = tables.first?.quotationMarks ?? ("", "")
    note = isServed ? nil : .localeFallback(requested: requested.rawValue, used: locale)
  }

  /// The messages of a key with their locales, looked up as they are asked for.
  func messages(forKey key: String) -> some Sequence<(locale: LocaleTag, message: CompiledMessage)>
  {
    tables.lazy.compactMap { table in
      table.catalog.message(forKey: key).map { (LocaleTag(rawValue: table.tag), $0) }
    }
  }

  /// Whether words in a locale read as words in this one: of the same language and script.
  func includes(_ other: LocaleTag) -> Bool {
    other == locale
      || tables.first?.fallbacks.contains(other.rawValue) ?? false
  }

  private static func tables(for tag: String) -> [LocaleTable] {
    // The usual tags are those of the catalogs, and need no matching.
    if let exact = BuiltInCatalogs.table(for: tag) {
      return [exact] + exact.fallbacks.compactMap(BuiltInCatalogs.table)
    }
    guard let canonical = LocaleFallback.canonicalTag(tag) else { return [] }
    return LocaleMatcher(available: BuiltInCatalogs.tables.map(\.tag)).matches(for: canonical)
      .compactMap(BuiltInCatalogs.table)
  }
}
