package import Diagnostics

/// A property list in any of Apple's forms: old-style text, XML or binary.
package struct PropertyList: Sendable {
  /// What a property list was read from.
  enum Source: Sendable {
    case oldStyle(SourceText)
    case xml(SourceText)
    case binary([UInt8])
  }

  package let file: String
  package let root: PropertyListValue
  let source: Source

  /// Reads a property list; text without any value is an empty dictionary.
  ///
  /// - Throws: a diagnostic with line and column; those of a binary property list tell the offset.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    self.file = file
    guard !bytes.starts(with: "PK\u{3}\u{4}".utf8) else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file, line: 1, column: 1),
        "this is a ZIP archive, not a property list",
        advice: "unpack it, and give the file inside"
      )
    }
    guard !bytes.starts(with: "bplist".utf8) else {
      source = .binary(bytes)
      root = try BinaryPropertyListReader.read(bytes, file: file)
      return
    }
    let text = try SourceText(decoding: bytes, file: file)
    if XMLPropertyListReader.isXML(text.utf8) {
      source = .xml(text)
      root = try XMLPropertyListReader.read(text)
    } else {
      source = .oldStyle(text)
      root = try OldStylePropertyListReader.read(text)
    }
  }

  /// The text; `nil` where the property list is binary.
  package var text: SourceText? {
    switch source {
    case .oldStyle(let text), .xml(let text): text
    case .binary: nil
    }
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    switch source {
    case .oldStyle(let text), .xml(let text): text.bytes()
    case .binary(let bytes): bytes
    }
  }

  /// The place of a value or key; the beginning of the file where none is given.
  package func location(offset: Int?) -> SourceLocation {
    guard let text else {
      return SourceLocation(file: file, line: 1, column: (offset ?? 0) + 1)
    }
    return text.location(offset: offset ?? 0)
  }

  /// The dictionary that such a file is.
  ///
  /// - Throws: a diagnostic where the property list is something else.
  package func members() throws(Diagnostic) -> [PropertyListValue.Member] {
    guard let members = root.members else {
      throw Diagnostic(
        .error,
        at: location(offset: root.offset),
        "the property list should be a dictionary",
        advice: "restore the file"
      )
    }
    return members
  }

  /// Keys that stand more than once, each with all its places, in the order of the file.
  package static func duplicates(
    in members: [PropertyListValue.Member]
  ) -> [(key: String, offsets: [Int])] {
    let places = Dictionary(grouping: members, by: \.key.exact)
    var seen: Set<ExactText> = []
    return members.compactMap { member in
      let key = member.key.exact
      guard let all = places[key], all.count > 1, seen.insert(key).inserted else { return nil }
      return (member.key, all.map(\.offset))
    }
  }
}
