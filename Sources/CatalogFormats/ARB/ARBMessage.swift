internal import ICU
internal import MessageFormat
internal import StringCatalogs

/// Messages of ARB files and the strings of a catalog.
enum ARBMessage {
  /// The tree of an ICU message.
  ///
  /// Flutter takes apostrophes as they are unless it is told otherwise, and ICU may take them for
  /// quoting: where that would hide an argument that is declared, they are apostrophes.
  static func parse(
    _ text: String,
    declared: [String]
  ) throws(MessagePattern.SyntaxError) -> Message {
    let message = try ICUSyntax.parse(text)
    guard text.contains("'"), !message.argumentNames.isSuperset(of: declared),
      let literal = try? ICUSyntax.parse(text.replacing("'", with: "''")),
      literal.argumentNames.isSuperset(of: declared)
    else { return message }
    return literal
  }

  /// The string of a tree, and what had to be said in another way.
  ///
  /// - Throws: what a String Catalog cannot say.
  static func string(
    _ message: Message,
    arguments: [String]?,
    state: LocalizedString.StringUnit.State,
    locale: String
  ) throws(ConversionError) -> (string: LocalizedString, changes: [String]) {
    var changes: [String] = []
    let message = message.withCategories(in: locale, &changes)
    let string = try VariationSyntax.string(
      message,
      state: state,
      arguments: arguments,
      // Only a list tells the order of names.
      numbering: arguments == nil ? .asWritten : .always
    )
    return (string, changes)
  }
}

extension Message {
  /// The message with plural categories for `=0`, `=1` and `=2` where the locale has them.
  ///
  /// A catalog's `zero` counts for nothing but 0 in a language without such a category.
  fileprivate func withCategories(in locale: String, _ changes: inout [String]) -> Message {
    var message = self
    for (index, part) in parts.enumerated() {
      switch part {
      case .text, .argument, .number: break
      case .select(let name, let cases):
        message.parts[index] = .select(
          name: name,
          cases: cases.map {
            Case(
              selector: $0.selector,
              message: $0.message.withCategories(in: locale, &changes)
            )
          }
        )
      case .plural(var plural):
        plural.useCategories(in: locale, &changes)
        message.parts[index] = .plural(plural)
      }
    }
    return message
  }
}

extension Message.Plural {
  private static let categories = ["=0": "zero", "=1": "one", "=2": "two"]

  fileprivate mutating func useCategories(in locale: String, _ changes: inout [String]) {
    guard !isOrdinal, offset == 0 else { return }
    for index in cases.indices {
      let selector = cases[index].selector
      if let category = Self.categories[selector],
        !cases.contains(where: { $0.selector == category }),
        category == "zero" || Self.category(of: selector.dropFirst(), in: locale) == category
      {
        cases[index].selector = category
        changes.append("\(selector) of {\(name)} is read as “\(category)”")
      }
      cases[index].message = cases[index].message.withCategories(in: locale, &changes)
    }
  }

  /// The plural category of a number, by ICU.
  private static func category(of number: Substring, in locale: String) -> String? {
    let names = ["zero", "one", "two", "few", "many", "other"].map { "\($0) {\($0)}" }
    return try? MessageFormatter.format(
      "{n, plural, \(names.joined(separator: " "))}",
      arguments: [("n", .number(Int(number) ?? 0))],
      locale: locale
    )
  }
}
