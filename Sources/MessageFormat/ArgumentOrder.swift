/// The position of each named argument, for syntaxes that number them.
struct ArgumentOrder {
  private let names: [String]?

  /// The name of the argument at a position, where the syntax does not name it.
  static func name(_ position: Int) -> String { "arg\(position)" }

  /// The order of names; where none is given, `arg1`, `arg2`… are in the place that they name, and
  /// other names in the order in which a message first has them.
  init(_ names: [String]?, of message: Message) {
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
