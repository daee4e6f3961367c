package import Diagnostics

/// A .strings file: the strings of one table in one locale.
package struct StringsFile: Sendable {
  /// A key with its value.
  package struct Entry: Sendable {
    package let key: String
    package let value: String
    /// Where the key stands; the beginning of the file where the file is binary.
    package let location: SourceLocation
  }

  package let file: String
  /// The entries in the order of the file; where a key stands twice, the last one counts.
  package let entries: [Entry]

  /// Reads old-style text in UTF-8 or UTF-16, an XML or a binary property list.
  ///
  /// A file without entries, even one of no bytes, is a table without strings.
  ///
  /// - Throws: a diagnostic with line and column where the file is none of these.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let list = try PropertyList(parsing: bytes, file: file)
    self.file = file
    entries = try list.members().compactMap { member in
      member.value.string.map { value in
        Entry(key: member.key, value: value, location: list.location(offset: member.offset))
      }
    }
  }

  /// The entry that counts for a key.
  package subscript(key: String) -> Entry? { entries.last { $0.key == key } }
}
