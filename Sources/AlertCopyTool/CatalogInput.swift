internal import CommandLineTool
internal import Diagnostics
internal import StringCatalogs

/// A String Catalog that a command changes.
struct CatalogInput {
  let bytes: InputBytes
  let file: StringCatalogFile

  /// Reads a catalog, which messages may call by another name than its path.
  ///
  /// - Throws: a diagnostic where the file is none.
  init(_ path: String, named name: String? = nil) throws(Diagnostic) {
    bytes = try TableFiles.bytes(of: path)
    file = try StringCatalogFile(parsing: bytes.bytes, file: name ?? path)
  }

  /// The name of the table.
  var tableName: String { PathName(bytes.path).stem }

  /// Writes bytes in place of those that were read, if the file is still as it was.
  func write(_ new: [UInt8]) throws {
    guard new != bytes.bytes else { return }
    try OutputFile.write(new, to: bytes.path, target: .unchanged(bytes))
  }
}
