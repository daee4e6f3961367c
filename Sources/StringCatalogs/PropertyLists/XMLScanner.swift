internal import Diagnostics

/// The tags and characters of an XML text, as far as property lists have them.
struct XMLScanner {
  /// A start tag, an end tag, or the tag of an empty element.
  struct Tag {
    let name: String
    let isClosing: Bool
    let isEmpty: Bool
    let offset: Int
  }

  private let text: SourceText
  private let bytes: [UInt8]
  /// Offset of the next byte.
  private(set) var index = 0

  init(_ text: SourceText) {
    self.text = text
    bytes = text.utf8
  }

  /// The next tag; before it only space, comments, declarations and instructions may stand.
  mutating func tag() throws(Diagnostic) -> Tag {
    if try nextOffset() != nil { return try readTag() }
    throw text.fault(at: index, "the file ends too early", advice: "restore it; it may be cut off")
  }

  /// The offset of what comes after space, comments, declarations and instructions; `nil` where
  /// the file ends with them.
  mutating func nextOffset() throws(Diagnostic) -> Int? {
    while index < bytes.count {
      if (0x09...0x0D).contains(bytes[index]) || bytes[index] == 0x20 {
        index += 1
      } else if try !skipMarkup() {
        return index
      }
    }
    return nil
  }

  private mutating func skipMarkup() throws(Diagnostic) -> Bool {
    if stands("<!--") { return try skip(to: "-->", "comment") }
    if stands("<?") { return try skip(to: "?>", "instruction") }
    if stands("<!DOCTYPE") { return try skipDocumentType() }
    return false
  }

  /// Goes past a document type; one with declarations of its own would need a whole XML reader.
  private mutating func skipDocumentType() throws(Diagnostic) -> Bool {
    let start = index
    var mark: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if mark != nil {
        if byte == mark { mark = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        mark = byte
      } else if byte == UInt8(ascii: "[") {
        throw text.fault(
          at: index,
          "a document type with declarations of its own is not read",
          advice: "remove them, from “[” to “]”, and write out what the entities in them stand for"
        )
      } else if byte == UInt8(ascii: ">") {
        index += 1
        return true
      }
      index += 1
    }
    throw text.fault(
      at: start,
      "the declaration that begins here does not end",
      advice: "add “>”"
    )
  }

  private func stands(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

  private mutating func skip(to end: String, _ what: String) throws(Diagnostic) -> Bool {
    let start = index
    while index < bytes.count {
      if stands(end) {
        index += end.utf8.count
        return true
      }
      index += 1
    }
    throw text.fault(
      at: start,
      "the \(what) that begins here does not end",
      advice: "add “\(end)”"
    )
  }

  private mutating func readTag() throws(Diagnostic) -> Tag {
    let start = index
    guard bytes[start] == UInt8(ascii: "<") else {
      throw text.fault(
        at: start,
        "an element should stand here, not text",
        advice: "put the text in an element, or remove it"
      )
    }
    let end = bytes[(start + 1)...].firstIndex { "<>".utf8.contains($0) }
    guard let end, bytes[end] == UInt8(ascii: ">") else {
      throw text.fault(at: start, "the tag that begins here does not end", advice: "add “>”")
    }
    index = end + 1
    var body = bytes[(start + 1)..<end]
    let isClosing = body.first == UInt8(ascii: "/")
    let isEmpty = !isClosing && body.last == UInt8(ascii: "/")
    if isClosing { body.removeFirst() }
    let name = body.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    return Tag(
      name: String(decoding: name, as: UTF8.self),
      isClosing: isClosing,
      isEmpty: isEmpty,
      offset: start
    )
  }

  /// The characters up to the next tag, with entities and CDATA sections resolved.
  mutating func characters() throws(Diagnostic) -> String {
    var utf8: [UInt8] = []
    while index < bytes.count {
      if stands("<![CDATA[") {
        let start = index + "<![CDATA[".utf8.count
        _ = try skip(to: "]]>", "CDATA section")
        utf8 += bytes[start..<(index - 3)]
      } else if stands("<!--") {
        _ = try skip(to: "-->", "comment")
      } else if bytes[index] == UInt8(ascii: "<") {
        break
      } else if bytes[index] == UInt8(ascii: "&") {
        utf8 += try entity().utf8
      } else {
        utf8.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  private mutating func entity() throws(Diagnostic) -> String {
    let start = index
    let body = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "<") }
    let name = String(decoding: body, as: UTF8.self)
    index = body.endIndex + 1
    guard body.endIndex < bytes.count, bytes[body.endIndex] == UInt8(ascii: ";"),
      let character = Self.character(of: name)
    else {
      throw text.fault(
        at: start,
        "“&” begins no character reference here",
        advice: "write &amp; for the character “&”"
      )
    }
    return character
  }

  private static func character(of name: String) -> String? {
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    guard name.hasPrefix("#") else { return named[name] }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard
      let code = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    return String(Character(scalar))
  }
}
