/// Cuts source code into words and marks, and leaves out what is no code: comments, strings, and
/// what `#if 0` and `#if false` turn off.
struct SourceLexer {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  private var index = 0
  /// How many strings with code in them the next byte is in.
  private var nesting = 0
  /// The line comments, `//` and all.
  private(set) var comments: [Range<Int>] = []

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
  }

  /// The next word or mark; `nil` at the end.
  mutating func next() -> SourceToken? {
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where byteAfter(1) == UInt8(ascii: "/"): lineComment()
      case UInt8(ascii: "/") where byteAfter(1) == UInt8(ascii: "*"): blockComment()
      case UInt8(ascii: "\""): string(hashes: 0)
      case UInt8(ascii: "'") where language == .objectiveC: quoted(by: byte)
      case UInt8(ascii: "#"): hash()
      case _ where Self.isWord(byte):
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        return SourceToken(kind: .word, range: start..<index)
      case 0x00...0x20: index += 1
      default:
        index += 1
        return SourceToken(kind: .mark(byte), range: start..<index)
      }
    }
    return nil
  }

  private func byteAfter(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[start..<(start + count)].elementsEqual($0) }
  }

  private mutating func lineComment() {
    let start = index
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    comments.append(start..<index)
  }

  /// A comment to its end; in Swift, comments nest.
  private mutating func blockComment() {
    var depth = 1
    index += 2
    while index < bytes.count, depth > 0 {
      if has("*/", at: index) {
        depth -= 1
        index += 2
      } else if language == .swift, has("/*", at: index) {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
  }

  private mutating func quoted(by mark: UInt8) {
    index += 1
    while index < bytes.count, bytes[index] != mark, bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  /// A string, whose first quotation mark is the next byte.
  private mutating func string(hashes: Int) {
    guard language == .swift else { return quoted(by: UInt8(ascii: "\"")) }
    let isLong = has("\"\"\"", at: index)
    index += isLong ? 3 : 1
    while index < bytes.count {
      if isEscape(hashes) {
        index += 1 + hashes
        if byteAfter(0) == UInt8(ascii: "(") { interpolation() } else { index += 1 }
      } else if isLong ? has("\"\"\"", at: index) : bytes[index] == UInt8(ascii: "\"") {
        index += isLong ? 3 : 1
        if hashes == 0 { return }
        let end = index + hashes
        if end <= bytes.count, bytes[index..<end].allSatisfy({ $0 == UInt8(ascii: "#") }) {
          index = end
          return
        }
      } else if !isLong, bytes[index] == 0x0A {
        return
      } else {
        index += 1
      }
    }
  }

  /// Whether a backslash with as many `#` as the string has stands here.
  private func isEscape(_ hashes: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "\\"), index + hashes < bytes.count else { return false }
    return bytes[(index + 1)..<(index + 1 + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// What is between the parentheses of `\(…)`, which may hold strings again.
  private mutating func interpolation() {
    // No code is nested so deeply; what follows is not worth a crash.
    guard nesting < 64 else {
      index = bytes.count
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    var depth = 0
    while let token = next() {
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// `#"…"#`, or a condition of the compiler.
  private mutating func hash() {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if language == .swift, end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      let hashes = end - index
      index = end
      return string(hashes: hashes)
    }
    index = end
    if isOff(directive()) { skipToOtherBranch() }
  }

  /// The words of a directive whose `#` has been read.
  private func directive() -> [String] {
    let line = bytes[index...].prefix(64).prefix { $0 != 0x0A && $0 != 0x0D }
    return line.split { !Self.isWord($0) }.prefix(2).map { String(decoding: $0, as: UTF8.self) }
  }

  private func isOff(_ words: [String]) -> Bool {
    words == ["if", "0"] || words == ["if", "false"]
  }

  /// Goes on after the `#else` or `#endif` that ends what is turned off.
  private mutating func skipToOtherBranch() {
    var depth = 1
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "#") else {
        index += 1
        continue
      }
      index += 1
      switch directive().first {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif": depth -= 1
      case "else" where depth == 1, "elseif" where depth == 1, "elif" where depth == 1: depth = 0
      default: break
      }
      if depth == 0 { return }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
