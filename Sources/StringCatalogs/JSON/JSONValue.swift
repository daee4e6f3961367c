/// A JSON value (RFC 8259) whose members keep their order, as Foundation's types do not.
package indirect enum JSONValue: Hashable, Sendable {
  /// A member of an object.
  package struct Member: Hashable, Sendable {
    @Exact package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case object([Member])
  case array([JSONValue])
  case string(String)
  /// The digits, as a file has them or will have them.
  case number(String)
  case bool(Bool)
  case null
}

extension JSONValue {
  /// The value of the last member with a name, as JSON readers commonly take it.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }
}

extension JSONValue {
  /// By bytes: texts that Swift holds to be equal can differ in how they are composed.
  package static func == (first: JSONValue, second: JSONValue) -> Bool {
    switch (first, second) {
    case (.object(let members), .object(let others)): members == others
    case (.array(let elements), .array(let others)): elements == others
    case (.string(let text), .string(let other)): text.isExactly(other)
    case (.number(let digits), .number(let others)): digits == others
    case (.bool(let bool), .bool(let other)): bool == other
    case (.null, .null): true
    default: false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
}
