internal import MessageFormat
internal import StringCatalogs

/// How Xcode writes the arguments of substitutions in its XLIFF files, and how they are read back.
///
/// A catalog says `%#@birds@` and, in the substitution, `%arg`; a translator gets `%1$#@birds@` and
/// `%1$lld`, by the substitution's argument number and format specifier.
struct SubstitutionText {
  /// The argument that a substitution stands for.
  struct Argument: Hashable {
    var number: Int?
    var specifier: String?
  }

  var arguments: [String: Argument]

  init(_ arguments: [String: Argument] = [:]) {
    self.arguments = arguments
  }

  /// The arguments of the substitutions of a string.
  init(of string: LocalizedString) {
    arguments = Dictionary(
      string.substitutions.map {
        ($0.name, Argument(number: $0.argNum, specifier: $0.formatSpecifier))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// A value of a catalog as a translator gets it.
  func written(_ value: String, at path: UnitPath) -> String {
    value.replacing(value.placeholders(.foundation)) { _, placeholder in
      switch placeholder.kind {
      case .number:
        guard let argument = argument(at: path), let specifier = argument.specifier else {
          return nil
        }
        let number = placeholder.position ?? argument.number
        return "%\(number.map { "\($0)$" } ?? "")\(specifier)"
      case .reference(let name) where placeholder.position == nil:
        return arguments[name]?.number.map { placeholder.numbered($0).text }
      case .reference, .argument, .lineEnd: return nil
      }
    }
  }

  /// A translator's text as a catalog has it.
  func read(_ text: String, at path: UnitPath) -> String {
    text.replacing(text.placeholders(.foundation)) { _, placeholder in
      switch placeholder.kind {
      case .argument:
        let shown = Argument(number: placeholder.position, specifier: placeholder.type)
        return placeholder.isPlain && argument(at: path) == shown ? "%arg" : nil
      case .reference(let name):
        guard let position = placeholder.position, arguments[name]?.number == position else {
          return nil
        }
        return PrintfPlaceholder(.reference(name)).text
      case .number, .lineEnd: return nil
      }
    }
  }

  private func argument(at path: UnitPath) -> Argument? {
    guard case .substitution(let name)? = path.steps.first else { return nil }
    return arguments[name]
  }
}

extension SubstitutionText {
  /// The arguments as they can be told from translators' texts alone.
  ///
  /// The first conversion in a substitution's text tells its specifier; its number, or that of a
  /// reference, the argument.
  init(inferredFrom texts: [(path: UnitPath, text: String)]) {
    self.init()
    for (path, text) in texts {
      guard case .substitution(let name)? = path.steps.first else { continue }
      var argument = arguments[name] ?? Argument()
      if argument.specifier == nil,
        let placeholder = text.placeholders(.foundation).first(where: { $0.kind == .argument })
      {
        argument = Argument(number: placeholder.position, specifier: placeholder.type)
      }
      arguments[name] = argument
    }
    for (_, text) in texts {
      for placeholder in text.placeholders(.foundation) {
        guard let name = placeholder.referenceName, arguments[name]?.number == nil else { continue }
        arguments[name]?.number = placeholder.position
      }
    }
  }

  /// These arguments, and those of others where these do not know one.
  func completed(with others: SubstitutionText) -> SubstitutionText {
    SubstitutionText(
      arguments.merging(others.arguments) { own, other in
        Argument(number: own.number ?? other.number, specifier: own.specifier ?? other.specifier)
      }
    )
  }
}
