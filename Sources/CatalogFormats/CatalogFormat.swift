package import Diagnostics
package import StringCatalogs

/// A file format that string tables are read from or written to.
package protocol CatalogFormat: Sendable {
  /// Reads the tables of one file.
  ///
  /// - Throws: a diagnostic with line and column where the file is not of this format.
  func read(_ file: InputFile) throws(Diagnostic) -> ReadTables

  /// Writes tables, as one file or as one for each locale.
  func write(_ tables: [StringTable], _ options: WritingOptions) -> WrittenFiles
}
