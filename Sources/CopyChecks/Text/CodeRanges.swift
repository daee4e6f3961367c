/// Tags, character references, addresses and names in braces in a text, as ranges of its bytes.
struct CodeRanges {
  private(set) var code: [Range<Int>] = []
  /// `{name}`, `{{name}}`, `${name}`, `$(NAME)`: other systems’ placeholders, which have no space.
  private(set) var names: [Range<Int>] = []

  init(in text: String) {
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count { index = take(bytes, at: index) }
    }
  }

  /// Takes what starts at an index, and gives the index after it.
  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "<"): add(Self.tagEnd(bytes, index), from: index, to: \.code)
    case UInt8(ascii: "&"): add(Self.referenceEnd(bytes, index), from: index, to: \.code)
    case UInt8(ascii: "{"), UInt8(ascii: "$"):
      add(Self.nameEnd(bytes, index), from: index, to: \.names)
    case UInt8(ascii: ":"): takeAddress(bytes, around: index)
    case UInt8(ascii: "@"): takeMail(bytes, around: index)
    default: index + 1
    }
  }

  private mutating func add(
    _ end: Int?,
    from start: Int,
    to list: WritableKeyPath<CodeRanges, [Range<Int>]>
  ) -> Int {
    guard let end else { return start + 1 }
    self[keyPath: list].append(start..<end)
    return end
  }

  /// `<b>`, `</a>`, `<a href="…">`.
  private static func tagEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    guard index < bytes.count, isLetter(bytes[index]) else { return nil }
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: ">") { return index + 1 }
      index += 1
    }
    return nil
  }

  /// `&amp;`, `&#160;`.
  private static func referenceEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let first = index
    while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
    guard index > first, index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return nil }
    return index + 1
  }

  private static func nameEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start
    if bytes[index] == UInt8(ascii: "$") { index += 1 }
    guard index < bytes.count else { return nil }
    let isRound = bytes[index] == UInt8(ascii: "(") && index > start
    guard isRound || bytes[index] == UInt8(ascii: "{") else { return nil }
    var depth = 0
    // Nobody writes more than three; a long row of them would be read again from each.
    while depth < 3, index < bytes.count, bytes[index] == UInt8(ascii: "{") {
      (index, depth) = (index + 1, depth + 1)
    }
    if isRound { index += 1 }
    while index < bytes.count, isName(bytes[index]) { index += 1 }
    let close = isRound ? UInt8(ascii: ")") : UInt8(ascii: "}")
    for _ in 0..<max(depth, 1) {
      guard index < bytes.count, bytes[index] == close else { return nil }
      index += 1
    }
    return index
  }

  /// `https://…`, known by its colon.
  private mutating func takeAddress(
    _ bytes: UnsafeBufferPointer<UInt8>,
    around colon: Int
  ) -> Int {
    guard colon + 2 < bytes.count, bytes[colon + 1] == UInt8(ascii: "/"),
      bytes[colon + 2] == UInt8(ascii: "/")
    else { return colon + 1 }
    var start = colon
    while start > 0, isScheme(bytes[start - 1]) { start -= 1 }
    guard start < colon else { return colon + 1 }
    var end = colon + 3
    while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F { end += 1 }
    end = Self.withoutFinalMarks(bytes, start..<end)
    code.append(start..<end)
    return max(end, colon + 1)
  }

  /// `name@example.com`, known by its @.
  private mutating func takeMail(_ bytes: UnsafeBufferPointer<UInt8>, around at: Int) -> Int {
    var (start, end) = (at, at + 1)
    while start > 0, isMail(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isMail(bytes[end]) { end += 1 }
    end = Self.withoutFinalMarks(bytes, start..<end)
    guard start < at, end > at + 1,
      bytes[(at + 1)..<end].contains(UInt8(ascii: "."))
    else { return at + 1 }
    code.append(start..<end)
    return end
  }

  /// The end of an address without the marks of the sentence, and the bracket that it stands in.
  private static func withoutFinalMarks(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>
  ) -> Int {
    let isBracketed = bytes[range].contains(UInt8(ascii: "("))
    var end = range.upperBound
    while end > range.lowerBound {
      switch bytes[end - 1] {
      case UInt8(ascii: ")"):
        if isBracketed { return end }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "\""),
        UInt8(ascii: "]"):
        break
      default: return end
      }
      end -= 1
    }
    return end
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

private func isName(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    || byte == UInt8(ascii: "-")
}

private func isScheme(_ byte: UInt8) -> Bool { isName(byte) && byte != UInt8(ascii: "_") }

private func isMail(_ byte: UInt8) -> Bool { isName(byte) || byte == UInt8(ascii: "+") }
