internal import StringCatalogs

/// What a catalog says, of which the order is no part: what has a name is known by it, not by its
/// place.
protocol Content: Hashable, Sendable {
  /// The same with every list in the order of its names.
  var inOrder: Self { get }
}

extension Content {
  var inOrder: Self { self }

  /// Whether another says the same, in whatever order.
  func isSame(as other: Self) -> Bool { self == other || inOrder == other.inOrder }
}

extension ExactText: Content {}
extension Bool: Content {}
extension Int: Content {}
extension StringCatalog.ExtractionState: Content {}

extension Optional: Content where Wrapped: Content {
  var inOrder: Wrapped? { map(\.inOrder) }
}

extension Array: Content where Element: NamedContent {
  var inOrder: [Element] {
    KeyOrder.codePoint.order(of: map(\.contentName)).map { self[$0].inOrder }
  }
}

extension JSONValue: Content {
  var inOrder: JSONValue {
    switch self {
    case .object(let members): .object(members.inOrder)
    case .array(let elements): .array(elements.map(\.inOrder))
    case .string, .number, .bool, .null: self
    }
  }
}

extension LocalizedString: Content {
  var inOrder: LocalizedString {
    LocalizedString(
      stringUnit: stringUnit.inOrder,
      variations: variations.inOrder,
      substitutions: substitutions.inOrder,
      otherMembers: otherMembers.inOrder
    )
  }
}

extension LocalizedString.StringUnit: Content {
  var inOrder: Self { Self(value, state: state, otherMembers: otherMembers.inOrder) }
}
