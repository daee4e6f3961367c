/// A value in a JSON file, with the order of its members and the place of its strings.
package indirect enum LocatedJSON: Hashable, Sendable {
  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package let name: JSONText
    package let value: LocatedJSON
  }

  case object([Member], offset: Int)
  case array([LocatedJSON], offset: Int)
  case string(JSONText)
  /// The digits as they stand in the file.
  case number(String, offset: Int)
  case bool(Bool, offset: Int)
  case null(offset: Int)

  /// Offset in bytes of the first character of the value.
  package var offset: Int {
    switch self {
    case .object(_, let offset), .array(_, let offset), .number(_, let offset),
      .bool(_, let offset), .null(let offset):
      offset
    case .string(let text): text.offset
    }
  }

  /// What the value is, in words.
  package var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a Boolean"
    case .null: "null"
    }
  }

  /// The value of the last member with a name, as JSON readers commonly take it.
  package subscript(name: String) -> LocatedJSON? {
    guard case .object(let members, _) = self else { return nil }
    return members.last { $0.name.value == name }?.value
  }
}
