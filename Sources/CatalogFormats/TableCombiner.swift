internal import StringCatalogs

extension [StringTable] {
  /// One table for each name, with the keys and locales of all tables of that name.
  ///
  /// Keys and tables come in the order in which they first appear; a locale comes before the first
  /// of those that follow it in its own table. Where two tables say different things, the first
  /// one's stands, and a note says so.
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

  mutating func add(_ table: StringTable) {
    guard let index = tables.firstIndex(where: { $0.name == table.name }) else {
      tables.append(StringTable(name: table.name, catalog: table.catalog))
      tables[tables.endIndex - 1].catalog.entries = []
      places.append([:])
      return add(table.catalog.entries, toTable: tables.endIndex - 1)
    }
    merger.merge(&tables[index].catalog, table.catalog, of: "the table “\(table.name)”")
    add(table.catalog.entries, toTable: index)
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
