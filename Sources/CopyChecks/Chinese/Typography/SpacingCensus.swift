/// Counts the places in a text where a Han character meets a Latin word, with a space between or
/// without.
///
/// Placeholders, addresses, file
/// names and single letters (X光, T恤) are no words; digits go with the Chinese word that they count,
/// and are no matter of style here.
struct SpacingCensus: Sendable {
  /// A place where they meet, as UTF-8 offsets in the text.
  struct Place: Sendable {
    let isSpaced: Bool
    /// From the end of the first word to the start of the second.
    let gap: Range<Int>
    /// The Han character and the Latin word.
    let range: Range<Int>
  }

  /// What a text with such a place has, beside Latin letters.
  static let features: TextFeatures = [.hanBesideLatin, .hanSpaceLatin]

  private(set) var places: [Place] = []

  init(_ text: String) {
    var text = text
    places = text.withUTF8 { Self.read($0) }
  }

  /// Whether there may be such a place in a text.
  static func mayFind(_ features: TextFeatures) -> Bool {
    features.contains(.latin) && !features.isDisjoint(with: Self.features)
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [Place] {
    var places: [Place] = []
    var index = 0
    while index < bytes.count {
      guard isHan(bytes, index) else {
        index += 1
        continue
      }
      let han = index..<(index + 3)
      if let word = wordBefore(han.lowerBound, bytes) {
        let gap = word.upperBound..<han.lowerBound
        places.append(
          Place(isSpaced: !gap.isEmpty, gap: gap, range: word.lowerBound..<han.upperBound)
        )
      }
      if let word = wordAfter(han, bytes) {
        let gap = han.upperBound..<word.lowerBound
        places.append(
          Place(isSpaced: !gap.isEmpty, gap: gap, range: han.lowerBound..<word.upperBound)
        )
      }
      index = han.upperBound
    }
    return places
  }

  /// Whether a Han character of the basic block starts at an index.
  private static func isHan(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let first = bytes[index]
    return first >= 0xE4 && first <= 0xE9 && (first > 0xE4 || bytes[index + 1] >= 0xB8)
  }

  private static func wordBefore(
    _ han: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var end = han
    if end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
    guard end - start >= 2 else { return nil }
    guard start > 0 else { return start..<end }
    // What stands before the letters tells words from placeholders, names of files and the like.
    let before = bytes[start - 1]
    let isWord =
      before == UInt8(ascii: " ") && (start < 2 || bytes[start - 2] != UInt8(ascii: "%"))
      || before == UInt8(ascii: "-") || before == 0x0A || before >= 0x80
    return isWord ? start..<end : nil
  }

  private static func wordAfter(
    _ han: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var start = han.upperBound
    if start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = start
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    guard end - start >= 2, !isOneName(han, start..<end, bytes) else { return nil }
    guard end < bytes.count else { return start..<end }
    switch bytes[end] {
    case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "="),
      UInt8(ascii: "_"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "."):
      return nil
    default: return start..<end
    }
  }

  /// Whether Han and letters are one name, which no style parts: 面容ID, 触控ID, 卡拉OK.
  private static func isOneName(
    _ han: Range<Int>,
    _ word: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard han.upperBound == word.lowerBound, word.count == 2 else { return false }
    return switch String(decoding: bytes[han.lowerBound..<word.upperBound], as: UTF8.self) {
    case "容ID", "控ID", "拉OK": true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
