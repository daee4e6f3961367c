internal import Diagnostics

/// The words of an old-style property list: space, comments, strings and data.
struct OldStyleScanner {
  private let text: SourceText
  private let bytes: [UInt8]
  /// Offset of the next byte.
  var index = 0

  init(_ text: SourceText) {
    self.text = text
    bytes = text.utf8
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Goes to the next byte that is neither space nor in a comment.
  mutating func skipSpaceAndComments() throws(Diagnostic) {
    while let byte = next {
      switch byte {
      case 0x09...0x0D, 0x20: index += 1
      case 0xE2 where isLineSeparator: index += 3
      case UInt8(ascii: "/"):
        switch index + 1 < bytes.count ? bytes[index + 1] : nil {
        case UInt8(ascii: "/"): skipLineComment()
        case UInt8(ascii: "*"): try skipComment()
        default: return
        }
      default: return
      }
    }
  }

  /// U+2028 and U+2029, which Apple's reader takes for line ends.
  private var isLineSeparator: Bool {
    let scalar = bytes[index...].prefix(3)
    return scalar.elementsEqual([0xE2, 0x80, 0xA8]) || scalar.elementsEqual([0xE2, 0x80, 0xA9])
  }

  private mutating func skipLineComment() {
    while let byte = next, byte != 0x0A, byte != 0x0D, byte != 0xE2 || !isLineSeparator {
      index += 1
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw text.fault(at: start, "the comment that begins here does not end", advice: "add “*/”")
  }

  /// The string that stands here, in quotation marks or bare; `nil` where none does.
  mutating func string() throws(Diagnostic) -> String? {
    guard let first = next else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return try quotedString(mark: first)
    }
    let start = index
    while let byte = next, Self.isUnquoted(byte) { index += 1 }
    return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quotedString(mark: UInt8) throws(Diagnostic) -> String {
    let start = index
    index += 1
    var plainStart = index
    var units: [UInt16] = []
    while let byte = next, byte != mark {
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      units += String(decoding: bytes[plainStart..<index], as: UTF8.self).utf16
      if let unit = try escape() { units.append(unit) }
      plainStart = index
    }
    guard next != nil else {
      throw text.fault(
        at: start,
        "the string that begins here does not end",
        advice: "add the closing quotation mark; inside a string it needs a backslash"
      )
    }
    let last = String(decoding: bytes[plainStart..<index], as: UTF8.self)
    index += 1
    guard !units.isEmpty else { return last }
    guard let string = String(validating: units + last.utf16, as: UTF16.self) else {
      throw text.fault(
        at: start,
        "a \\U escape in this string is half of a surrogate pair",
        advice: "write both halves, or the character itself"
      )
    }
    return string
  }

  /// The unit that an escape stands for; `nil` where the character after the backslash stands
  /// for itself and is still to come.
  private mutating func escape() throws(Diagnostic) -> UInt16? {
    let start = index
    index += 1
    guard let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let code = digits(radix: 8, atMost: 3)
      return NextStepEncoding.utf16Unit(UInt8(truncatingIfNeeded: code ?? 0))
    case UInt8(ascii: "U"):
      index += 1
      guard let unit = digits(radix: 16, atMost: 4) else {
        throw text.fault(
          at: start,
          "four hexadecimal digits should follow \\U",
          advice: "write them, or \\\\U for a backslash and a U"
        )
      }
      return UInt16(unit)
    case UInt8(ascii: "a"): return control(0x07)
    case UInt8(ascii: "b"): return control(0x08)
    case UInt8(ascii: "f"): return control(0x0C)
    case UInt8(ascii: "n"): return control(0x0A)
    case UInt8(ascii: "r"): return control(0x0D)
    case UInt8(ascii: "t"): return control(0x09)
    case UInt8(ascii: "v"): return control(0x0B)
    case 0x00..<0x80: return control(UInt16(byte))
    default: return nil
    }
  }

  private mutating func control(_ unit: UInt16) -> UInt16 {
    index += 1
    return unit
  }

  private mutating func digits(radix: Int, atMost limit: Int) -> Int? {
    let digits = bytes[index...].prefix(limit).prefix { byte in
      Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
    }
    index += digits.count
    return Int(String(decoding: digits, as: UTF8.self), radix: radix)
  }

  /// The bytes that stand here as hexadecimal digits between angle brackets.
  mutating func data() throws(Diagnostic) -> [UInt8] {
    let start = index
    var digits: [UInt8] = []
    index += 1
    while let byte = next, byte != UInt8(ascii: ">") {
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if !(0x09...0x0D).contains(byte), byte != 0x20 {
        throw text.fault(
          at: index,
          "only hexadecimal digits may stand between “<” and “>”",
          advice: "put a text with “<” in quotation marks"
        )
      }
      index += 1
    }
    guard next != nil, digits.count.isMultiple(of: 2) else {
      throw text.fault(
        at: start,
        "the data that begin here are cut off",
        advice: "write two hexadecimal digits for each byte, and “>” after them"
      )
    }
    index += 1
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
