package import Diagnostics
internal import ICU
package import StringCatalogs

extension [StringTable] {
  /// Tables of several files as one for each name.
  ///
  /// Tables of files that say their source language keep it. The others are in `sourceLanguage`;
  /// without one, in that of a table that says it, or English where a table is in it, or that of the
  /// first, which a note then names.
  package func combined(sourceLanguage: String?) -> ReadTables {
    let combined = inLanguage(sourceLanguage).combined()
    var notes: [Diagnostic] = []
    if let sourceLanguage {
      let asked = LocaleSpellings([sourceLanguage])
      notes = combined.tables.filter { asked.name(of: $0.catalog.sourceLanguage) == nil }
        .map(\.languageNote)
    } else if let language = commonLanguage, language.isGuess {
      notes = [Self.note(ofGuess: language.name)]
    }
    return ReadTables(combined.tables, notes: notes + combined.notes)
  }

  /// The table of a file that is the one of a catalog: that of its name, or the only one.
  ///
  /// - Parameters:
  ///   - catalog: The name of the catalog's table.
  ///   - sourceLanguage: The source language of the catalog, for a file that does not say its own.
  ///   - file: The file, as it was given.
  /// - Returns: The table, with a note of every other that the file has.
  /// - Throws: a diagnostic where the file has several tables, and none of that name.
  package func table(
    for catalog: String,
    sourceLanguage: String,
    of file: String
  ) throws(Diagnostic) -> (table: StringTable, notes: [Diagnostic]) {
    let place = SourceLocation(file: file, line: 1, column: 1)
    let combined = inLanguage(sourceLanguage).combined()
    let index = combined.tables.firstIndex { $0.name == catalog }
    guard let index = index ?? (combined.tables.count == 1 ? 0 : nil) else {
      let names = combined.tables.map { "“\($0.name)”" }.joined(separator: ", ")
      throw Diagnostic(
        .error,
        at: place,
        "the file has no table “\(catalog)”; it has \(names.isEmpty ? "none" : names)",
        advice: "give the catalog of one of its tables with --to"
      )
    }
    var others = combined.tables
    let table = others.remove(at: index)
    let notes = others.map { other in
      Diagnostic(
        .note,
        at: place,
        "the table “\(other.name)” is not applied",
        advice: "run again with --to \(other.name).xcstrings"
      )
    }
    return (table, combined.notes + notes)
  }

  /// The tables with a source language for those that do not say theirs, those in it first: theirs
  /// is the order of keys, and the comments.
  private func inLanguage(_ asked: String?) -> [StringTable] {
    let common = asked ?? commonLanguage?.name
    let tables = map { table in
      guard !table.statesSourceLanguage else { return table }
      let own = table.catalog.locales.count > 1 ? table.catalog.sourceLanguage : nil
      var table = table
      table.catalog.sourceLanguage =
        stated(for: table.name) ?? asked ?? own ?? common ?? table.catalog.sourceLanguage
      return table
    }
    let isInOwn = zip(self, tables).map { $0.catalog.sourceLanguage == $1.catalog.sourceLanguage }
    return zip(tables, isInOwn).filter(\.1).map(\.0) + zip(tables, isInOwn).filter { !$1 }.map(\.0)
  }

  /// What another file says of a table.
  private func stated(for name: String) -> String? {
    first { $0.statesSourceLanguage && $0.name == name }?.catalog.sourceLanguage
  }

  /// The language of tables that are in one language, and whether it is no more than a guess.
  private var commonLanguage: (name: String, isGuess: Bool)? {
    let telling = first { $0.statesSourceLanguage } ?? first { $0.catalog.locales.count > 1 }
    let english = first { ["en", "en-US", "en-GB"].contains($0.catalog.sourceLanguage) }
    let isGuess = Set(map(\.catalog.sourceLanguage)).count > 1 && telling == nil && english == nil
    return (telling ?? english ?? first).map { ($0.catalog.sourceLanguage, isGuess) }
  }

  private static func note(ofGuess language: String) -> Diagnostic {
    Diagnostic(
      .note,
      "no file says in which language the strings were written; \(language), that of the first, "
        + "is taken for it",
      advice: "give --source-language LOCALE if it is another"
    )
  }
}

extension StringTable {
  /// That the table keeps its source language, where another was asked for.
  fileprivate var languageNote: Diagnostic {
    Diagnostic(
      .note,
      "the table “\(name)” says that it was written in \(catalog.sourceLanguage), and keeps that "
        + "as its source language"
    )
  }
}
