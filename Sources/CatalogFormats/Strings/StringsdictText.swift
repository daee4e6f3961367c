internal import MessageFormat

/// A format string of a .stringsdict or a String Catalog, with what its specifiers refer to.
struct StringsdictText {
  let text: String
  let specifiers: [PrintfPlaceholder]

  init(_ text: String) {
    self.text = text
    specifiers = text.placeholders(.foundation)
  }

  /// The arguments that the specifiers print, counted from 1.
  ///
  /// As Foundation counts them: one that says its number takes no place in the count.
  ///
  /// - Parameter first: The argument of the first one without a number; in the text of a variable,
  ///   that of the variable.
  /// - Returns: The arguments in the order of the specifiers.
  func positions(from first: Int = 1) -> [Int] {
    var next = first
    return specifiers.map { specifier in
      next += specifier.sizeArguments
      if let number = specifier.position { return number }
      next += 1
      return next - 1
    }
  }

  /// The variables that it refers to, with the numbers that it gives to them.
  var references: [(name: String, number: Int?)] {
    specifiers.compactMap { specifier in
      specifier.referenceName.map { ($0, specifier.position) }
    }
  }

  /// The variable that is all of the text.
  var onlyReference: (name: String, number: Int?)? {
    guard specifiers.count == 1, specifiers[0].range == 0..<text.utf8.count else { return nil }
    return references.first
  }

  /// Whether a specifier is `%arg`.
  var hasArgument: Bool { specifiers.contains { $0.kind == .number } }

  /// The text with other words for some specifiers.
  func replacing(_ words: (_ index: Int, _ specifier: PrintfPlaceholder) -> String?) -> String {
    text.replacing(specifiers, words)
  }

  /// The text with other references.
  func replacingReferences(
    _ reference: (_ name: String, _ number: Int?) -> (name: String, number: Int?)
  ) -> String {
    replacing { _, specifier in
      guard let name = specifier.referenceName else { return nil }
      let new = reference(name, specifier.position)
      return PrintfPlaceholder(.reference(new.name), position: new.number).text
    }
  }

  /// The text with the numbers of all arguments.
  ///
  /// - Parameters:
  ///   - positions: The arguments, in the order of the specifiers.
  ///   - references: Whether references to variables get numbers, too.
  /// - Returns: A text that prints the same wherever it stands.
  func numbered(_ positions: [Int], references: Bool = true) -> String {
    replacing { index, specifier in
      guard specifier.position == nil, specifier.kind != .number,
        references || specifier.kind == .argument
      else { return nil }
      return specifier.numbered(positions[index]).text
    }
  }

  /// The text with other references, each conversion still printing its argument.
  ///
  /// - Parameters:
  ///   - first: The argument of the first specifier without a number.
  ///   - reference: The reference to write for one.
  /// - Returns: The text; its conversions get numbers only where one would print another argument.
  func replacingReferences(
    from first: Int,
    _ reference: (_ name: String, _ number: Int?) -> (name: String, number: Int?)
  ) -> String {
    let wanted = positions(from: first)
    let replaced = StringsdictText(replacingReferences(reference))
    let isSame = zip(replaced.specifiers, zip(replaced.positions(from: first), wanted))
      .allSatisfy { specifier, positions in
        specifier.referenceName != nil || positions.0 == positions.1
      }
    guard !isSame else { return replaced.text }
    return StringsdictText(numbered(wanted, references: false)).replacingReferences(reference)
  }
}

extension PrintfPlaceholder {
  /// The name of the variable or substitution that it refers to.
  var referenceName: String? {
    if case .reference(let name) = kind { name } else { nil }
  }
}
