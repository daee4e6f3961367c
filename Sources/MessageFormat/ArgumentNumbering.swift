/// Numbers for the placeholders of a printf string.
package enum ArgumentNumbering {
  /// The string with a number in each placeholder that takes an argument.
  ///
  /// `%arg` keeps to the substitution around it.
  package static func numbered(_ text: String, _ dialect: PrintfDialect) -> String {
    let uses = PrintfArguments(of: text, dialect).uses
    return text.replacing(uses.map(\.placeholder)) { index, _ in uses[index].numbered.text }
  }
}
