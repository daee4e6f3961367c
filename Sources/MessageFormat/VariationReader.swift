internal import StringCatalogs

/// Reads the message of a localized string.
struct VariationReader {
  private let substitutions: [LocalizedString.Substitution]
  /// The arguments of substitutions that say theirs.
  private let substitutionArguments: [String: Int]
  /// Whether a program formats the string, so that `%%` in its values is a percent sign.
  private let isFormat: Bool

  /// A message of a substitution, and where that stands.
  private struct Place {
    /// The argument of the substitution.
    var argument: Int
    /// The substitutions around, the innermost last.
    var names: [String]
  }

  init(_ string: LocalizedString) {
    substitutions = string.substitutions
    substitutionArguments = string.substitutions.arguments
    isFormat = string.units.contains { PrintfSyntax.hasArguments($0.unit.value, .foundation) }
  }

  /// A substitution that no value refers to, which a message has no place for.
  func unusedSubstitution(_ string: LocalizedString) -> String? {
    let used = string.units.flatMap { item in
      item.unit.value.placeholders(.foundation).map(\.kind)
    }
    return substitutions.map(\.name).first { !used.contains(.reference($0)) }
  }

  func message(_ string: LocalizedString) throws(ConversionError) -> Message {
    guard let variation = string.variations.first else {
      guard let unit = string.stringUnit else { throw .noValue }
      return try text(unit.value, in: nil)
    }
    guard string.variations.count == 1, string.stringUnit == nil else { throw .severalVariations }
    switch variation.kind {
    case .device:
      let cases = try variation.cases(named: "device") { (string) throws(ConversionError) in
        try message(string)
      }
      return Message(parts: [.select(name: VariationSyntax.device, cases: cases)])
    case .plural:
      let cases = try variation.cases(named: "plural") { (string) throws(ConversionError) in
        try text(try string.soleValue, in: nil)
      }
      let name = ArgumentOrder.name(variation.pluralArgument)
      return Message(parts: [.plural(Message.Plural(name: name, cases: cases))])
    default: throw .variation(variation.kind.rawValue)
    }
  }

  private func text(_ value: String, in place: Place?) throws(ConversionError) -> Message {
    guard isFormat else { return PrintfSyntax.parse(value, .foundation, isFormat: false) }
    let tokens = PrintfScanner.scan(value, .foundation)
    var uses = PrintfArguments(
      of: tokens.compactMap(\.placeholder),
      first: place?.argument ?? 1,
      substitutions: substitutionArguments
    ).uses[...]
    var message = Message(parts: [])
    for piece in value.pieces(of: tokens) {
      switch piece {
      case .text(let text): message.append(text: text)
      case .placeholder:
        guard let use = uses.popFirst() else { continue }
        message.parts.append(try part(use, in: place))
      }
    }
    return message
  }

  private func part(
    _ use: PrintfArguments.Use,
    in place: Place?
  ) throws(ConversionError) -> Message.Part {
    switch use.placeholder.kind {
    case .number where place != nil && use.placeholder.position == nil: return .number
    case .reference(let name):
      guard let substitution = substitutions.first(where: { $0.name == name }) else {
        throw .unknownSubstitution(name)
      }
      let around = place?.names ?? []
      guard !around.contains(name) else { throw .circularSubstitution(name) }
      return try plural(
        substitution,
        use,
        in: Place(argument: use.argument, names: around + [name])
      )
    default: return use.argumentPart(.foundation)
    }
  }

  private func plural(
    _ substitution: LocalizedString.Substitution,
    _ use: PrintfArguments.Use,
    in place: Place
  ) throws(ConversionError) -> Message.Part {
    guard let variation = substitution.variations.first else { throw .noValue }
    guard substitution.variations.count == 1 else { throw .severalVariations }
    guard variation.kind != .device else { throw .deviceInside }
    guard variation.kind == .plural else { throw .variation(variation.kind.rawValue) }
    let cases = try variation.cases(named: substitution.name) { (string) throws(ConversionError) in
      try text(try string.soleValue, in: place)
    }
    return .plural(
      Message.Plural(
        name: ArgumentOrder.name(use.argument),
        cases: cases,
        substitution: Message.Substitution(
          name: substitution.name,
          position: use.placeholder.position,
          argNum: substitution.argNum,
          formatSpecifier: substitution.formatSpecifier
        )
      )
    )
  }
}

extension LocalizedString {
  /// The value of a string that has nothing else.
  fileprivate var soleValue: String {
    get throws(ConversionError) {
      if let variation = variations.first {
        if variation.kind == .device { throw .deviceInside }
        throw .severalVariations
      }
      guard let stringUnit else { throw .noValue }
      return stringUnit.value
    }
  }
}

extension LocalizedString.Variation {
  fileprivate func cases(
    named name: String,
    _ message: (LocalizedString) throws(ConversionError) -> Message
  ) throws(ConversionError) -> [Message.Case] {
    guard cases.contains(where: { $0.name == "other" }) else {
      throw .missingOther(variation: name)
    }
    return try cases.map { (item) throws(ConversionError) in
      Message.Case(selector: item.name, message: try message(item.string))
    }
  }

  /// The argument that a plural of whole strings counts by, or else the first.
  var pluralArgument: Int {
    PluralArgument(of: cases.map { $0.string.stringUnit?.value ?? "" })?.argument ?? 1
  }
}
