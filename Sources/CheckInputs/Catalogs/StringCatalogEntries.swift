internal import CopyChecks
internal import StringCatalogs

/// The entries of a String Catalog as they stand in the file; each is decoded when it is checked.
struct StringCatalogEntries: CheckedEntries {
  private let entries: [StringCatalogFile.Entry]
  private let file: Int
  /// Locales by their names in the file.
  private let locales: [String: Int]

  init(_ catalog: StringCatalogFile, file: Int, locales: [String: Int]) {
    entries = catalog.entries
    self.file = file
    self.locales = locales
  }

  var count: Int { entries.count }

  func forEach(in range: Range<Int>, _ body: (CheckedEntry) -> Void) {
    for index in range { body(entry(entries[index])) }
  }

  private func entry(_ entry: StringCatalogFile.Entry) -> CheckedEntry {
    CheckedEntry(
      key: entry.key.text,
      keyOrigin: origin(entry.key),
      comment: entry.comment,
      texts: []
    )
  }

  private func origin(_ node: JSONNode) -> TextOrigin {
    TextOrigin(file: file, range: (node.offset + 1)..<(node.endOffset - 1), escaping: .json)
  }
}
