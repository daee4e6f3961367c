package import Diagnostics
package import StringCatalogs

/// What was read from a file.
package struct ReadTables: Sendable {
  package var tables: [StringTable]
  /// What a person should know of the file: keys that stand twice, parts that were not understood.
  package var notes: [Diagnostic]
  /// What reviewers left beside the values.
  package var remarks: [ReviewRemark] = []
  /// The paths that the file has for its tables, by the tables' names.
  package var origins: [String: String] = [:]

  package init(_ tables: [StringTable], notes: [Diagnostic] = []) {
    self.tables = tables
    self.notes = notes
  }
}
