package import Diagnostics
package import StringCatalogs

/// Xcode's String Catalogs (.xcstrings): one table in all its locales.
package struct XCStringsFormat: CatalogFormat {
  package init() {}

  /// Reads a catalog.
  ///
  /// - Throws: a diagnostic with line and column where the file is none.
  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    let catalog = try StringCatalogFile(parsing: file.bytes, file: file.path).catalog
    return ReadTables([StringTable(name: PathName(file.path).stem, catalog: catalog)])
  }

  /// Writes a new file for each table, laid out and ordered as Xcode does; the source language is
  /// always written.
  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    WrittenFiles(
      tables.map { table in
        var catalog = table.catalog
        let source = catalog.sourceLanguage
        for index in catalog.entries.indices {
          catalog.entries[index].localizations.removeAll { localization in
            localization.locale != source && !options.includes(localization.locale)
          }
        }
        return .init(path: "\(table.name).xcstrings", bytes: catalog.bytes)
      }
    )
  }
}
