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
  /// The tables of the same language and script.
  private let tables: [LocaleTable]
  /// The source language's table, where that is another language.
  private let sourceTables: [LocaleTable]
  /// That no catalog serves the requested locale.
  let note: AlertNote?

  init(requested: LocaleTag) {
    let source = [BuiltInCatalogs.table(for: BuiltInCatalogs.sourceLocale)].compactMap(\.self)
    let served = Self.tables(for: requested.rawValue)
    tables = served.isEmpty ? source : served
    sourceTables = source.filter { source in !served.contains { $0.tag == source.tag } }
    locale = LocaleTag(rawValue: tables.first?.tag ?? BuiltInCatalogs.sourceLocale)
    quotationMarks = tables.first?.quotationMarks ?? ("", "")
    note = served.isEmpty ? .localeFallback(requested: requested.rawValue, used: locale) : nil
  }

  /// The messages of a key with their locales, looked up as they are asked for.
  ///
  /// They are looked for in the tables of the same language and script, which are the locale's own,
  /// or in the source language's where that is another.
  func messages(
    forKey key: String,
    isOwn: Bool
  ) -> some Sequence<(locale: LocaleTag, message: CompiledMessage)> {
    (isOwn ? tables : sourceTables).lazy.compactMap { table in
      table.catalog.message(forKey: key).map { (LocaleTag(rawValue: table.tag), $0) }
    }
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
