internal import StringCatalogs

extension [StringTable] {
  /// The source language of tables that were read from several files.
  ///
  /// It is the one of a table that has several locales, for such a file says it; without one, English
  /// where a table is in it, or else that of the first.
  package var sourceLanguage: String? {
    let telling = first { $0.catalog.locales.count > 1 }
    let english = first { ["en", "en-US", "en-GB"].contains($0.catalog.sourceLanguage) }
    return (telling ?? english ?? first)?.catalog.sourceLanguage
  }

  /// The tables with one source language, those of one name combined.
  package func combined(sourceLanguage: String?) -> ReadTables {
    guard let language = sourceLanguage ?? self.sourceLanguage else { return ReadTables([]) }
    // The tables in the source language first: theirs is the order of keys, and the comments.
    let ordered =
      filter { $0.catalog.sourceLanguage == language }
      + filter { $0.catalog.sourceLanguage != language }
    return ordered.map { table in
      var table = table
      table.catalog.sourceLanguage = language
      return table
    }.combined()
  }
}
