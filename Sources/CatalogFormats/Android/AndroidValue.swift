internal import MessageFormat
internal import StringCatalogs

/// A localized string as Android has it: a text, or one for each quantity.
enum AndroidValue: Hashable {
  case string(String)
  case plurals([Item])

  /// A text for a plural category.
  struct Item: Hashable {
    var quantity: String
    var text: String
  }

  /// - Throws: what Android's resources cannot say.
  init(_ string: LocalizedString) throws(ConversionError) {
    if let unit = string.stringUnit, string.variations.isEmpty, string.substitutions.isEmpty {
      let message = PrintfSyntax.parse(unit.value, .foundation)
      self = .string(try Self.text(message, isFormat: !message.argumentNames.isEmpty))
      return
    }
    let message = try VariationSyntax.message(string)
    let isFormat = !message.argumentNames.isEmpty
    guard let cases = message.wholeCases else {
      self = .string(try Self.text(message, isFormat: isFormat))
      return
    }
    self = .plurals(
      try cases.map { (branch) throws(ConversionError) in
        Item(
          quantity: branch.selector,
          text: try Self.text(branch.message, isFormat: isFormat)
        )
      }
    )
  }

  private static func text(_ message: Message, isFormat: Bool) throws(ConversionError) -> String {
    // aapt2 refuses several placeholders without numbers.
    let count = message.parts.count { if case .argument = $0 { true } else { false } }
    return try PrintfSyntax.print(
      message,
      .android,
      numbering: count > 1 ? .always : .asWritten,
      isFormat: isFormat
    )
  }
}

extension Message {
  /// The cases of the plural in the message, each with the text around the plural.
  ///
  /// `nil` where there is no plural. Another plural is left where it is.
  fileprivate var wholeCases: [Case]? {
    for (index, part) in parts.enumerated() {
      guard case .plural(let plural) = part else { continue }
      return plural.cases.map { branch in
        let inner = branch.message.parts.map { $0 == .number ? plural.number : $0 }
        return Case(
          selector: branch.selector,
          message: Message(parts: parts[..<index] + inner + parts[(index + 1)...])
        )
      }
    }
    return nil
  }
}

extension Message.Plural {
  /// The number that the plural counts, as a placeholder.
  fileprivate var number: Message.Part {
    .argument(
      name: name,
      format: PrintfDialect.foundation.format(substitution?.formatSpecifier ?? "lld")
    )
  }
}
