internal import StringCatalogs

/// What is compared exactly: texts by their bytes, and what has a name by its name, not its place.
protocol ExactContent: Sendable {
  func isExactly(_ other: Self) -> Bool
}

extension Optional: ExactContent where Wrapped: ExactContent {
  func isExactly(_ other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.isExactly(right)
    default: false
    }
  }
}

extension String: ExactContent {
  func isExactly(_ other: String) -> Bool { ExactText(self) == ExactText(other) }
}

extension Bool: ExactContent {
  func isExactly(_ other: Bool) -> Bool { self == other }
}

extension Int: ExactContent {
  func isExactly(_ other: Int) -> Bool { self == other }
}

extension ExactContent where Self: RawRepresentable, RawValue == String {
  func isExactly(_ other: Self) -> Bool { rawValue.isExactly(other.rawValue) }
}

extension StringCatalog.ExtractionState: ExactContent {}
extension LocalizedString.StringUnit.State: ExactContent {}

extension JSONValue: ExactContent {
  func isExactly(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let left), .object(let right)): left.isExactly(right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isExactly($1) }
    case (.string(let left), .string(let right)): left.isExactly(right)
    default: self == other
    }
  }
}

extension LocalizedString: ExactContent {
  func isExactly(_ other: LocalizedString) -> Bool {
    stringUnit.isExactly(other.stringUnit)
      && variations.isExactly(other.variations)
      && substitutions.isExactly(other.substitutions)
      && otherMembers.isExactly(other.otherMembers)
  }
}

extension LocalizedString.StringUnit: ExactContent {
  func isExactly(_ other: LocalizedString.StringUnit) -> Bool {
    value.isExactly(other.value) && state.isExactly(other.state)
      && otherMembers.isExactly(other.otherMembers)
  }
}
