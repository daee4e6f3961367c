package import Diagnostics

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

  package let json: JSONFile
  let index: Int

  init(json: JSONFile, index: Int) {
    self.json = json
    self.index = index
  }

  private var entry: JSONFile.Entry { json.entries[index] }

  package var kind: Kind {
    switch entry.kind {
    case .object: .object
    case .array: .array
    case .string, .escapedString: .string
    case .number: .number
    case .true, .false: .bool
    case .null, .end: .null
    }
  }

  /// Offset in bytes of the first character of the value.
  package var offset: Int { entry.offset }

  /// Offset in bytes past the last character of the value.
  package var endOffset: Int {
    switch entry.kind {
    case .object, .array: Int(json.entries[entry.extent].offset) + 1
    case .string, .escapedString: offset + entry.extent + 2
    default: offset + entry.extent
    }
  }

  /// The place of the value.
  package var location: SourceLocation { json.location(offset: offset) }

  /// The text of a string, with its escapes resolved; `nil` where the value is none.
  package var string: String? {
    switch entry.kind {
    case .string: String(decoding: content, as: UTF8.self)
    case .escapedString: JSONEscapes.decode(content)
    default: nil
    }
  }

  /// The text of the name of a member, or of any other string; empty where the value is none.
  package var text: String { string ?? "" }

  /// The bytes of a string between its quotation marks, or of a word or number.
  var content: ArraySlice<UInt8> {
    let isString = entry.kind == .string || entry.kind == .escapedString
    let start = offset + (isString ? 1 : 0)
    return json.bytes[start..<(start + entry.extent)]
  }

  /// Whether the value is a string with this text.
  package func isString(_ text: StaticString) -> Bool {
    switch entry.kind {
    case .string:
      entry.extent == text.utf8CodeUnitCount
        && json.bytes.withUnsafeBytes { bytes in
          guard let start = bytes.baseAddress else { return false }
          return JSONWord.isEqual(
            start + offset + 1,
            text.utf8Start,
            count: text.utf8CodeUnitCount
          )
        }
    case .escapedString: string == text.description
    default: false
    }
  }

  /// Offset in bytes of what comes next in the file: the next name or value, or the end of the
  /// container.
  var nextOffset: Int {
    nextIndex < json.entries.count ? json.entries[nextIndex].offset : json.bytes.count
  }

  /// The entry after the value.
  fileprivate var nextIndex: Int {
    switch entry.kind {
    case .object, .array: entry.extent + 1
    default: index + 1
    }
  }
}

extension JSONNode {
  /// A member of an object.
  package struct Member: Sendable {
    package let name: JSONNode
    package let value: JSONNode
  }

  /// The members of an object in the order of the file; none where the value is no object.
  package struct Members: Sequence, IteratorProtocol, Sendable {
    private var position: Int
    private let end: Int
    private let json: JSONFile
    package let count: Int

    fileprivate init(_ node: JSONNode) {
      json = node.json
      guard node.kind == .object else {
        (position, end, count) = (0, 0, 0)
        return
      }
      position = node.index + 1
      end = Int(node.entry.extent)
      count = json.entries[end].extent
    }

    package var isEmpty: Bool { count == 0 }
    package var underestimatedCount: Int { count }

    package mutating func next() -> Member? {
      guard position < end else { return nil }
      let name = JSONNode(json: json, index: position)
      let value = JSONNode(json: json, index: position + 1)
      position = value.nextIndex
      return Member(name: name, value: value)
    }
  }

  package var members: Members { Members(self) }

  /// The elements of an array; none where the value is no array.
  package var elements: [JSONNode] {
    guard kind == .array else { return [] }
    var elements: [JSONNode] = []
    var next = index + 1
    while next < entry.extent {
      elements.append(JSONNode(json: json, index: next))
      next = elements[elements.count - 1].nextIndex
    }
    return elements
  }

  /// The value of a member.
  package subscript(name: StaticString) -> JSONNode? {
    var members = members
    while let member = members.next() {
      if member.name.isString(name) { return member.value }
    }
    return nil
  }

  /// The value of a member.
  package subscript(name: String) -> JSONNode? {
    members.first { $0.name.string == name }?.value
  }

  /// The value with all that is in it, without its place.
  package var value: JSONValue {
    switch entry.kind {
    case .object: .object(members.map { .init($0.name.string ?? "", $0.value.value) })
    case .array: .array(elements.map(\.value))
    case .string, .escapedString: .string(string ?? "")
    case .number: .number(String(decoding: content, as: UTF8.self))
    case .true: .bool(true)
    case .false: .bool(false)
    case .null, .end: .null
    }
  }

  /// The offset in bytes, in the file, of a position in UTF-16 code units of a string.
  package func fileOffset(ofUTF16 position: Int) -> Int {
    let raw = content
    var units = 0
    var index = raw.startIndex
    while index < raw.endIndex, units < position {
      switch raw[index] {
      case UInt8(ascii: "\\"):
        let isUnicode = index + 1 < raw.endIndex && raw[index + 1] == UInt8(ascii: "u")
        index += isUnicode ? 6 : 2
        units += 1
      case 0xF0...: (index, units) = (index + 4, units + 2)
      case 0xE0...: (index, units) = (index + 3, units + 1)
      case 0xC0...: (index, units) = (index + 2, units + 1)
      default: (index, units) = (index + 1, units + 1)
      }
    }
    return min(index, raw.endIndex)
  }
}
