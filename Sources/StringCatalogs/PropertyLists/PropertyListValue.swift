/// A value in a property list, with the order of its members and, in text, its place.
package struct PropertyListValue: Hashable, Sendable {
  /// What a value is.
  package indirect enum Content: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case number(Double)
    case date
    case data([UInt8])
    case array([PropertyListValue])
    /// All members in their order; where a key stands twice, the last one counts.
    case dictionary([Member])
  }

  /// A member of a dictionary.
  package struct Member: Hashable, Sendable {
    package let key: String
    /// Offset of the key in the text; `nil` where the property list is no text.
    package let offset: Int?
    package let value: PropertyListValue
  }

  package let content: Content
  /// Offset of the value in the text; `nil` where it is not known.
  package let offset: Int?

  /// A value at its place.
  package init(_ content: Content, offset: Int? = nil) {
    self.content = content
    self.offset = offset
  }

  /// The string, where the value is one.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The elements, where the value is an array.
  package var elements: [PropertyListValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members, where the value is a dictionary.
  package var members: [Member]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  /// The value of the last member with a key.
  package subscript(key: String) -> PropertyListValue? {
    members?.last { $0.key == key }?.value
  }
}

extension PropertyListValue: Decodable {
  /// A value out of a binary property list, its members in the order of their keys.
  package init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      let sorted = members.allKeys.sorted { $0.stringValue < $1.stringValue }
      self.init(
        .dictionary(
          try sorted.map { key in
            Member(
              key: key.stringValue,
              offset: nil,
              value: try members.decode(PropertyListValue.self, forKey: key)
            )
          }
        )
      )
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [PropertyListValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(PropertyListValue.self)) }
      self.init(.array(array))
    } else {
      self.init(try Self.scalar(try decoder.singleValueContainer()))
    }
  }

  private static func scalar(_ value: any SingleValueDecodingContainer) throws -> Content {
    if let text = try? value.decode(String.self) { return .string(text) }
    if let flag = try? value.decode(Bool.self) { return .boolean(flag) }
    if let number = try? value.decode(Double.self) { return .number(number) }
    return try foundationScalar(value)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
