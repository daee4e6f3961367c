internal import CommandLineTool
internal import Diagnostics
internal import StringCatalogs

/// A String Catalog that is reviewed, as its file was when it was last seen.
struct ReviewedCatalog: Sendable {
  let path: String
  private(set) var file: StringCatalogFile
  private var input: InputBytes
  private var entries: [ExactText: StringCatalog.Entry]

  init(path: String) throws(Diagnostic) {
    self.path = path
    input = try Self.read(path)
    file = try StringCatalogFile(parsing: input.bytes, file: path)
    entries = Self.entries(of: file)
  }

  /// What stands under a key.
  subscript(key: String) -> StringCatalog.Entry? { entries[key.exact] }

  /// Looks whether the file changed, and reads it anew where it did.
  ///
  /// - Parameter isCertain: Whether to compare its bytes, whatever its date and size say.
  /// - Returns: the keys that changed, are new or gone.
  /// - Throws: a diagnostic where the file is gone or no catalog; then what was last seen stays.
  mutating func refresh(isCertain: Bool) throws(Diagnostic) -> [String] {
    guard isCertain || !input.isCurrent else { return [] }
    let current = try Self.read(path)
    guard current.bytes != input.bytes else {
      input = current
      return []
    }
    let file = try StringCatalogFile(parsing: current.bytes, file: path)
    let new = Self.entries(of: file)
    let changed = new.filter { entries[$0.key] != $0.value }.keys
    let removed = entries.keys.filter { new[$0] == nil }
    (input, self.file, entries) = (current, file, new)
    return (changed + removed).map(\.text)
  }

  /// Writes an entry in place of the one with its key, if the file is still as it was last seen.
  mutating func write(_ entry: StringCatalog.Entry) throws {
    let bytes = file.bytes(replacing: [entry])
    guard bytes != input.bytes else { return }
    if OutputFile.isReadOnly(path) {
      throw Diagnostic(.error, "\(path) is read-only", advice: "make it writable, and save again")
    }
    // What could not be read again is not written.
    let new = try StringCatalogFile(parsing: bytes, file: path)
    try OutputFile.write(bytes, to: path, target: .unchanged(input))
    // What somebody else wrote since is found when the file is looked at next.
    guard let written = try? Self.read(path), written.bytes == bytes else { return }
    (input, file) = (written, new)
    entries[entry.key.exact] = entry
  }

  private static func read(_ path: String) throws(Diagnostic) -> InputBytes {
    do throws(InputBytes.Fault) {
      return try InputBytes(reading: path)
    } catch {
      throw Diagnostic(.error, "\(path): \(error.reason)", advice: error.advice)
    }
  }

  private static func entries(of file: StringCatalogFile) -> [ExactText: StringCatalog.Entry] {
    Dictionary(file.catalog.entries.map { ($0.key.exact, $0) }) { first, _ in first }
  }
}
