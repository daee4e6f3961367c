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
    /// Where the key stands; in XML its element, in a binary property list its object.
    package let keyRange: Range<Int>
    package let value: PropertyListValue
    /// Where the whole member stands, to the end of its semicolon or last tag.
    package let range: Range<Int>

    /// Offset of the key.
    package var offset: Int { keyRange.lowerBound }
  }

  package let content: Content
  /// Where the value stands: offsets in the text, or in the bytes of a binary property list.
  package let range: Range<Int>

  /// A value at its place.
  package init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// Offset of the value.
  package var offset: Int { range.lowerBound }

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
    members?.last { $0.key.isExactly(key) }?.value
  }
}
