internal import CopyChecks

/// The files of tables that have one for each locale, by the table that they belong to.
struct TableGroups {
  /// Who reads the files.
  enum Format: Hashable { case apple, android, arb }

  /// What makes files one table: where their folders stand, and their name.
  struct Key: Hashable {
    let folder: String
    var name: String
    let format: Format
  }

  /// The tables in the order in which they were found.
  private(set) var keys: [Key] = []
  private var tables: [Key: [LocaleTable]] = [:]

  /// Adds a file to its table.
  mutating func add(_ table: LocaleTable, to key: Key) {
    if tables[key] == nil { keys.append(key) }
    tables[key, default: []].append(table)
  }

  /// The files of a table, in the order in which they were found.
  subscript(key: Key) -> [LocaleTable] { tables[key] ?? [] }
}
