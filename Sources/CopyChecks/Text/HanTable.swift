internal import Resources

/// Which script a Han character belongs to, and what it is in the other one.
enum HanTable {
  /// What a character has, as far as script goes, found in constant time.
  @inline(__always)
  static func features(of scalar: UInt32) -> TextFeatures {
    guard range.contains(scalar) else { return [] }
    return TextFeatures(rawValue: UInt64(bits[Int(scalar - range.lowerBound)]) << 32)
  }

  /// What a character of Simplified Chinese alone is in Traditional Chinese, the usual one first.
  static func traditional(of character: Unicode.Scalar) -> [Unicode.Scalar] {
    simplifiedToTraditional[character] ?? []
  }

  /// What a character of Traditional Chinese alone is in Simplified Chinese.
  static func simplified(of character: Unicode.Scalar) -> Unicode.Scalar? {
    traditionalToSimplified[character]
  }

  /// The characters that the table knows; those beyond are too rare for the text of an app.
  static var range: Range<UInt32> { 0x3400..<0xA000 }

  /// For each character of the range the bits of `TextFeatures` from `familiarPronoun` on.
  static let bits: [UInt8] = {
    var bits = [UInt8](repeating: 0, count: range.count)
    func set(_ bit: TextFeatures, of character: Unicode.Scalar) {
      guard range.contains(character.value) else { return }
      bits[Int(character.value - range.lowerBound)] |= UInt8(truncatingIfNeeded: bit.rawValue >> 32)
    }
    for character in simplifiedToTraditional.keys { set(.simplifiedOnly, of: character) }
    for character in traditionalToSimplified.keys { set(.traditionalOnly, of: character) }
    for pair in HanCharacters.shared.values.flatMap(HanWords.pairs) {
      for (character, other) in zip(pair.word.unicodeScalars, pair.replacement.unicodeScalars)
      where character != other { set(.sharedCharacter, of: character) }
    }
    for group in HanCharacters.regional.values.flatMap(HanWords.groups) {
      set(.sharedCharacter, of: group.first)
    }
    set(.familiarPronoun, of: "你")
    set(.politePronoun, of: "您")
    set(.femininePronoun, of: "妳")
    for character in FeatureWords.all.firstCharacters { set(.firstOfWord, of: character) }
    return bits
  }()

  private static let simplifiedToTraditional = Dictionary(
    HanWords.groups(of: HanCharacters.simplified).map { ($0.first, $0.others) },
    uniquingKeysWith: { first, _ in first }
  )

  private static let traditionalToSimplified = Dictionary(
    (HanWords.groups(of: HanCharacters.simplified) + HanWords.groups(of: HanCharacters.traditional))
      .flatMap { group in group.others.map { ($0, group.first) } },
    uniquingKeysWith: { first, _ in first }
  )
}
