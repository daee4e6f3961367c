/// A format string of a .stringsdict or a String Catalog, with what its specifiers refer to.
struct StringsdictText {
  let text: String
  let specifiers: [StringsdictSpecifier]

  init(_ text: String) {
    self.text = text
    specifiers = StringsdictSpecifier.all(in: text)
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
      next += specifier.asterisks
      if let number = specifier.number { return number }
      next += 1
      return next - 1
    }
  }

  /// The variables that it refers to, with the numbers that it gives to them.
  var references: [(name: String, number: Int?)] {
    specifiers.compactMap { specifier in
      if case .reference(let name) = specifier.kind { (name, specifier.number) } else { nil }
    }
  }

  /// The variable that is all of the text.
  var onlyReference: (name: String, number: Int?)? {
    guard specifiers.count == 1, specifiers[0].range == text.startIndex..<text.endIndex else {
      return nil
    }
    return references.first
  }

  /// Whether a specifier is `%arg`.
  var hasArgument: Bool { specifiers.contains { $0.kind == .argument } }

  /// The text with other words for some specifiers.
  func replacing(_ words: (_ index: Int, _ specifier: StringsdictSpecifier) -> String?) -> String {
    var result = ""
    var end = text.startIndex
    for (index, specifier) in specifiers.enumerated() {
      guard let word = words(index, specifier) else { continue }
      result += text[end..<specifier.range.lowerBound]
      result += word
      end = specifier.range.upperBound
    }
    return result + text[end...]
  }

  /// The text with other references.
  func replacingReferences(
    _ reference: (_ name: String, _ number: Int?) -> (name: String, number: Int?)
  ) -> String {
    replacing { _, specifier in
      guard case .reference(let name) = specifier.kind else { return nil }
      let new = reference(name, specifier.number)
      return "%\(new.number.map { "\($0)$" } ?? "")#@\(new.name)@"
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
      guard specifier.number == nil else { return nil }
      let number = positions[index]
      switch specifier.kind {
      case .reference(let name): return references ? "%\(number)$#@\(name)@" : nil
      case .argument: return nil
      case .conversion(let flags, let type):
        let sizes = Self.numberedSizes(flags, from: number - specifier.asterisks)
        return "%\(number)$\(sizes)\(type)"
      }
    }
  }

  /// Width and precision with the numbers of their arguments.
  private static func numberedSizes(_ flags: String, from first: Int) -> String {
    var next = first
    var sizes = ""
    for (character, after) in zip(flags, Array(flags).dropFirst() + ["."]) {
      sizes.append(character)
      guard character == "*", !after.isNumber else { continue }
      sizes += "\(next)$"
      next += 1
    }
    return sizes
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
        if case .reference = specifier.kind { true } else { positions.0 == positions.1 }
      }
    guard !isSame else { return replaced.text }
    return StringsdictText(numbered(wanted, references: false)).replacingReferences(reference)
  }
}
