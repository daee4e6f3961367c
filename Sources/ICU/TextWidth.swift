internal import CICU

extension StringProtocol {
  /// Columns that a terminal gives the text: grapheme clusters of East Asian Width (UAX #11, #29).
  package var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// Columns that a terminal gives the grapheme cluster.
  package var columns: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let isEmoji = unicodeScalars.contains {
      $0 == "\u{FE0F}" || cicu_scalar_is_emoji_presentation($0.value)
    }
    if isEmoji { return 2 }
    return unicodeScalars.reduce(0) { max($0, $1.columns) }
  }
}

extension Unicode.Scalar {
  /// Columns that a terminal gives the scalar: 0, 1 or 2.
  package var columns: Int { Int(cicu_scalar_columns(value)) }
}

extension StringProtocol {
  /// Whether the text has letters, and all of them are Latin.
  package var isWrittenInLatinLetters: Bool {
    let letters = unicodeScalars.filter { cicu_scalar_is_letter($0.value) }
    return !letters.isEmpty && letters.allSatisfy { cicu_scalar_is_latin($0.value) }
  }
}
