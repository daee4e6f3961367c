/// The position of each named argument, for syntaxes that number them, and how a source writes it.
struct ArgumentOrder {
  private let names: [String]?
  private let source: [Int: PrintfPlaceholder]

  /// The name of the argument at a position, where the syntax does not name it.
  static func name(_ position: Int) -> String { "arg\(position)" }

  /// The order of names; where none is given, `arg1`, `arg2`… are in the place that they name, and
  /// other names in the order in which a message first has them.
  init(_ names: [String]?, of message: Message, like source: [Int: PrintfPlaceholder]) {
    self.source = source
    if let names {
      self.names = names
    } else {
      let own = message.argumentsInOrder
      self.names = own.allSatisfy { Self.number($0) != nil } ? nil : own
    }
  }

  /// Counted from 1.
  func position(of name: String) throws(ConversionError) -> Int {
    guard let names else {
      guard let number = Self.number(name) else { throw .unknownArgument(name) }
      return number
    }
    guard let index = names.firstIndex(of: name) else { throw .unknownArgument(name) }
    return index + 1
  }

  /// The placeholder for an argument in an ICU format: the source's where it says the same to ICU.
  ///
  /// So that `%d` is not `%lld` after the way through ICU, which has no width of integers.
  func placeholder(
    at position: Int,
    icuFormat format: Message.Format?,
    _ dialect: PrintfDialect
  ) -> PrintfPlaceholder? {
    if var own = source[position],
      let same = try? PrintfCounterparts.icuFormat(of: own, dialect), same == format
    {
      own.position = nil
      own.flags.removeAll { $0 == "<" }
      return own
    }
    return PrintfCounterparts.placeholder(icuFormat: format, dialect)
  }

  /// The placeholder of Foundation's for a number that a plural counts by; a whole number where
  /// neither the message nor the source says more.
  func number(at position: Int, icuFormat format: Message.Format?) -> PrintfPlaceholder {
    var written: PrintfPlaceholder?
    if let format {
      written = placeholder(at: position, icuFormat: format, .foundation)
    } else if var own = source[position], PrintfType(own, .foundation).isNumber {
      own.position = nil
      written = own
    }
    return written ?? PrintfCounterparts.integer(.foundation)
  }

  /// Whether the names are no more than numbers.
  var isOfNumbers: Bool { names == nil }

  private static func number(_ name: String) -> Int? {
    guard name.hasPrefix("arg"), let number = Int(name.dropFirst(3)), number > 0,
      Self.name(number) == name
    else { return nil }
    return number
  }
}

extension Message {
  /// The names of the arguments in the order in which they first stand; without `device`.
  var argumentsInOrder: [String] {
    var names: [String] = []
    collectArguments(&names)
    return names
  }

  private func collectArguments(_ names: inout [String]) {
    for part in parts {
      switch part {
      case .text, .number: break
      case .argument(let name, _): if !names.contains(name) { names.append(name) }
      case .plural(let plural):
        if !names.contains(plural.name) { names.append(plural.name) }
        for branch in plural.cases { branch.message.collectArguments(&names) }
      case .select(let name, let cases):
        if name != VariationSyntax.device, !names.contains(name) { names.append(name) }
        for branch in cases { branch.message.collectArguments(&names) }
      }
    }
  }

  /// Adds text to the text before it.
  mutating func append(text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before) = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }
}
