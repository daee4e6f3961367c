internal import MessageFormat
internal import StringCatalogs

/// Makes the rule of a .stringsdict file of a localized string.
struct StringsdictWriter {
  /// Why a string cannot be written.
  struct Unwritable: Error {
    let reason: String
  }

  private let key: String
  /// What the plural of a whole string is called.
  private let variableName: String
  /// What is said otherwise than in the catalog.
  private(set) var changes: [String] = []

  /// The name where nothing says another.
  static let variableName = "value"

  init(key: String, variableName: String = Self.variableName) {
    self.key = key
    self.variableName = variableName
  }

  /// The rule for a string.
  mutating func rule(
    _ string: LocalizedString
  ) throws(Unwritable) -> PropertyListTree {
    let rule = try rule(string, outer: [])
    guard case .string = rule else { return rule }
    return .dictionary([PropertyListTree.Member(StringsdictRule.format, rule)])
  }

  private mutating func rule(
    _ string: LocalizedString,
    outer: [LocalizedString.Substitution]
  ) throws(Unwritable) -> PropertyListTree {
    let substitutions = string.substitutions + outer
    var members: [PropertyListTree.Member] = []
    for variation in string.variations where variation.kind != .plural {
      members.append(try self.variation(variation, substitutions))
    }
    if let plural = string.variations.first(where: { $0.kind == .plural }) {
      guard string.variations.count == 1, string.stringUnit == nil else {
        throw Unwritable(reason: "beside its plural it has a value or another variation")
      }
      return .dictionary(try wholePlural(plural, substitutions))
    }
    guard let text = string.stringUnit?.value else {
      guard !members.isEmpty else { throw Unwritable(reason: "it has no value") }
      return .dictionary(members)
    }
    // Those that no text refers to are kept where the string has them.
    let format = try format(text, substitutions, keeping: Set(string.substitutions.map(\.name)))
    return members.isEmpty && format.count == 1 ? format[0].value : .dictionary(format + members)
  }

  private mutating func variation(
    _ variation: LocalizedString.Variation,
    _ substitutions: [LocalizedString.Substitution]
  ) throws(Unwritable) -> PropertyListTree.Member {
    guard let rule = StringsdictRule.variations.first(where: { $0.kind == variation.kind }) else {
      throw Unwritable(reason: "it varies by “\(variation.kind.rawValue)”")
    }
    var cases: [PropertyListTree.Member] = []
    for item in variation.cases {
      cases.append(.init(item.name, try self.rule(item.string, outer: substitutions)))
    }
    return .init(rule.rule, .dictionary(cases))
  }

  private mutating func wholePlural(
    _ plural: LocalizedString.Variation,
    _ substitutions: [LocalizedString.Substitution]
  ) throws(Unwritable) -> [PropertyListTree.Member] {
    let cases = try texts(of: plural)
    let texts = cases.map { StringsdictText($0.value) }
    guard !texts.contains(where: \.hasArgument) else { throw Self.bareArgument }
    let number = PluralNumber(texts: texts, key: key)
    // Without a number of its own, a conversion would print the plural's argument or a later one.
    let written = zip(cases, texts).map { item, text in
      (item.key, number.argument == 1 ? item.value : text.numbered(text.positions()))
    }
    var taken = variableName
    while substitutions.contains(where: { $0.name == taken }) { taken += "_" }
    let reference = number.argument == 1 ? "%#@\(taken)@" : "%\(number.argument)$#@\(taken)@"
    let others = try variables(
      substitutions.named(in: texts.map(\.text), keeping: []),
      in: texts.map(\.text)
    )
    return [
      .init(StringsdictRule.format, .string(reference)),
      .init(taken, Self.variable(type: number.type, cases: written)),
    ] + others
  }

  static let bareArgument = Unwritable(
    reason: "it has %arg outside a substitution, which only String Catalogs read"
  )

  /// The texts of a plural by category.
  private func texts(
    of plural: LocalizedString.Variation
  ) throws(Unwritable) -> [(key: String, value: String)] {
    var texts: [(key: String, value: String)] = []
    for item in plural.cases {
      guard StringsdictRule.categories.contains(item.name) else {
        throw Unwritable(reason: "“\(item.name)” is no plural category")
      }
      guard let text = item.string.stringUnit?.value, item.string.variations.isEmpty else {
        throw Unwritable(reason: "its plural category “\(item.name)” is not a plain value")
      }
      texts.append((item.name, text))
    }
    return texts
  }

  private static func variable(
    type: String?,
    cases: [(key: String, value: String)]
  ) -> PropertyListTree {
    let head: [PropertyListTree.Member] = [
      .init(StringsdictRule.specType, .string(StringsdictRule.plural))
    ]
    let valueType: [PropertyListTree.Member] =
      type.map { [.init(StringsdictRule.valueType, .string($0))] } ?? []
    return .dictionary(head + valueType + cases.map { .init($0.key, .string($0.value)) })
  }

  /// A format with its variables.
  private mutating func format(
    _ text: String,
    _ substitutions: [LocalizedString.Substitution],
    keeping kept: Set<String>
  ) throws(Unwritable) -> [PropertyListTree.Member] {
    guard !StringsdictText(text).hasArgument else { throw Self.bareArgument }
    let variables = try variables(substitutions.named(in: [text], keeping: kept), in: [text])
    let written = Self.withNumbers(text, from: 1, of: substitutions)
    return [.init(StringsdictRule.format, .string(written))] + variables
  }

  private mutating func variables(
    _ substitutions: [LocalizedString.Substitution],
    in formats: [String]
  ) throws(Unwritable) -> [PropertyListTree.Member] {
    var members: [PropertyListTree.Member] = []
    let positions = substitutions.positions(in: formats)
    for substitution in substitutions {
      guard substitution.variations.count == 1, substitution.variations[0].kind == .plural else {
        throw Unwritable(reason: "its substitution “\(substitution.name)” is not one plural")
      }
      let texts = try texts(of: substitution.variations[0])
      var type = substitution.formatSpecifier
      if type == nil, texts.contains(where: { StringsdictText($0.value).hasArgument }) {
        type = "lld"
        changes.append("the substitution “\(substitution.name)” lacks its format, and gets lld")
      }
      var written: [(key: String, value: String)] = []
      for (category, text) in texts {
        let position = positions[substitution.name] ?? 1
        let text = try Self.withConversion(text, type, at: position)
        written.append((category, Self.withNumbers(text, from: position, of: substitutions)))
      }
      members.append(.init(substitution.name, Self.variable(type: type, cases: written)))
    }
    return members
  }

  /// The text with the numbers that substitutions say for references to them.
  private static func withNumbers(
    _ text: String,
    from first: Int,
    of substitutions: [LocalizedString.Substitution]
  ) -> String {
    StringsdictText(text).replacingReferences(from: first) { name, number in
      (name, number ?? substitutions.argument(of: name))
    }
  }

  /// The text with a printf conversion for each `%arg`.
  private static func withConversion(
    _ text: String,
    _ type: String?,
    at position: Int
  ) throws(Unwritable) -> String {
    let text = StringsdictText(text)
    guard let type, text.hasArgument else { return text.text }
    guard !text.specifiers.contains(where: { $0.kind == .number && $0.position != nil }) else {
      throw Unwritable(reason: "an %arg in it has a number, which only String Catalogs read")
    }
    let first = text.specifiers.firstIndex { $0.position == nil }
    return text.replacing { index, specifier in
      guard specifier.kind == .number else { return nil }
      // The first one without a number prints the argument of its variable.
      return index == first ? "%\(type)" : "%\(position)$\(type)"
    }
  }
}
