/// How the bytes of a text file stand for its characters.
package enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian

  /// The encoding of a file, and how many bytes of byte order mark come before its text.
  ///
  /// Property lists and catalogs begin with an ASCII character, so a zero byte beside the first
  /// character means UTF-16 where no mark says so.
  package static func detect(_ bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    guard bytes.count >= 2 else { return (.utf8, 0) }
    switch (bytes[0], bytes[1]) {
    case (1..., 0): return (.utf16LittleEndian, 0)
    case (0, 1...): return (.utf16BigEndian, 0)
    default: return (.utf8, 0)
    }
  }

  /// The text as UTF-8, or the text before the first bytes that are none in this encoding.
  package func decode(_ bytes: ArraySlice<UInt8>) throws(InvalidText) -> [UInt8] {
    switch self {
    case .utf8:
      guard String(validating: bytes, as: UTF8.self) != nil else {
        throw InvalidText(textBefore: Array(bytes.prefix(Self.validLength(bytes, as: UTF8.self))))
      }
      return Array(bytes)
    case .utf16LittleEndian, .utf16BigEndian:
      let units = utf16Units(bytes)
      guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
      else {
        let valid = units.prefix(Self.validLength(units, as: UTF16.self))
        throw InvalidText(textBefore: Array(String(decoding: valid, as: UTF16.self).utf8))
      }
      return Array(text.utf8)
    }
  }

  /// The byte order mark of the encoding.
  var byteOrderMark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }

  /// The bytes of a text that is given as UTF-8.
  func encode(_ utf8: [UInt8]) -> [UInt8] {
    guard self != .utf8 else { return utf8 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count * 2)
    for unit in String(decoding: utf8, as: UTF8.self).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
      bytes += self == .utf16LittleEndian ? [low, high] : [high, low]
    }
    return bytes
  }

  /// Bytes that are no text, by the text that stands before them.
  package struct InvalidText: Error {
    package let textBefore: [UInt8]
  }

  private func utf16Units(_ bytes: ArraySlice<UInt8>) -> [UInt16] {
    let (low, high) = self == .utf16LittleEndian ? (0, 1) : (1, 0)
    return stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
    }
  }

  private static func validLength<Units: Collection, Encoding: Unicode.Encoding>(
    _ units: Units,
    as encoding: Encoding.Type
  ) -> Int where Units.Element == Encoding.CodeUnit {
    var parser = Encoding.ForwardParser()
    var iterator = units.makeIterator()
    var length = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { length += scalar.count }
    return length
  }
}
