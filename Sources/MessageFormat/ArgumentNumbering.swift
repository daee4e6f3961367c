/// Numbers for the placeholders of a printf string.
package enum ArgumentNumbering {
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
    let uses = PrintfArguments(
      of: text.placeholders(dialect),
      first: first,
      substitutions: substitutions
    ).uses
    return text.replacing(uses.map(\.placeholder)) { index, _ in uses[index].numbered.text }
  }
}
