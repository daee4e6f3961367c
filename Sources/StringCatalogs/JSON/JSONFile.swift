package import Diagnostics

/// A JSON file (RFC 8259): its values with their order and place.
package struct JSONFile: Sendable {
  /// The path, as it was given.
  package let file: String
  private let value: LocatedJSON
  private let lines: LineTable

  /// Reads a whole file.
  ///
  /// - Throws: a diagnostic with line and column where the file is not JSON.
  package init(parsing bytes: [UInt8], file: String) throws(Diagnostic) {
    value = try JSONReader.read(bytes, file: file)
    lines = LineTable(of: bytes)
    self.file = file
  }

  /// The value that the file is.
  package var root: JSONNode { JSONNode(json: self, located: value) }

  /// The place of an offset in the bytes.
  package func location(offset: Int) -> SourceLocation {
    lines.location(file: file, offset: offset)
  }
}

/// A value in a JSON file, or the name of a member.
package struct JSONNode: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    case object, array, string, number, bool, null

    /// The kind with its article.
    package var inWords: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a number"
      case .bool: "a Boolean"
      case .null: "null"
      }
    }
  }

  /// A member of an object.
  package struct Member: Sendable {
    package let name: JSONNode
    package let value: JSONNode
  }

  package let json: JSONFile
  let located: LocatedJSON

  package var kind: Kind {
    switch located {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .bool: .bool
    case .null: .null
    }
  }

  /// The place of the value.
  package var location: SourceLocation { json.location(offset: located.offset) }

  /// The text of a string, with its escapes resolved; `nil` where the value is none.
  package var string: String? {
    if case .string(let text) = located { text.value } else { nil }
  }

  /// The text of the name of a member, or of any other string; empty where the value is none.
  package var text: String { string ?? "" }

  /// The members of an object in the order of the file; none where the value is no object.
  package var members: [Member] {
    guard case .object(let members, _) = located else { return [] }
    return members.map { member in
      Member(
        name: JSONNode(json: json, located: .string(member.name)),
        value: JSONNode(json: json, located: member.value)
      )
    }
  }

  /// The elements of an array; none where the value is no array.
  package var elements: [JSONNode] {
    guard case .array(let elements, _) = located else { return [] }
    return elements.map { JSONNode(json: json, located: $0) }
  }

  /// The value of a member.
  package subscript(name: String) -> JSONNode? {
    members.first { $0.name.text == name }?.value
  }

  /// The value with all that is in it, without its place.
  package var value: JSONValue {
    switch located {
    case .object: .object(members.map { .init($0.name.text, $0.value.value) })
    case .array: .array(elements.map(\.value))
    case .string(let text): .string(text.value)
    case .number(let digits, _): .number(digits)
    case .bool(let value, _): .bool(value)
    case .null: .null
    }
  }

  /// The offset in bytes, in the file, of a position in UTF-16 code units of a string.
  package func fileOffset(ofUTF16 position: Int) -> Int {
    if case .string(let text) = located {
      text.fileOffset(ofUTF16: position)
    } else {
      located.offset
    }
  }
}
