/// How files write the characters of a text.
enum TextEscapes {
  /// For each byte of the text, where its character stands in what is written.
  ///
  /// - Returns: `nil` where what is written does not read as the text.
  static func places(
    of text: String,
    in written: ArraySlice<UInt8>,
    _ escaping: TextOrigin.Escaping
  ) -> [Range<Int>]? {
    guard escaping != .none, escaping != .opaque else { return nil }
    let bytes = Array(text.utf8)
    var places: [Range<Int>] = []
    places.reserveCapacity(bytes.count)
    var rest = written
    var spacing = AndroidSpacing()
    while !rest.isEmpty {
      let start = rest.startIndex
      let skipped = escaping == .android ? spacing.take(&rest) : nil
      let character = skipped ?? character(&rest, escaping)
      guard bytes[places.count...].starts(with: character) else { return nil }
      places += repeatElement(start..<rest.startIndex, count: character.count)
    }
    return places.count == bytes.count ? places : nil
  }

  /// A text as it is written; `nil` where it cannot be.
  static func write(_ text: String, _ escaping: TextOrigin.Escaping) -> String? {
    var written = ""
    for scalar in text.unicodeScalars {
      switch (escaping, scalar) {
      case (.opaque, _): return nil
      case (.json, "\""), (.json, "\\"), (.oldStyle, "\""), (.oldStyle, "\\"):
        written += "\\\(scalar)"
      case (.xml, "&"), (.android, "&"): written += "&amp;"
      case (.xml, "<"), (.android, "<"): written += "&lt;"
      case (.android, "\""), (.android, "'"), (.android, "\\"): written += "\\\(scalar)"
      case (_, "\0"..."\u{1F}"): return nil
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  /// Takes one character with its escape, and gives its UTF-8.
  private static func character(
    _ rest: inout ArraySlice<UInt8>,
    _ escaping: TextOrigin.Escaping
  ) -> [UInt8] {
    let byte = rest.removeFirst()
    switch (escaping, byte) {
    case (.json, UInt8(ascii: "\\")), (.oldStyle, UInt8(ascii: "\\")),
      (.android, UInt8(ascii: "\\")):
      return backslash(&rest, escaping)
    case (.xml, UInt8(ascii: "&")), (.android, UInt8(ascii: "&")): return reference(&rest)
    default: return [byte]
    }
  }

  private static func backslash(
    _ rest: inout ArraySlice<UInt8>,
    _ escaping: TextOrigin.Escaping
  ) -> [UInt8] {
    guard let byte = rest.popFirst() else { return [UInt8(ascii: "\\")] }
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b") where escaping != .android: return [0x08]
    case UInt8(ascii: "f") where escaping != .android: return [0x0C]
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return unicode(&rest)
    default: return [byte]
    }
  }

  /// Four hexadecimal digits, and the second half of a pair.
  private static func unicode(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    func unit() -> UInt16? {
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
    guard let first = unit() else { return [] }
    var units = [first]
    if UTF16.isLeadSurrogate(first), rest.count >= 6 {
      rest = rest.dropFirst(2)
      if let second = unit() { units.append(second) }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func reference(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let name = String(decoding: rest.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    let character: Unicode.Scalar? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      case _ where name.hasPrefix("#x"):
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    guard let character else { return [UInt8(ascii: "&")] }
    rest = rest.dropFirst(name.utf8.count + 1)
    return Array(String(character).utf8)
  }
}
