internal import StringCatalogs

extension DelimitedColumn {
  /// The columns that tables need: those that would be empty are left out.
  static func columns(for tables: [StringTable], locales wanted: [String]?) -> [DelimitedColumn] {
    let entries = tables.lazy.flatMap(\.catalog.entries)
    let substitutions = entries.flatMap(\.localizations).flatMap(\.string.substitutions)
    var columns: [DelimitedColumn] = [.key, .variation, .comment]
    if tables.count > 1 { columns.insert(.table, at: 0) }
    for locale in locales(of: tables, wanted) where isReadable(locale) {
      columns.append(.value(locale: locale))
      let hasStates = entries.contains { entry in
        entry[locale]?.units.contains { !$0.unit.value.isEmpty && $0.unit.state != .translated }
          ?? false
      }
      if hasStates { columns.append(.state(locale: locale)) }
    }
    if entries.contains(where: { $0.shouldTranslate != nil }) { columns.append(.shouldTranslate) }
    if entries.contains(where: { $0.extractionState != nil }) { columns.append(.extractionState) }
    if substitutions.contains(where: { $0.argNum != nil }) { columns.append(.argNum) }
    if substitutions.contains(where: { $0.formatSpecifier != nil }) {
      columns.append(.formatSpecifier)
    }
    return columns
  }

  /// Names that a catalog has for locales, and that a header cannot have, with their tables.
  static func unreadableLocales(
    of tables: [StringTable],
    locales wanted: [String]?
  ) -> [(table: String, locale: String)] {
    tables.flatMap { table in
      locales(of: [table], wanted).filter { !isReadable($0) }.map { (table.name, $0) }
    }
  }

  private static func isReadable(_ locale: String) -> Bool {
    DelimitedColumn(name: locale) == .value(locale: locale)
  }

  /// The source languages are always there: they are what translators translate.
  private static func locales(of tables: [StringTable], _ wanted: [String]?) -> [String] {
    var locales: [String] = []
    for locale in tables.flatMap(\.catalog.locales) where !locales.contains(locale) {
      locales.append(locale)
    }
    guard let wanted else { return locales }
    let sources = Set(tables.map(\.catalog.sourceLanguage))
    return locales.filter(sources.contains) + wanted.filter { !sources.contains($0) }
  }
}
