package import Diagnostics
package import StringCatalogs

/// Strings files (.strings): one table in one locale, in a folder such as `zh-Hans.lproj`.
///
/// Strings that vary go into a .stringsdict file beside it, in which Foundation looks first.
package struct StringsFormat: CatalogFormat {
  package init() {}

  /// Reads a table in one locale; its strings count as translated.
  ///
  /// - Throws: a diagnostic with line and column where the file is no strings file.
  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    guard !file.bytes.isEmpty else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file.path, line: 1, column: 1),
        "the file is empty",
        advice: "restore it, or leave it out"
      )
    }
    let strings = try StringsFile(parsing: file.bytes, file: file.path)
    let folder = LocaleFolder(file)
    var notes = [folder.note].compactMap { $0 }
    notes += DuplicateKeys.notes(strings.duplicates, location: strings.location)
    notes += strings.otherMembers.map { key, offset in
      Diagnostic(
        .warning,
        at: strings.location(offset: offset),
        "the value of “\(key)” is no string, and is left out"
      )
    }
    let entries = DuplicateKeys.withoutDuplicates(strings.entries, key: \.key)
    let catalog = StringCatalog(
      sourceLanguage: folder.locale,
      entries: entries.map { entry in
        StringCatalog.Entry(
          key: entry.key,
          comment: entry.comment,
          localizations: [.init(locale: folder.locale, string: LocalizedString(entry.value))]
        )
      }
    )
    return ReadTables([StringTable(name: folder.table, monolingual: catalog)], notes: notes)
  }

  /// Writes a .strings file for each table and locale, and a .stringsdict file for what varies.
  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    var writer = LocaleFilesWriter(
      format: ".strings files",
      options: options,
      hasStringsFiles: true
    )
    return writer.write(tables)
  }
}
