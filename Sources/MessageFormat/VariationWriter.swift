internal import StringCatalogs

/// Writes a message as a localized string.
struct VariationWriter {
  let state: LocalizedString.StringUnit.State?
  let order: ArgumentOrder
  let numbering: PrintfNumbering
  let isFormat: Bool
  /// The arguments that plurals count by, with ICU's formats of them where the message has any.
  let numbers: [String: Message.Format?]
  /// Those that the values refer to.
  private(set) var substitutions: [LocalizedString.Substitution] = []

  init(
    state: LocalizedString.StringUnit.State?,
    order: ArgumentOrder,
    numbering: PrintfNumbering,
    isFormat: Bool,
    numbers: [String: Message.Format?]
  ) {
    self.state = state
    self.order = order
    self.numbering = numbering
    self.isFormat = isFormat
    self.numbers = numbers
  }

  /// A plural around a text.
  private struct Place {
    var name: String
    var argument: Int
    /// Whether it is a substitution, in which placeholders count from its argument.
    var isSubstitution: Bool
  }

  mutating func string(_ message: Message) throws(ConversionError) -> LocalizedString {
    if message.parts.count == 1, case .select(let name, let cases) = message.parts[0] {
      guard name == VariationSyntax.device else {
        throw .select(argument: name, in: .stringCatalog)
      }
      guard cases.hasOther else { throw .missingOther(variation: name) }
      var variation = LocalizedString.Variation(.device, cases: [])
      for branch in cases {
        if branch.message.isDeviceSelect { throw .deviceInside }
        variation.cases.append(.init(branch.selector, try string(branch.message)))
      }
      return LocalizedString(variations: [variation])
    }
    if message.parts.count == 1, case .plural(let plural) = message.parts[0],
      let variation = try wholePlural(plural)
    {
      return LocalizedString(variations: [variation])
    }
    return unit(try text(message, in: nil))
  }

  private func unit(_ value: String) -> LocalizedString { LocalizedString(value, state: state) }

  /// The plural as a variation of whole strings; `nil` where only a substitution can say it.
  private mutating func wholePlural(
    _ plural: Message.Plural
  ) throws(ConversionError) -> LocalizedString.Variation? {
    guard plural.substitution == nil, plural.cases.allSatisfy({ $0.message.isFlat }) else {
      return nil
    }
    // The one public catalog that has plurals of fractions has them as substitutions.
    guard
      numbers[plural.name] == .some(nil) || numbers[plural.name] == PrintfCounterparts.integerFormat
    else { return nil }
    let argument = try order.position(of: plural.name)
    let place = Place(name: plural.name, argument: argument, isSubstitution: false)
    let variation = try self.variation(plural, in: place)
    return variation.pluralArgument == argument ? variation : nil
  }

  private mutating func variation(
    _ plural: Message.Plural,
    in place: Place
  ) throws(ConversionError) -> LocalizedString.Variation {
    let name = plural.name
    if plural.isOrdinal { throw .ordinalPlural(argument: name, in: .stringCatalog) }
    if plural.offset != 0 { throw .pluralOffset(argument: name, in: .stringCatalog) }
    if let explicit = plural.cases.first(where: { $0.selector.hasPrefix("=") }) {
      throw .explicitValue(argument: name, selector: explicit.selector, in: .stringCatalog)
    }
    guard plural.cases.hasOther else { throw .missingOther(variation: name) }
    var variation = LocalizedString.Variation(.plural, cases: [])
    for branch in plural.cases {
      variation.cases.append(.init(branch.selector, unit(try text(branch.message, in: place))))
    }
    return variation
  }

  private mutating func text(_ message: Message, in place: Place?) throws(ConversionError) -> String
  {
    var writer = PrintfWriter()
    var claimed: [String: Int] = [:]
    for part in message.parts {
      switch part {
      case .text(let text): writer.append(text)
      case .argument(let name, nil) where numbers[name] != nil:
        let number = name == place?.name ? try number(in: place) : try number(name)
        writer.append(number, argument: try order.position(of: name), isWritten: false)
      case .argument(let name, let format): try writer.append(name, format, .foundation, order)
      case .number:
        let number = try number(in: place)
        writer.append(number, argument: place?.argument ?? 0, isWritten: false)
      case .select(let name, _):
        if name == VariationSyntax.device { throw .deviceInside }
        throw .select(argument: name, in: .stringCatalog)
      case .plural(let plural):
        let substitution = try substitution(plural)
        claimed[substitution.name] = substitution.argNum
        writer.append(
          PrintfPlaceholder(
            .reference(substitution.name),
            position: plural.substitution?.position
          ),
          argument: try order.position(of: plural.name),
          isWritten: true
        )
      }
    }
    let isInSubstitution = place?.isSubstitution ?? false
    return writer.text(
      first: isInSubstitution ? place?.argument ?? 1 : 1,
      substitutions: claimed,
      numbering: numbering,
      mayGoWithout: order.isOfNumbers && claimed.isEmpty && !isInSubstitution,
      isFormat: isFormat
    )
  }

  /// The placeholder of the number of the plural around.
  private func number(in place: Place?) throws(ConversionError) -> PrintfPlaceholder {
    guard let place else { throw .numberOutsidePlural }
    return place.isSubstitution ? PrintfPlaceholder(.number) : try number(place.name)
  }

  private func number(_ name: String) throws(ConversionError) -> PrintfPlaceholder {
    order.number(at: try order.position(of: name), icuFormat: numbers[name] ?? nil)
  }

  /// The substitution that a plural in a text is, with its strings.
  private mutating func substitution(
    _ plural: Message.Plural
  ) throws(ConversionError) -> LocalizedString.Substitution {
    let argument = try order.position(of: plural.name)
    let own = plural.substitution
    var substitution = LocalizedString.Substitution(
      name: own?.name ?? plural.name,
      argNum: own == nil ? argument : own?.argNum,
      formatSpecifier: own == nil ? try number(plural.name).type : own?.formatSpecifier
    )
    let place = Place(name: plural.name, argument: argument, isSubstitution: true)
    substitution.variations = [try variation(plural, in: place)]
    var count = 1
    while let other = substitutions.first(where: { $0.name == substitution.name }) {
      if other == substitution { return substitution }
      guard own == nil else { throw .differingSubstitutions(substitution.name) }
      count += 1
      substitution.name = "\(plural.name)_\(count)"
    }
    substitutions.append(substitution)
    return substitution
  }
}

extension Message {
  fileprivate var isDeviceSelect: Bool {
    parts.contains { if case .select(VariationSyntax.device, _) = $0 { true } else { false } }
  }

  /// Whether nothing varies in it.
  fileprivate var isFlat: Bool {
    parts.allSatisfy {
      switch $0 {
      case .text, .argument, .number: true
      case .plural, .select: false
      }
    }
  }

  /// The arguments that plurals count by, with the first of ICU's formats that the message has of
  /// each.
  var numbers: [String: Message.Format?] {
    var formats: [String: Message.Format] = [:]
    var names: Set<String> = []
    collectNumbers(&names, &formats)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, formats[$0]) })
  }

  private func collectNumbers(_ names: inout Set<String>, _ formats: inout [String: Format]) {
    for part in parts {
      switch part {
      case .text, .number, .argument(_, nil): break
      case .argument(let name, let format?):
        if format.type == "number", formats[name] == nil { formats[name] = format }
      case .plural(let plural):
        names.insert(plural.name)
        for branch in plural.cases { branch.message.collectNumbers(&names, &formats) }
      case .select(_, let cases):
        for branch in cases { branch.message.collectNumbers(&names, &formats) }
      }
    }
  }
}
