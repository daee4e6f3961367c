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
    PlaceholderRewriter.rewrite(value) { placeholder in
      switch placeholder {
      case .argument:
        guard let argument = argument(at: path), let specifier = argument.specifier else {
          return nil
        }
        return "%\(Self.position(argument.number))\(specifier)"
      case .reference(let name, position: nil):
        return arguments[name]?.number.map { "%\($0)$#@\(name)@" }
      case .reference, .conversion: return nil
      }
    }
  }

  /// A translator's text as a catalog has it.
  func read(_ text: String, at path: UnitPath) -> String {
    PlaceholderRewriter.rewrite(text) { placeholder in
      switch placeholder {
      case .conversion(let position, isPlain: true, let specifier):
        let isArgument = argument(at: path) == Argument(number: position, specifier: specifier)
        return isArgument ? "%arg" : nil
      case .reference(let name, let position?):
        return arguments[name]?.number == position ? "%#@\(name)@" : nil
      case .argument, .reference, .conversion: return nil
      }
    }
  }

  private func argument(at path: UnitPath) -> Argument? {
    guard case .substitution(let name)? = path.steps.first else { return nil }
    return arguments[name]
  }

  private static func position(_ number: Int?) -> String { number.map { "\($0)$" } ?? "" }
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
      for case .conversion(let position, _, let specifier) in PlaceholderRewriter.placeholders(text)
      where argument.specifier == nil {
        argument = Argument(number: position, specifier: specifier)
      }
      arguments[name] = argument
    }
    for (_, text) in texts {
      for case .reference(let name, let position?) in PlaceholderRewriter.placeholders(text)
      where arguments[name] != nil && arguments[name]?.number == nil {
        arguments[name]?.number = position
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
