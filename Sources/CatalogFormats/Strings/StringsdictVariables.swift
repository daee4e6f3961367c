internal import MessageFormat
internal import StringCatalogs

/// A format string with its variables, on the way to a localized string.
struct StringsdictVariables {
  struct Variable {
    let name: String
    /// The printf conversion of its number, without the percent sign.
    let valueType: String?
    /// The texts by plural category.
    var cases: [(category: String, text: String)] = []
  }

  let format: String
  let variables: [Variable]

  /// The string of a String Catalog that says the same, as Xcode migrates it: a plural of the whole
  /// where one variable is all of the format, and otherwise a substitution for each variable.
  func string(key: String) -> LocalizedString {
    if let variable = onlyVariable(key: key) {
      return LocalizedString(variations: [Self.plural(variable.cases)])
    }
    let numbers = Dictionary(references.map { ($0.name, [$0.number]) }, uniquingKeysWith: +)
      .compactMapValues { Self.only($0) }
    let positions = positions
    // A number that all references to a variable give is the variable's.
    func withoutNumbers(_ text: String, from first: Int) -> String {
      StringsdictText(text).replacingReferences(from: first) { name, number in
        (name, numbers[name] == nil ? number : nil)
      }
    }
    return LocalizedString(
      stringUnit: LocalizedString.StringUnit(withoutNumbers(format, from: 1)),
      substitutions: variables.map { variable in
        let position = positions[variable.name] ?? 1
        let cases = variable.cases.map { category, text in
          let text = withoutNumbers(text, from: position)
          return (category, Self.withArgument(text, variable.valueType, position))
        }
        return LocalizedString.Substitution(
          name: variable.name,
          argNum: numbers[variable.name],
          formatSpecifier: variable.valueType,
          variations: [Self.plural(cases)]
        )
      }
    )
  }

  private static func only(_ numbers: [Int?]) -> Int? {
    Set(numbers).count == 1 ? numbers[0] : nil
  }

  private static func plural(_ cases: [(category: String, text: String)])
    -> LocalizedString.Variation
  {
    LocalizedString.Variation(
      .plural,
      cases: cases.map { LocalizedString.Case($0.category, LocalizedString($0.text)) }
    )
  }

  /// The variable that the whole string varies by, where nothing of it would be lost in a plural.
  private func onlyVariable(key: String) -> Variable? {
    guard variables.count == 1, let variable = variables.first, !variable.cases.isEmpty,
      let reference = StringsdictText(format).onlyReference, reference.name == variable.name
    else { return nil }
    let texts = variable.cases.map { StringsdictText($0.text) }
    let number = PluralNumber(texts: texts, key: key)
    guard number.isPlain, number.type == variable.valueType,
      // The plural of the first argument needs no number, and gets none when it is written.
      number.argument == 1 ? reference.number == nil : reference.number == number.argument,
      texts.allSatisfy({ text in
        text.references.isEmpty && !text.hasArgument
          && (number.argument == 1 || text.specifiers.allSatisfy { $0.position != nil })
      })
    else { return nil }
    return variable
  }

  /// All references to variables, in the format and in the variables' texts.
  private var references: [(name: String, number: Int?)] {
    ([format] + variables.flatMap(\.cases).map(\.text)).flatMap { StringsdictText($0).references }
  }

  /// The arguments that the variables go by, counted from 1, as far as they are referred to.
  private var positions: [String: Int] {
    let texts = Dictionary(variables.map { ($0.name, $0.cases.map(\.text)) }) { first, _ in first }
    return VariablePositions.all(from: [format], into: texts)
  }

  /// The text with `%arg` for the number of its variable.
  private static func withArgument(_ text: String, _ type: String?, _ position: Int) -> String {
    let text = StringsdictText(text)
    let first = text.specifiers.firstIndex { $0.position == nil }
    return text.replacing { index, specifier in
      guard specifier.isPlain, specifier.type == type else { return nil }
      return index == first || specifier.position == position ? "%arg" : nil
    }
  }
}
