/// An operator that Xcode lets a build variable have: `$(PRODUCT_NAME:c99extidentifier)`.
enum BuildSettingOperator: String {
  case lower
  case upper
  case identifier
  case c99extidentifier
  case rfc1034identifier

  /// The value after the operator.
  func apply(to value: String) -> String {
    switch self {
    case .lower: value.lowercased()
    case .upper: value.uppercased()
    case .identifier: Self.identifier(value, filler: "_") { $0.isASCII }
    case .c99extidentifier: Self.identifier(value, filler: "_") { _ in true }
    case .rfc1034identifier: Self.identifier(value, filler: "-") { $0.isASCII }
    }
  }

  /// The value with a filler for whatever is neither letter nor digit, and for a digit in front.
  private static func identifier(
    _ value: String,
    filler: Character,
    allows: (Character) -> Bool
  ) -> String {
    let filled = value.enumerated().map { position, character in
      let isLetterOrDigit = character.isLetter || (character.isNumber && position > 0)
      return isLetterOrDigit && allows(character) ? character : filler
    }
    return String(filled)
  }
}
