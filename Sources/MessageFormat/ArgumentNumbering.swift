/// Numbers for the placeholders of one key, where its strings differ in their order.
package enum ArgumentNumbering {
  /// Whether placeholders need the number of their argument: the source has two or more arguments,
  /// and a translation has them in another order, or more or fewer of them.
  package static func isNeeded(
    source: String,
    translations: [String],
    _ dialect: PrintfDialect
  ) -> Bool {
    let order = arguments(of: source, dialect)
    let others = translations.map { arguments(of: $0, dialect) }
    guard (others + [order]).contains(where: { Set($0).count > 1 }) else { return false }
    return others.contains { $0 != order }
  }

  /// The string with a number in each placeholder that takes an argument.
  ///
  /// `%arg` keeps to the substitution around it.
  package static func numbered(_ text: String, _ dialect: PrintfDialect) -> String {
    numbered(text, dialect, first: 1, substitutions: [:])
  }

  /// The string with numbers, where its first placeholder without one takes the argument `first`.
  static func numbered(
    _ text: String,
    _ dialect: PrintfDialect,
    first: Int,
    substitutions: [String: Int]
  ) -> String {
    let placeholders = PrintfScanner.scan(text, dialect).compactMap(\.placeholder)
    let uses = PrintfArguments(of: placeholders, first: first, substitutions: substitutions).uses
    var result = ""
    var rest = Substring(text)
    var position = 0
    for use in uses {
      let range = use.placeholder.range
      let start = rest.utf8.index(rest.startIndex, offsetBy: range.lowerBound - position)
      result += rest[..<start] + use.numbered.text
      rest = rest[rest.utf8.index(start, offsetBy: range.count)...]
      position = range.upperBound
    }
    return result + rest
  }

  /// The strings of one key as they are to be written: all numbered where numbers are needed.
  package static func written(
    source: String,
    translations: [String],
    _ dialect: PrintfDialect
  ) -> (source: String, translations: [String]) {
    guard isNeeded(source: source, translations: translations, dialect) else {
      return (source, translations)
    }
    return (numbered(source, dialect), translations.map { numbered($0, dialect) })
  }

  /// The arguments in the order in which they stand.
  private static func arguments(of text: String, _ dialect: PrintfDialect) -> [Int] {
    PrintfArguments(of: text, dialect).uses.map(\.argument).filter { $0 > 0 }
  }
}
