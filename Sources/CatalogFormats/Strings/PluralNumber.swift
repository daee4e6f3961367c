/// The argument that the plural of a whole string goes by, and how it is printed.
///
/// String Catalogs do not say it; it is the first number that the texts print, or else the key.
struct PluralNumber: Hashable {
  /// The argument, counted from 1.
  var argument: Int
  /// The type of its conversion, without the percent sign.
  var type: String
  /// Whether every text that prints the number does so without flags, width or precision.
  var isPlain: Bool

  init(texts: [StringsdictText], key: String) {
    let found = Self.first(in: texts) ?? Self.first(in: [StringsdictText(key)])
    argument = found?.argument ?? 1
    type = found?.type ?? "lld"
    let number = self.argument, name = self.type
    isPlain = texts.allSatisfy { text in
      zip(text.specifiers, text.positions()).allSatisfy { specifier, position in
        position != number || !specifier.isNumber || specifier.isPlain(name)
      }
    }
  }

  private static func first(in texts: [StringsdictText]) -> (argument: Int, type: String)? {
    let numbers = texts.flatMap { text in
      zip(text.specifiers, text.positions()).compactMap { specifier, position in
        guard specifier.isNumber, case .conversion(_, let type) = specifier.kind else {
          return nil as (argument: Int, type: String)?
        }
        return (position, type)
      }
    }
    return numbers.min { $0.argument < $1.argument }
  }
}
