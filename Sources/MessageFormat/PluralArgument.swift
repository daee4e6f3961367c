/// The argument that the plural of a whole string counts by.
///
/// No String Catalog says it: it is the first whole number that the texts print, or else the first
/// other number.
package struct PluralArgument: Hashable, Sendable {
  /// Counted from 1.
  package var argument: Int
  /// The type of its conversion, without the percent sign.
  package var type: String

  /// `nil` where the texts print no number.
  package init?(of texts: [String]) {
    let uses = texts.flatMap { PrintfArguments(of: $0.placeholders(.foundation)).uses }
      .filter { $0.placeholder.isNumber }
    let integers = uses.filter { $0.placeholder.isInteger }
    let first = (integers.isEmpty ? uses : integers).min { $0.argument < $1.argument }
    guard let first else { return nil }
    argument = first.argument
    type = first.placeholder.type
  }
}

extension PrintfPlaceholder {
  /// Whether it prints a number, whole or not.
  package var isNumber: Bool { isInteger || kind == .argument && has("fFeEgGaA") }

  fileprivate var isInteger: Bool { kind == .argument && has("dDiuUxXoO") }

  private func has(_ conversions: String) -> Bool {
    !conversion.isEmpty && conversions.contains(conversion)
  }
}
