internal import Diagnostics

/// Reads JSON (RFC 8259) from bytes and keeps what Foundation's readers do not: order and place.
struct JSONReader {
  /// Containers in containers; far more than any catalog has.
  static let maximumDepth = 128

  private let file: String
  private let bytes: [UInt8]
  private var index = 0

  /// The value of a whole file.
  ///
  /// - Throws: a diagnostic with line and column where the file is not JSON.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> LocatedJSON {
    var reader = JSONReader(file: file, bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    guard !bytes.isEmpty else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file, line: 1, column: 1),
        "the file is empty",
        advice: "restore it, or start with {\"sourceLanguage\": \"en\", \"strings\": {}}"
      )
    }
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.fault("text after the end of the JSON") }
    return value
  }

  private init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { index += 1 }
  }

  private func fault(_ message: String, at offset: Int? = nil) -> Diagnostic {
    let offset = offset ?? index
    return Diagnostic(
      .error,
      at: LineTable(of: bytes).location(file: file, offset: offset),
      message,
      advice: isConflictMarker(near: offset)
        ? "this looks like an unresolved merge conflict; resolve it first" : nil
    )
  }

  private func isConflictMarker(near offset: Int) -> Bool {
    [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")].contains { mark in
      bytes.dropFirst(offset).prefix(7).elementsEqual(repeatElement(mark, count: 7))
    }
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> LocatedJSON {
    guard depth <= Self.maximumDepth else { throw fault("nested too deeply") }
    skipSpace()
    let start = index
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return .bool(true, offset: try word("true"))
    case UInt8(ascii: "f"): return .bool(false, offset: try word("false"))
    case UInt8(ascii: "n"): return .null(offset: try word("null"))
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      return .number(try number(), offset: start)
    case nil: throw fault("the file ends where a value should stand; it may be cut off")
    default: throw fault("a value should stand here")
    }
  }

  private mutating func word(_ word: String) throws(Diagnostic) -> Int {
    let start = index
    guard bytes[start...].starts(with: word.utf8) else { throw fault("a value should stand here") }
    index += word.utf8.count
    return start
  }

  private mutating func number() throws(Diagnostic) -> String {
    let start = index
    let allowed = Set("+-.0123456789eE".utf8)
    while let byte = next, allowed.contains(byte) { index += 1 }
    let digits = Array(bytes[start..<index])
    let text = String(decoding: digits, as: UTF8.self)
    guard JSONNumber.isValid(digits) else { throw fault("“\(text)” is not a number", at: start) }
    return text
  }

  private mutating func object(depth: Int) throws(Diagnostic) -> LocatedJSON {
    let start = index
    var members: [LocatedJSON.Member] = []
    index += 1
    skipSpace()
    if next == UInt8(ascii: "}") {
      index += 1
      return .object([], offset: start)
    }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw expected("a name in quotation marks") }
      let name = try string()
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw expected("a colon") }
      index += 1
      members.append(LocatedJSON.Member(name: name, value: try value(depth: depth + 1)))
      if try endsList(with: "}") { return .object(members, offset: start) }
    }
  }

  private mutating func array(depth: Int) throws(Diagnostic) -> LocatedJSON {
    let start = index
    var elements: [LocatedJSON] = []
    index += 1
    skipSpace()
    if next == UInt8(ascii: "]") {
      index += 1
      return .array([], offset: start)
    }
    while true {
      elements.append(try value(depth: depth + 1))
      if try endsList(with: "]") { return .array(elements, offset: start) }
    }
  }

  private mutating func endsList(with closing: Unicode.Scalar) throws(Diagnostic) -> Bool {
    skipSpace()
    let isEnd = next == UInt8(ascii: closing)
    guard isEnd || next == UInt8(ascii: ",") else { throw expected("a comma or “\(closing)”") }
    index += 1
    return isEnd
  }

  private func expected(_ what: String) -> Diagnostic {
    fault(
      next == nil
        ? "the file ends where \(what) should stand; it may be cut off"
        : "\(what) should stand here"
    )
  }

  private mutating func string() throws(Diagnostic) -> JSONText {
    let start = index
    index += 1
    var value: [UInt16] = []
    var plainStart = index
    var hasEscapes = false
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("a control character stands raw in a string") }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      hasEscapes = true
      value += try decode(plainStart..<index).utf16
      value.append(try escape())
      plainStart = index
    }
    guard next != nil else {
      throw fault("the string that begins here does not end; the file may be cut off", at: start)
    }
    let raw = Array(bytes[(start + 1)..<index])
    let text: String
    if hasEscapes {
      value += try decode(plainStart..<index).utf16
      guard let decoded = String(validating: value, as: UTF16.self) else {
        throw fault("a \\u escape is half of a surrogate pair", at: start)
      }
      text = decoded
    } else {
      text = try decode(plainStart..<index)
    }
    index += 1
    return JSONText(value: text, offset: start, raw: raw)
  }

  private func decode(_ range: Range<Int>) throws(Diagnostic) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw fault("the text is not UTF-8", at: range.lowerBound)
    }
    return text
  }

  private mutating func escape() throws(Diagnostic) -> UInt16 {
    let start = index
    index += 1
    guard let byte = next else { throw fault("the file ends in an escape; it may be cut off") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
      // The initializer would take a sign, too.
      guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
        let unit = UInt16(digits, radix: 16)
      else { throw fault("four hexadecimal digits should follow \\u", at: start) }
      index += 4
      return unit
    default: throw fault("JSON has no such escape", at: start)
    }
  }
}
