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
    return PrintfScanner.replacing(in: value, .foundation) { placeholder in
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
    let placeholders = PrintfScanner.scan(text, .foundation).compactMap(\.placeholder)
    let isNumbered = placeholders.contains { argument?.isNumbered($0) ?? false }
    let first = placeholders.first { $0.kind == .argument && $0.position == nil }
    return PrintfScanner.replacing(in: text, .foundation) { placeholder in
      switch placeholder.kind {
      case .argument:
        guard let argument else { return nil }
        let isFirst = !isNumbered && placeholder == first && argument.hasType(of: placeholder)
        return argument.isNumbered(placeholder) || isFirst ? "%arg" : nil
      case .reference(let name):
        guard let position = placeholder.position, let argument = self[name] else { return nil }
        return (argument.number ?? argument.position) == position ? "%#@\(name)@" : nil
      case .number, .lineEnd: return nil
      }
    }
  }

  private func argument(at path: UnitPath) -> Argument? {
    guard case .substitution(let name)? = path.steps.first else { return nil }
    return self[name]
  }
}

extension SubstitutionText {
  /// The arguments as they can be told from translators' texts alone.
  ///
  /// The number of a reference is that of the argument, and the placeholder of that number, or the
  /// first that has none, tells its specifier. Without a numbered reference the first placeholder
  /// tells both.
  package init(inferredFrom texts: [(path: UnitPath, text: String)]) {
    let placeholders = texts.map { path, text in
      (path, PrintfScanner.scan(text, .foundation).compactMap(\.placeholder))
    }
    for (path, _) in placeholders {
      guard case .substitution(let name)? = path.steps.first else { continue }
      arguments[ExactText(name)] = Argument()
    }
    for placeholder in placeholders.flatMap(\.1) {
      guard case .reference(let name) = placeholder.kind, let number = placeholder.position,
        let argument = self[name], argument.number == nil
      else { continue }
      arguments[ExactText(name)]?.number = number
    }
    for (path, placeholders) in placeholders {
      guard case .substitution(let name)? = path.steps.first, let known = self[name],
        known.specifier == nil
      else { continue }
      let conversions = placeholders.filter { $0.kind == .argument }
      let own =
        known.number.map { number in
          conversions.first { $0.position == number } ?? conversions.first { $0.position == nil }
        } ?? conversions.first
      guard let own else { continue }
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
