extension JSONParser {
  /// Goes past a string, the next thing in the text.
  mutating func string() throws(JSONFault) {
    let start = index
    var kind = JSONFile.Kind.string
    index += 1
    while true {
      skipPlainText()
      guard let byte = next else {
        throw JSONFault(
          "the string that begins here does not end",
          at: start,
          advice: "add the closing quotation mark, or restore the file; it may be cut off"
        )
      }
      switch byte {
      case UInt8(ascii: "\""):
        entries.append(.init(kind, offset: start, extent: index - start - 1))
        index += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try escape()
      case 0x80...: try multibyteScalar()
      default:
        throw JSONFault(
          "a control character stands raw in a string",
          at: index,
          advice: "write it as an escape, such as \\n or \\u001B"
        )
      }
    }
  }

  /// Goes to the next quotation mark, backslash, control character or byte that is not ASCII.
  @inline(__always)
  private mutating func skipPlainText() {
    while index + 8 <= bytes.count {
      let special = JSONWord.firstSpecial(in: nextWord)
      index += special
      if special < 8 { return }
    }
    while let byte = next, byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\")
    {
      index += 1
    }
  }

  /// Goes past scalars of more than one byte, in the forms that Unicode's table 3-7 allows.
  private mutating func multibyteScalar() throws(JSONFault) {
    while index < bytes.count, bytes[index] >= 0x80 {
      let length = JSONWord.scalarLength(bytes, at: index)
      guard length > 0 else {
        throw JSONFault(
          "the text is not UTF-8",
          at: index,
          advice: "restore the file, or convert it, for example with `iconv -t UTF-8`"
        )
      }
      index += length
    }
  }

  private mutating func escape() throws(JSONFault) {
    let start = index
    index += 1
    guard let byte = next else {
      throw JSONFault("the file ends in an escape", at: start, advice: "restore it")
    }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      let unit = try hexadecimalUnit(start)
      if UTF16.isTrailSurrogate(unit) { throw loneSurrogate(at: start) }
      guard UTF16.isLeadSurrogate(unit) else { return }
      let second = index
      guard bytes[second...].starts(with: "\\u".utf8) else { throw loneSurrogate(at: start) }
      index += 2
      guard UTF16.isTrailSurrogate(try hexadecimalUnit(second)) else {
        throw loneSurrogate(at: start)
      }
    default:
      throw JSONFault(
        "JSON has no such escape",
        at: start,
        advice: "write \\\\ for a backslash"
      )
    }
  }

  private func loneSurrogate(at offset: Int) -> JSONFault {
    JSONFault(
      "a \\u escape is half of a surrogate pair",
      at: offset,
      advice: "write both halves, or the character itself"
    )
  }

  private mutating func hexadecimalUnit(_ escape: Int) throws(JSONFault) -> UInt16 {
    guard let unit = JSONWord.hexadecimalUnit(bytes, at: index) else {
      throw JSONFault(
        "four hexadecimal digits should follow \\u",
        at: escape,
        advice: "write them, or \\\\u for a backslash and a u"
      )
    }
    index += 4
    return unit
  }
}
