/// What the parser asks of several bytes at once.
enum JSONWord {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// How many bytes of a word, the lowest first, are plain text in a string; 8 where all are.
  ///
  /// Plain is ASCII that is neither a control character nor a quotation mark nor a backslash.
  ///
  /// The tests for a zero byte and for a byte below a bound are those of Sean Eron Anderson’s “Bit
  /// Twiddling Hacks”; a bit that they set wrongly stands above the first right one.
  @inline(__always)
  static func firstSpecial(in word: UInt64) -> Int {
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let special =
      ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
      | ((word &- (ones &* 0x20)) & ~word) | word
    return (special & highBits).trailingZeroBitCount / 8
  }

  /// How many bytes of a word, the lowest first, are spaces before the first other byte.
  @inline(__always)
  static func leadingSpaces(in word: UInt64) -> Int {
    (word ^ (ones &* 0x20)).trailingZeroBitCount / 8
  }

  /// Whether two runs of bytes are the same.
  @inline(__always)
  static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    var index = 0
    while index + 8 <= count {
      guard
        first.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          == second.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      else { return false }
      index += 8
    }
    while index < count {
      guard
        first.load(fromByteOffset: index, as: UInt8.self)
          == second.load(fromByteOffset: index, as: UInt8.self)
      else { return false }
      index += 1
    }
    return true
  }

  /// A number for a run of bytes that few other runs have.
  @inline(__always)
  static func hash(_ bytes: UnsafeRawPointer, count: Int) -> Int {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: count)
    var index = 0
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
    }
    while index + 8 <= count {
      mix(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    while index < count {
      mix(UInt64(bytes.load(fromByteOffset: index, as: UInt8.self)))
      index += 1
    }
    return Int(truncatingIfNeeded: hash & UInt64(Int.max))
  }

  /// The length of the UTF-8 scalar of two to four bytes at an offset; 0 where none stands there.
  @inline(__always)
  static func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    func isTrail(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + distance < bytes.count && range.contains(bytes[offset + distance])
    }
    switch bytes[offset] {
    case 0xC2...0xDF: return isTrail(1) ? 2 : 0
    case 0xE0: return isTrail(1, 0xA0...0xBF) && isTrail(2) ? 3 : 0
    case 0xED: return isTrail(1, 0x80...0x9F) && isTrail(2) ? 3 : 0
    case 0xE1...0xEF: return isTrail(1) && isTrail(2) ? 3 : 0
    case 0xF0: return isTrail(1, 0x90...0xBF) && isTrail(2) && isTrail(3) ? 4 : 0
    case 0xF1...0xF3: return isTrail(1) && isTrail(2) && isTrail(3) ? 4 : 0
    case 0xF4: return isTrail(1, 0x80...0x8F) && isTrail(2) && isTrail(3) ? 4 : 0
    default: return 0
    }
  }

  /// The UTF-16 unit of the four hexadecimal digits at an offset.
  static func hexadecimalUnit(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<(offset + 4)].reduce(UInt16?.some(0)) { unit, byte in
      guard let unit else { return nil }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      return unit << 4 | UInt16(digit)
    }
  }
}
