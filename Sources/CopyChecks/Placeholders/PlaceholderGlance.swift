internal import MessageFormat

/// Tells at a glance that two texts have the same placeholders in the same order, as most have, so
/// that they need not be taken apart.
enum PlaceholderGlance {
  /// Whether they are the same for sure.
  static func areAlike(_ first: String, _ second: String) -> Bool {
    var (first, second) = (first, second)
    return first.withUTF8 { one in
      second.withUTF8 { other in
        var (place, otherPlace) = (0, 0)
        while true {
          guard let range = next(in: one, from: &place) else {
            return next(in: other, from: &otherPlace) == nil
          }
          guard let otherRange = next(in: other, from: &otherPlace),
            one[range].elementsEqual(other[otherRange])
          else { return false }
        }
      }
    }
  }

  /// Whether a percent sign is something else than the start of a placeholder, or may be.
  static func mayHavePercentSign(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      while let range = next(in: bytes, from: &place) {
        let last = bytes[range.upperBound - 1]
        let isLetter = (last | 0x20) >= 0x61 && (last | 0x20) <= 0x7A || last == UInt8(ascii: "@")
        if !isLetter || bytes[range].contains(UInt8(ascii: "-")) { return true }
      }
      return false
    }
  }

  /// A percent sign and what follows up to the letter that ends a placeholder.
  private static func next(
    in bytes: UnsafeBufferPointer<UInt8>,
    from place: inout Int
  ) -> Range<Int>? {
    while place < bytes.count, bytes[place] != UInt8(ascii: "%") { place += 1 }
    guard place < bytes.count else { return nil }
    let start = place
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      // Numbers, flags, sizes, and the lengths h, j, l, q, t, z and L.
      case 0x30...0x39, 0x24, 0x2B, 0x2D, 0x2E, 0x2A, 0x23, 0x68, 0x6A, 0x6C, 0x71, 0x74, 0x7A,
        0x4C:
        continue
      default: return start..<place
      }
    }
    return start..<place
  }
}
