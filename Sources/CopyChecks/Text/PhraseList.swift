/// Phrases that are looked for in texts, without regard to the case of Latin letters.
struct PhraseList: Sendable {
  private let phrases: [[UInt32]]
  private let firsts: Set<UInt32>
  /// The last six bits of the first characters: most characters of a text are told by it.
  private let filter: UInt64

  /// The phrases; of two that begin alike the longer one is found.
  init(_ phrases: [String]) {
    self.phrases = phrases.map { $0.unicodeScalars.map { Self.folded($0.value) } }
      .sorted { $0.count > $1.count }
    firsts = Set(self.phrases.compactMap(\.first))
    filter = firsts.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The end of the phrase that begins at an index; `nil` where none does.
  ///
  /// A phrase of Latin letters is one only between other characters.
  func end(at index: Int, in scalars: [ScannedText.Scalar]) -> Int? {
    let first = Self.folded(scalars[index].value.value)
    guard filter & 1 << UInt64(first & 63) != 0, firsts.contains(first) else { return nil }
    guard index == 0 || !Self.joins(scalars[index - 1], scalars[index]) else { return nil }
    for phrase in phrases where index + phrase.count <= scalars.count {
      let end = index + phrase.count
      let isEqual = phrase.indices.allSatisfy {
        Self.folded(scalars[index + $0].value.value) == phrase[$0]
          && scalars[index + $0].cls != .placeholder && scalars[index + $0].cls != .code
      }
      if isEqual, end == scalars.count || !Self.joins(scalars[end - 1], scalars[end]) {
        return end
      }
    }
    return nil
  }

  /// The first phrase from an index on, as a range of indices.
  func first(in scalars: [ScannedText.Scalar], from start: Int = 0) -> Range<Int>? {
    for index in scalars.indices.dropFirst(start) {
      if let end = end(at: index, in: scalars) { return index..<end }
    }
    return nil
  }

  private static func joins(_ one: ScannedText.Scalar, _ other: ScannedText.Scalar) -> Bool {
    isOfWord(one.cls) && isOfWord(other.cls)
  }

  private static func isOfWord(_ cls: CharacterClass) -> Bool { cls == .latin || cls == .digit }

  /// A letter of ASCII in lower case; ’ as '.
  private static func folded(_ scalar: UInt32) -> UInt32 {
    if scalar &- 0x41 < 26 { return scalar | 0x20 }
    return scalar == 0x2019 ? 0x27 : scalar
  }
}
