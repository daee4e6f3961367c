/// The escapes in JSON strings (RFC 8259, section 7).
enum JSONEscapes {
  /// The text of a string that the parser has accepted, from its bytes between the quotation marks.
  static func decode(_ bytes: some Collection<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = Array(bytes)[...]
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += String(decoding: rest[..<backslash], as: UTF8.self)
      rest = rest[backslash...].dropFirst()
      text += escape(&rest)
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  /// What an escape stands for; both halves of a surrogate pair are taken together.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> String {
    guard let byte = rest.popFirst() else { return "" }
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [unit(&rest)]
      if UTF16.isLeadSurrogate(units[0]) {
        rest = rest.dropFirst(2)
        units.append(unit(&rest))
      }
      return String(decoding: units, as: UTF16.self)
    default: return String(Unicode.Scalar(byte))
    }
  }

  private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16 {
    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
    rest = rest.dropFirst(4)
    return UInt16(digits, radix: 16) ?? 0xFFFD
  }

  /// Writes a string as Foundation and Xcode do: what must be escaped, and nothing else.
  static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x08: bytes += "\\b".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONFile {
  /// The text of a piece of a string as it is written in a file; `nil` where it begins or ends within
  /// a character.
  package static func string(written bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.contains(UInt8(ascii: "\\")) else {
      return String(validating: bytes, as: UTF8.self)
    }
    let quoted = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
    return (try? JSONFile(parsing: quoted, file: ""))?.root.string
  }
}
