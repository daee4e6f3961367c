internal import AlertModel
internal import CompiledMessages

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

  init(requested: LocaleTag, in catalogs: Catalogs = .builtIn) {
    let source = [catalogs.table(for: catalogs.sourceLocale)].compactMap(\.self)
    let served = catalogs.tables(serving: requested.rawValue)
    tables = served.isEmpty ? source : served
    sourceTables = source.filter { source in !served.contains { $0.tag == source.tag } }
    locale = LocaleTag(rawValue: tables.first?.tag ?? catalogs.sourceLocale)
    quotationMarks = tables.first?.quotationMarks ?? ("", "")
    note = served.isEmpty ? .localeFallback(requested: requested.rawValue, used: locale) : nil
  }

  /// The source language, for a message that this language lacks.
  var source: Language? {
    sourceTables.first.map { Language(table: $0) }
  }

  private init(table: LocaleTable) {
    locale = LocaleTag(rawValue: table.tag)
    quotationMarks = table.quotationMarks
    tables = [table]
    sourceTables = []
    note = nil
  }

  /// The messages of a key with their locales, looked up as they are asked for.
  func messages(
    forKey key: String
  ) -> some Sequence<(locale: LocaleTag, message: CompiledMessage)> {
    tables.lazy.compactMap { table in
      table.catalog.message(forKey: key).map { (LocaleTag(rawValue: table.tag), $0) }
    }
  }
}
