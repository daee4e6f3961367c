package import StringCatalogs

/// How the arguments of substitutions are written for translators, as Xcode does in XLIFF, and how
/// they are read back.
///
/// A catalog says `%#@birds@` and, in the substitution, `%arg`; a translator gets `%1$#@birds@` and
/// `%1$lld`, by the substitution's argument number and format specifier.
package struct SubstitutionText: Sendable {
  /// The argument that a substitution stands for.
  package struct Argument: Hashable, Sendable {
    /// The number that the substitution says.
    package var number: Int?
    package var specifier: String?
    /// The number that it has; where it says none, by its place in the text.
    fileprivate var position: Int?
  }

  private var arguments: [ExactText: Argument] = [:]

  /// The arguments of the substitutions of a string.
  package init(of string: LocalizedString) {
    guard !string.substitutions.isEmpty else { return }
    let positions = string.substitutionPositions
    for substitution in string.substitutions {
      let name = ExactText(substitution.name)
      guard arguments[name] == nil else { continue }
      arguments[name] = Argument(
        number: substitution.argNum,
        specifier: substitution.formatSpecifier,
        position: positions[substitution.name]
      )
    }
  }

  /// The argument of a substitution.
  package subscript(name: String) -> Argument? { arguments[ExactText(name)] }

  /// A value of a catalog as a translator gets it.
  package func written(_ value: String, at path: UnitPath) -> String {
    guard !arguments.isEmpty else { return value }
    return value.replacing(value.placeholders(.foundation)) { _, placeholder in
      switch placeholder.kind {
      case .number:
        guard let argument = argument(at: path), let specifier = argument.specifier else {
          return nil
        }
        let number = placeholder.position ?? argument.number
        return "%\(number.map { "\($0)$" } ?? "")\(specifier)"
      case .reference(let name) where placeholder.position == nil:
        return self[name]?.number.map { "%\($0)$#@\(name)@" }
      case .reference, .argument, .lineEnd: return nil
      }
    }
  }

  /// A translator's text as a catalog has it.
  ///
  /// A placeholder without a number is the substitution's argument where it is the first such one,
  /// as the system counts, and none has the argument's number.
  package func read(_ text: String, at path: UnitPath) -> String {
    guard !arguments.isEmpty else { return text }
    let argument = argument(at: path)
    let placeholders = text.placeholders(.foundation)
    let references = withoutNumbers(placeholders)
    let isNumbered = placeholders.contains { argument?.isNumbered($0) ?? false }
    let first = placeholders.first { $0.kind == .argument && $0.position == nil }
    return text.replacing(placeholders) { _, placeholder in
      switch placeholder.kind {
      case .argument:
        guard let argument else { return nil }
        let isFirst = !isNumbered && placeholder == first && argument.hasType(of: placeholder)
        return argument.isNumbered(placeholder) || isFirst ? "%arg" : nil
      case .reference: return references[placeholder.range.lowerBound]?.text
      case .number, .lineEnd: return nil
      }
    }
  }

  /// The references to substitutions that need no number, by their place in the text: the
  /// substitution says it, or the others leave it that argument.
  private func withoutNumbers(_ placeholders: [PrintfPlaceholder]) -> [Int: PrintfPlaceholder] {
    var rest = placeholders
    var references: [Int: PrintfPlaceholder] = [:]
    for (index, placeholder) in placeholders.enumerated() {
      guard case .reference(let name) = placeholder.kind, let position = placeholder.position,
        let argument = self[name], (argument.number ?? argument.position) == position
      else { continue }
      rest[index].position = nil
      let arguments = PrintfArguments(of: rest, substitutions: numbers).uses.map(\.argument)
      if arguments[index] == position {
        references[placeholder.range.lowerBound] = rest[index]
      } else {
        rest[index].position = position
      }
    }
    return references
  }

  /// Whether two texts of a catalog are one, but for numbers of arguments that are so without them.
  package func areSame(_ first: String, _ second: String, at path: UnitPath) -> Bool {
    if first.utf8.elementsEqual(second.utf8) { return true }
    let percent = UInt8(ascii: "%")
    guard first.utf8.contains(percent), second.utf8.contains(percent) else { return false }
    return numbered(first, at: path).utf8.elementsEqual(numbered(second, at: path).utf8)
  }

  private func numbered(_ text: String, at path: UnitPath) -> String {
    let argument = argument(at: path)
    return ArgumentNumbering.numbered(
      text,
      .foundation,
      first: argument?.number ?? argument?.position ?? 1,
      substitutions: numbers
    )
  }

  /// The numbers that substitutions say.
  private var numbers: [String: Int] {
    arguments.reduce(into: [:]) { $0[$1.key.text] = $1.value.number }
  }

  private func argument(at path: UnitPath) -> Argument? {
    guard case .substitution(let name)? = path.steps.first else { return nil }
    return self[name]
  }
}

extension SubstitutionText {
  /// The arguments as they can be told from translators' texts alone.
  ///
  /// A reference tells the number of its argument, and the placeholder of that number, or the first
  /// that has none, its specifier. Without a number at the reference, the first placeholder tells
  /// both where none has the number that the place of the reference gives it.
  package init(inferredFrom texts: [(path: UnitPath, text: String)]) {
    let placeholders = texts.map { path, text in
      (path, PrintfScanner.scan(text, .foundation).compactMap(\.placeholder))
    }
    for (path, _) in placeholders {
      guard case .substitution(let name)? = path.steps.first else { continue }
      arguments[ExactText(name)] = Argument()
    }
    for use in placeholders.flatMap({ PrintfArguments(of: $1).uses }) {
      guard case .reference(let name) = use.placeholder.kind, let known = self[name] else {
        continue
      }
      arguments[ExactText(name)]?.number = known.number ?? use.placeholder.position
      arguments[ExactText(name)]?.position = known.position ?? use.argument
    }
    for (path, placeholders) in placeholders {
      guard case .substitution(let name)? = path.steps.first, let known = self[name],
        known.specifier == nil, let own = known.own(among: placeholders)
      else { continue }
      arguments[ExactText(name)]?.number = known.number ?? own.position
      arguments[ExactText(name)]?.specifier = own.length + own.conversion
    }
  }

  /// These arguments, and those of others where these do not know one.
  package func completed(with others: SubstitutionText) -> SubstitutionText {
    var completed = self
    completed.arguments.merge(others.arguments) { own, other in
      Argument(
        number: own.number ?? other.number,
        specifier: own.specifier ?? other.specifier,
        position: own.position ?? other.position
      )
    }
    return completed
  }
}

extension SubstitutionText.Argument {
  /// The placeholder of the argument in a text of its substitution.
  fileprivate func own(among placeholders: [PrintfPlaceholder]) -> PrintfPlaceholder? {
    let conversions = placeholders.filter { $0.kind == .argument }
    return conversions.first { $0.position != nil && $0.position == number ?? position }
      ?? conversions.first { $0.position == nil } ?? (number == nil ? conversions.first : nil)
  }

  /// Whether a placeholder is of the argument's type, without a flag or width.
  fileprivate func hasType(of placeholder: PrintfPlaceholder) -> Bool {
    var bare = placeholder
    bare.position = nil
    return bare.specifier == specifier
  }

  /// Whether a placeholder has the argument's number and its type.
  fileprivate func isNumbered(_ placeholder: PrintfPlaceholder) -> Bool {
    guard let own = placeholder.position, hasType(of: placeholder) else { return false }
    return placeholder.kind == .argument && own == number ?? position
  }
}
