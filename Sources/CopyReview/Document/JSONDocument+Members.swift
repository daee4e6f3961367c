package import Diagnostics

extension JSONDocument {
  /// An object without the members that have nothing to say.
  package static func members(_ members: [(name: String, value: JSONDocument?)]) -> JSONDocument {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension String {
  var json: JSONDocument { .string(self) }
}

extension Int {
  var json: JSONDocument { .number(self) }
}

extension Bool {
  /// The member where it is true.
  var jsonIfTrue: JSONDocument? { self ? .bool(true) : nil }
}

extension Sequence<String> {
  var json: JSONDocument { .array(map { .string($0) }) }
}

extension Sequence<Int> {
  var json: JSONDocument { .array(map { .number($0) }) }
}

extension Array {
  /// The member where there is something in it.
  func jsonIfAny(_ json: (Element) -> JSONDocument) -> JSONDocument? {
    isEmpty ? nil : .array(map(json))
  }
}
