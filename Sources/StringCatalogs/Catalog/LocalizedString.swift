/// A string in one locale: a value, or values that vary by device or plural category.
///
/// Cases of a variation are again such strings, so that any nesting that a file has can be held;
/// Xcode itself nests a plural in a device, and nothing else. Substitutions stand at the root.
package struct LocalizedString: Hashable, Sendable {
  package var stringUnit: StringUnit?
  package var variations: [Variation]
  package var substitutions: [Substitution]
  package var otherMembers: [JSONValue.Member]

  package init(
    stringUnit: StringUnit? = nil,
    variations: [Variation] = [],
    substitutions: [Substitution] = [],
    otherMembers: [JSONValue.Member] = []
  ) {
    self.stringUnit = stringUnit
    self.variations = variations
    self.substitutions = substitutions
    self.otherMembers = otherMembers
  }

  /// A string that is one value.
  package init(_ value: String, state: StringUnit.State? = .translated) {
    self.init(stringUnit: StringUnit(value, state: state))
  }
}

extension LocalizedString {
  /// A value and how far its translation is.
  package struct StringUnit: Hashable, Sendable {
    package var state: State?
    @Exact package var value: String
    package var otherMembers: [JSONValue.Member]

    package init(
      _ value: String,
      state: State? = .translated,
      otherMembers: [JSONValue.Member] = []
    ) {
      self.state = state
      self.value = value
      self.otherMembers = otherMembers
    }
  }

  /// Strings that differ by one thing.
  package struct Variation: Hashable, Sendable {
    package var kind: Kind
    /// By plural category (CLDR's names) or device (`iphone`, `other`…), in the order of the file.
    package var cases: [Case]

    package init(_ kind: Kind, cases: [Case]) {
      self.kind = kind
      self.cases = cases
    }
  }

  /// What strings vary by.
  package struct Kind: Hashable, Sendable {
    @Exact package private(set) var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let plural = Kind(rawValue: "plural")
    package static let device = Kind(rawValue: "device")
  }

  /// A string under the name of its category or device.
  package struct Case: Hashable, Sendable {
    @Exact package var name: String
    package var string: LocalizedString

    package init(_ name: String, _ string: LocalizedString) {
      self.name = name
      self.string = string
    }
  }

  /// A part of a string that varies by a number of its own; `%#@name@` stands for it in the value.
  package struct Substitution: Hashable, Sendable {
    @Exact package var name: String
    /// The argument, counted from 1; where it is not said, the position of `%#@name@` counts.
    package var argNum: Int?
    /// The printf conversion of the argument, without its percent sign: `lld`, `@`.
    @Exact package var formatSpecifier: String?
    package var variations: [Variation]
    package var otherMembers: [JSONValue.Member]

    package init(
      name: String,
      argNum: Int? = nil,
      formatSpecifier: String? = nil,
      variations: [Variation] = [],
      otherMembers: [JSONValue.Member] = []
    ) {
      self.name = name
      self.argNum = argNum
      self.formatSpecifier = formatSpecifier
      self.variations = variations
      self.otherMembers = otherMembers
    }
  }
}

extension LocalizedString.StringUnit {
  /// How far a translation is; a state that this version does not know is kept as it is.
  package struct State: Hashable, Sendable {
    @Exact package private(set) var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static let new = State(rawValue: "new")
    package static let translated = State(rawValue: "translated")
    package static let needsReview = State(rawValue: "needs_review")
    package static let machineTranslated = State(rawValue: "machine_translated")
  }
}
