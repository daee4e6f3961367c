internal import Resources

/// Words that checks look for, so that a text without them is told by the pass over its bytes: in
/// Chinese by their first two characters, in other languages by all their letters.
struct FeatureWords: Sendable {
  /// Those of all checks.
  static let all = FeatureWords(
    chinese: [
      .regionalWord: RegionalWord.all.map(\.word), .settingsWord: SettingsPathFinder.words,
      .refusal: AccusingTextCheck.chineseVerbs, .wish: ImitatesPromptCheck.chineseWords,
    ],
    letters: [
      .refusal: AccusingTextCheck.englishWords, .wish: ["would", "wants"],
      .productName: ProductNames.letters,
    ]
  )

  /// A first and a second character, and what a text with both has; 0 where a place is free.
  private let pairs: [UInt32]
  private let features: [TextFeatures]
  private let mask: Int
  /// What a word of Latin letters says.
  let letters: LatinWordTable<TextFeatures>
  /// The characters with which the words of Chinese begin.
  let firstCharacters: [Unicode.Scalar]

  private init(chinese: [TextFeatures: [String]], letters: [TextFeatures: [String]]) {
    var wanted: [UInt32: TextFeatures] = [:]
    var firsts: Set<Unicode.Scalar> = []
    for (feature, word) in chinese.flatMap({ feature, words in words.map { (feature, $0) } }) {
      let scalars = Array(word.unicodeScalars.prefix(2))
      guard scalars.count == 2 else { continue }
      wanted[Self.pair(scalars[0].value, scalars[1].value), default: []].formUnion(feature)
      firsts.insert(scalars[0])
    }
    var size = 16
    while size < wanted.count * 4 { size *= 2 }
    mask = size - 1
    var pairs = [UInt32](repeating: 0, count: size)
    var features = [TextFeatures](repeating: [], count: size)
    for (pair, feature) in wanted {
      var slot = Self.slot(pair) & mask
      while pairs[slot] != 0 { slot = (slot + 1) & mask }
      pairs[slot] = pair
      features[slot] = feature
    }
    self.pairs = pairs
    self.features = features
    firstCharacters = Array(firsts)
    self.letters = LatinWordTable(
      letters.flatMap { feature, words in words.map { (word: $0, value: feature) } }
    )
  }

  /// What two neighbours say as the start of a word.
  @inline(__always)
  subscript(first: UInt32, second: UInt32) -> TextFeatures {
    let pair = Self.pair(first, second)
    var slot = Self.slot(pair) & mask
    while pairs[slot] != 0 {
      if pairs[slot] == pair { return features[slot] }
      slot = (slot + 1) & mask
    }
    return []
  }

  @inline(__always)
  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt32 { first << 16 ^ second }

  @inline(__always)
  private static func slot(_ pair: UInt32) -> Int {
    Int(truncatingIfNeeded: (pair &* 0x9E37_79B1) >> 16)
  }
}
