internal import MessageFormat

/// The argument that the plural of a whole string goes by, and how it is printed.
///
/// Where no text prints a number, it is the one that the key prints, or else the first argument.
struct PluralNumber: Hashable {
  /// The argument, counted from 1.
  let argument: Int
  /// The type of its conversion, without the percent sign.
  let type: String
  /// Whether every text that prints the number does so without flags, width or precision.
  let isPlain: Bool

  init(texts: [StringsdictText], key: String) {
    let found = PluralArgument(of: texts.map(\.text)) ?? PluralArgument(of: [key])
    let (argument, type) = (found?.argument ?? 1, found?.type ?? "lld")
    isPlain = texts.allSatisfy { text in
      zip(text.specifiers, text.positions()).allSatisfy { specifier, position in
        position != argument || !specifier.isNumber || specifier.isPlain && specifier.type == type
      }
    }
    (self.argument, self.type) = (argument, type)
  }
}
