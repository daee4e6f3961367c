package import Diagnostics
package import StringCatalogs

/// Strings dictionary files (.stringsdict): what varies of one table in one locale.
package struct StringsdictFormat: CatalogFormat {
  package init() {}

  /// Reads a table in one locale; its strings count as translated.
  ///
  /// - Throws: a diagnostic with line and column where the file is no property list.
  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    let rules = try StringsdictFile(parsing: file.bytes, file: file.path)
    let folder = LocaleFolder(file)
    var reader = StringsdictReader(rules)
    let members = zip(rules.entries, rules.comments).map { (member: $0, comment: $1) }
    var entries: [StringCatalog.Entry] = []
    for (member, comment) in DuplicateKeys.withoutDuplicates(members, key: \.member.key) {
      guard let string = reader.string(member) else { continue }
      entries.append(
        StringCatalog.Entry(
          key: member.key,
          comment: comment,
          localizations: [.init(locale: folder.locale, string: string)]
        )
      )
    }
    let notes =
      [folder.note].compactMap { $0 }
      + DuplicateKeys.notes(rules.duplicates, location: rules.list.location) + reader.notes
    let catalog = StringCatalog(sourceLanguage: folder.locale, entries: entries)
    return ReadTables([StringTable(name: folder.table, monolingual: catalog)], notes: notes)
  }

  /// Writes a .stringsdict file for each table and locale, with the strings that do not vary, too.
  package func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles {
    var writer = LocaleFilesWriter(
      format: ".stringsdict files",
      options: options,
      hasStringsFiles: false
    )
    return writer.write(tables)
  }
}
