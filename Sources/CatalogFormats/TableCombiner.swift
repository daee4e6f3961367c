internal import ICU
internal import StringCatalogs

extension [StringTable] {
  /// One table for each name, with the keys and locales of all tables of that name.
  ///
  /// Keys and tables come in the order in which they first appear; a locale comes before the first
  /// of those that follow it in its own table, and under the name that it first has. Where two
  /// tables say different things, the first one's stands, and a note says so.
  package func combined() -> ReadTables {
    var combiner = TableCombiner()
    for table in self { combiner.add(table) }
    return ReadTables(combiner.tables, notes: combiner.merger.notes)
  }
}

/// Merges tables of the same name.
private struct TableCombiner {
  private(set) var tables: [StringTable] = []
  private(set) var merger = CatalogMerger()
  /// Where each key stands in each of the tables.
  private var places: [[ExactText: Int]] = []
  /// The locales of each of the tables.
  private var spellings: [LocaleSpellings] = []

  mutating func add(_ table: StringTable) {
    guard let index = tables.firstIndex(where: { $0.name == table.name }) else {
      tables.append(table)
      tables[tables.endIndex - 1].catalog.entries = []
      places.append([:])
      spellings.append(LocaleSpellings(table.catalog.locales))
      return add(table.catalog.entries, toTable: tables.endIndex - 1)
    }
    let table = table.renamingLocales { spellings[index].name(of: $0) ?? $0 }
    for locale in table.catalog.locales { spellings[index].add(locale) }
    if table.statesSourceLanguage { tables[index].statesSourceLanguage = true }
    tables[index].localesWithoutStates.formUnion(table.localesWithoutStates)
    var entries = table.catalog.entries
    if table.catalog.sourceLanguage != tables[index].catalog.sourceLanguage {
      // A key that is its own text is so in its own source language alone.
      entries = entries.map { $0.withSource(in: table.catalog) }
    }
    merger.merge(&tables[index].catalog, table.catalog, of: "the table “\(table.name)”")
    add(entries, toTable: index)
  }

  private mutating func add(_ entries: [StringCatalog.Entry], toTable table: Int) {
    for entry in entries {
      let key = ExactText(entry.key)
      if let place = places[table][key] {
        merger.merge(&tables[table].catalog.entries[place], entry)
      } else {
        places[table][key] = tables[table].catalog.entries.endIndex
        tables[table].catalog.entries.append(entry)
      }
    }
  }
}

extension StringTable {
  /// The table with other names for its locales.
  fileprivate func renamingLocales(_ name: (String) -> String) -> StringTable {
    let names = Dictionary(
      catalog.locales.map { ($0, name($0)) },
      uniquingKeysWith: { first, _ in first }
    )
    guard names.contains(where: { $0 != $1 }), Set(names.values).count == names.count else {
      return self
    }
    var table = self
    table.catalog.sourceLanguage = name(catalog.sourceLanguage)
    table.localesWithoutStates = Set(localesWithoutStates.map { names[$0] ?? $0 })
    for entry in table.catalog.entries.indices {
      for index in table.catalog.entries[entry].localizations.indices {
        let locale = table.catalog.entries[entry].localizations[index].locale
        table.catalog.entries[entry].localizations[index].locale = names[locale] ?? locale
      }
    }
    return table
  }
}

extension StringCatalog.Entry {
  /// The entry with its key as the source text where it has no other.
  fileprivate func withSource(in catalog: StringCatalog) -> Self {
    var entry = self
    entry[catalog.sourceLanguage] = string(in: catalog.sourceLanguage, of: catalog)
    return entry
  }
}
