/// Words to be found in texts, each with a value, or with none where it is only passed over.
///
/// A text is read as a reader reads it, from left to right: the longest word at a place is taken,
/// and the next one begins after it. So no word is found that is a part of a longer one.
struct HanWordTable<Value: Sendable>: Sendable {
  private struct Word: Sendable {
    let scalars: [Unicode.Scalar]
    let value: Value?
  }

  private static var firstCharacters: Range<UInt32> { 0x4E00..<0xA000 }

  /// For each first character the number of its words’ place, or 0.
  private let places: [UInt16]
  private let words: [[Word]]

  /// A table of words; of two values for a word the first one counts.
  init(_ entries: [(word: String, value: Value?)]) {
    var places = [UInt16](repeating: 0, count: Self.firstCharacters.count)
    var words: [[Word]] = [[]]
    for (text, value) in entries {
      let scalars = Array(text.unicodeScalars)
      guard let first = scalars.first, Self.firstCharacters.contains(first.value) else { continue }
      let slot = Int(first.value - Self.firstCharacters.lowerBound)
      if places[slot] == 0 {
        places[slot] = UInt16(words.count)
        words.append([])
      }
      let place = Int(places[slot])
      guard !words[place].contains(where: { $0.scalars == scalars }) else { continue }
      words[place].append(Word(scalars: scalars, value: value))
    }
    self.places = places
    self.words = words.map { $0.sorted { $0.scalars.count > $1.scalars.count } }
  }

  /// Calls a closure with each word of a text that has a value: its place among the scalars.
  func forEachMatch(in text: ScannedText, _ body: (Range<Int>, Value) -> Void) {
    let scalars = text.scalars
    var index = 0
    while index < scalars.count {
      guard let word = longest(at: index, in: scalars) else {
        index += 1
        continue
      }
      let end = index + word.scalars.count
      if let value = word.value { body(index..<end, value) }
      index = end
    }
  }

  @inline(__always)
  private func longest(at index: Int, in scalars: [ScannedText.Scalar]) -> Word? {
    let first = scalars[index]
    guard first.cls == .han, Self.firstCharacters.contains(first.value.value) else { return nil }
    let place = places[Int(first.value.value - Self.firstCharacters.lowerBound)]
    guard place != 0 else { return nil }
    return words[Int(place)].first { word in
      guard index + word.scalars.count <= scalars.count else { return false }
      for offset in word.scalars.indices {
        let scalar = scalars[index + offset]
        guard scalar.value == word.scalars[offset], scalar.cls == .han else { return false }
      }
      return true
    }
  }
}
