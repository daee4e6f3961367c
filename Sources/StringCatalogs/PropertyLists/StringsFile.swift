package import Diagnostics

/// A .strings file: the strings of one table in one locale.
package struct StringsFile: Sendable {
  /// A key with its value.
  package struct Entry: Sendable {
    package let key: String
    package let value: String
    /// What the comment above the key, or else behind the entry, says.
    package let comment: String?
    /// Where the key stands: offsets in the text, or in the bytes of a binary file.
    package let keyRange: Range<Int>
    /// Where the value stands; the same as the key for one that is its own value.
    package let valueRange: Range<Int>

    /// Offset of the key.
    package var offset: Int { keyRange.lowerBound }
    /// Offset of the value, or of the key that is its own value.
    package var valueOffset: Int { valueRange.lowerBound }
  }

  package let file: String
  /// The entries in the order of the file; where a key stands twice, the last one counts.
  package let entries: [Entry]
  /// What the file says, as a property list.
  package let list: PropertyList
  let members: [PropertyListValue.Member]

  /// Reads old-style text in UTF-8 or UTF-16, an XML or a binary property list.
  ///
  /// A file without entries, even one of no bytes, is a table without strings.
  ///
  /// - Throws: a diagnostic with line and column where the file is none of these.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    let list = try PropertyList(parsing: bytes, file: file)
    let members = try list.members()
    let comments = list.text.map(PropertyListComments.init)
    self.list = list
    self.members = members
    self.file = file
    let gaps = list.gaps(between: members)
    entries = members.indices.compactMap { index in
      let member = members[index]
      return member.value.string.map { value in
        Entry(
          key: member.key,
          value: value,
          comment: comments?.comment(
            before: gaps[index],
            isFirst: index == 0,
            after: gaps[index + 1]
          ),
          keyRange: member.keyRange,
          valueRange: member.value.range
        )
      }
    }
  }

  /// The place of a key or value; the beginning of the file where none is given.
  package func location(offset: Int?) -> SourceLocation { list.location(offset: offset) }

  /// The entry that counts for a key.
  package subscript(key: String) -> Entry? { entries.last { $0.key.isExactly(key) } }

  /// The bytes of the file.
  package var bytes: [UInt8] { list.bytes }

  /// Keys that stand more than once, each with all its places; the last one counts.
  package var duplicates: [(key: String, offsets: [Int])] {
    PropertyList.duplicates(in: members)
  }

  /// Members whose value is not a string, which no lookup of a string finds.
  package var otherMembers: [(key: String, offset: Int)] {
    members.filter { $0.value.string == nil }.map { ($0.key, $0.offset) }
  }
}

extension PropertyList {
  /// What stands before each of the members of the root, and behind the last one.
  func gaps(between members: [PropertyListValue.Member]) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = 0
    if case .xml = source { end = root.range.lowerBound }
    for member in members {
      gaps.append(min(end, member.range.lowerBound)..<member.range.lowerBound)
      end = member.range.upperBound
    }
    let last = max(end, text?.utf8.count ?? end)
    return gaps + [end..<last]
  }
}
