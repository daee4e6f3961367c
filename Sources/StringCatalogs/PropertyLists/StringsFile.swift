package import Diagnostics

/// A .strings file: the strings of one table in one locale.
package struct StringsFile: Sendable {
  /// A key with its value.
  package struct Entry: Sendable {
    package let key: String
    package let value: String
    /// Offset of the key in the text; `nil` where the file is binary.
    package let offset: Int?
    /// Offset of the value, or of the key that is its own value.
    package let valueOffset: Int?
  }

  package let file: String
  /// The entries in the order of the file; where a key stands twice, the last one counts.
  package let entries: [Entry]
  private let list: PropertyList

  /// Reads old-style text in UTF-8 or UTF-16, an XML or a binary property list.
  ///
  /// A file without entries, even one of no bytes, is a table without strings.
  ///
  /// - Throws: a diagnostic with line and column where the file is none of these.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    list = try PropertyList(parsing: bytes, file: file)
    self.file = file
    entries = try list.members().compactMap { member in
      member.value.string.map { value in
        Entry(
          key: member.key,
          value: value,
          offset: member.offset,
          valueOffset: member.value.offset
        )
      }
    }
  }

  /// The place of a key or value; the beginning of the file where it has none.
  package func location(offset: Int?) -> SourceLocation { list.location(offset: offset) }

  /// The entry that counts for a key.
  package subscript(key: String) -> Entry? { entries.last { $0.key == key } }
}
