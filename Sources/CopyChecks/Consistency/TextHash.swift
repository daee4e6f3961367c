/// Hashes of texts, by which many are compared fast.
///
/// FNV-1a of 64 bits: that of a million texts two different ones have the same is less likely than
/// 1 in 10 million, so that notes on texts may be compared by it alone.
enum TextHash {
  /// The hash of the bytes.
  static func exact(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var hash = start
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
      return hash
    }
  }

  /// The hash of what is left without white space, punctuation of ASCII or of full width, and case.
  static func ofLetters(_ text: String) -> UInt64 {
    var text = text
    let folded = folded
    return text.withUTF8 { bytes in
      var hash = start
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          let code = folded[Int(byte)]
          if code != 0 { hash = (hash ^ UInt64(code)) &* prime }
          index += 1
          continue
        }
        let width = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        // U+2000…U+206F, U+3000…U+303F, U+FF00…U+FF3F: punctuation and spaces.
        let isMark =
          width == 3
          && (byte == 0xE2
            && (bytes[index + 1] == 0x80 || bytes[index + 1] == 0x81 || bytes[index + 1] == 0x8B)
            || byte == 0xE3 && bytes[index + 1] == 0x80
            || byte == 0xEF && bytes[index + 1] == 0xBC)
        if !isMark {
          for place in index..<(index + width) {
            hash = (hash ^ UInt64(bytes[place])) &* prime
          }
        }
        index += width
      }
      return hash
    }
  }

  /// The hash of a sentence, whatever its case, without what stands around it: white space and the
  /// mark at its end.
  static func ofSentence(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      var (first, end) = (0, bytes.count)
      while first < end, bytes[first] <= 0x20 { first += 1 }
      while end > first, isAtEnd(bytes[end - 1]) { end -= 1 }
      var hash = start
      for byte in bytes[first..<end] {
        let isCapital = (0x41...0x5A).contains(byte)
        hash = (hash ^ UInt64(isCapital ? byte | 0x20 : byte)) &* prime
      }
      return hash
    }
  }

  /// Whether a byte is white space, a full stop, an exclamation mark, a colon, or of an ellipsis.
  private static func isAtEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, 0x2E, 0x21, 0x3A, 0xE2, 0x80, 0xA6: true
    default: false
    }
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  /// Letters of ASCII in lower case, digits and the characters of placeholders; 0 for the rest.
  private static let folded: [UInt8] = (0..<0x80).map { (byte: UInt8) -> UInt8 in
    switch byte {
    case 0x41...0x5A: byte | 0x20
    case 0x61...0x7A, 0x30...0x39, 0x25, 0x40, 0x7B, 0x7D, 0x2B, 0x23: byte
    default: 0
    }
  }
}
