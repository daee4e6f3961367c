package import Diagnostics

/// A .stringsdict file: rules by which strings of one table vary in one locale.
package struct StringsdictFile: Sendable {
  package let list: PropertyList
  /// The rules by key, in the order of the file; of equal keys the last one counts.
  package let entries: [PropertyListValue.Member]
  /// What the comments above the keys say, in the order of `entries`.
  package let comments: [String?]

  /// Reads an XML or a binary property list, or one in old-style text.
  ///
  /// - Throws: a diagnostic with line and column where the file is none, or is empty.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let list = try PropertyList(parsing: bytes, file: file)
    guard list.text?.utf8.contains(where: { $0 > 0x20 }) != false else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file, line: 1, column: 1),
        "the file is empty, and should be a property list",
        advice: "restore it, or remove it"
      )
    }
    let entries = try list.members()
    self.list = list
    self.entries = entries
    let gaps = list.gaps(between: entries)
    let found = list.text.map(PropertyListComments.init)
    comments = entries.indices.map { index in
      found?.comment(before: gaps[index], isFirst: index == 0, after: gaps[index + 1])
    }
  }

  /// Keys that stand more than once, each with all its places; the last one counts.
  package var duplicates: [(key: String, offsets: [Int])] {
    PropertyList.duplicates(in: entries)
  }
}
