/// Where an element stands in an XML text that a reader has found to be well-formed, and where all
/// that is in it stands: what `XMLElement` does not tell.
struct XMLPlaces {
  /// The start tag.
  let tag: Range<Int>
  /// What stands between the tags; empty, at the end of the tag, for an element without content.
  fileprivate(set) var content: Range<Int>
  /// The elements right below.
  fileprivate(set) var elements: [XMLPlaces] = []
  /// The comments right below, without their marks.
  fileprivate(set) var comments: [Range<Int>] = []

  fileprivate init(tag: Range<Int>) {
    self.tag = tag
    content = tag.upperBound..<tag.upperBound
  }

  /// The root element of a text; `nil` where there is none.
  init?(of utf8: [UInt8]) {
    var scanner = XMLPlaceScanner(utf8: utf8)
    guard let root = scanner.root() else { return nil }
    self = root
  }

  /// Where the value of an attribute stands in the start tag, without its quotation marks.
  func value(of attribute: String, in utf8: [UInt8]) -> Range<Int>? {
    var index = tag.lowerBound
    while index < tag.upperBound {
      let byte = utf8[index]
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
        index += 1
        continue
      }
      let end = utf8[(index + 1)..<tag.upperBound].firstIndex(of: byte) ?? tag.upperBound
      let name = utf8[tag.lowerBound..<index].reversed().drop { Self.isSpace($0) }.dropFirst()
        .drop { Self.isSpace($0) }.prefix { !Self.isSpace($0) }
      if name.reversed().elementsEqual(attribute.utf8) { return (index + 1)..<end }
      index = end + 1
    }
    return nil
  }

  /// The content without white space around it, and, where it is one CDATA section, without that.
  func text(in utf8: [UInt8]) -> Range<Int> {
    let trimmed = Self.trimmed(content, in: utf8)
    let (opening, closing) = ("<![CDATA[".utf8, "]]>".utf8)
    let bytes = utf8[trimmed]
    guard bytes.starts(with: opening), bytes.count >= opening.count + closing.count,
      bytes.suffix(closing.count).elementsEqual(closing)
    else { return trimmed }
    return (trimmed.lowerBound + opening.count)..<(trimmed.upperBound - closing.count)
  }

  /// A range without the white space at its ends.
  static func trimmed(_ range: Range<Int>, in utf8: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(utf8[start]) { start += 1 }
    while end > start, isSpace(utf8[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// Goes through the tags of an XML text.
private struct XMLPlaceScanner {
  let utf8: [UInt8]
  private var index = 0
  private var open: [XMLPlaces] = []

  init(utf8: [UInt8]) {
    self.utf8 = utf8
  }

  mutating func root() -> XMLPlaces? {
    while let start = utf8[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start
      if take("<!--") {
        let end = skip(to: "-->")
        if !open.isEmpty { open[open.count - 1].comments.append((start + 4)..<end) }
      } else if take("<![CDATA[") {
        _ = skip(to: "]]>")
      } else if take("<?") {
        _ = skip(to: "?>")
      } else if take("<!") {
        _ = skip(to: ">")
      } else if take("</") {
        _ = skip(to: ">")
        guard var element = open.popLast() else { return nil }
        element.content = element.content.lowerBound..<start
        if let root = close(element) { return root }
      } else {
        let isEmpty = skipTag()
        let element = XMLPlaces(tag: start..<index)
        if !isEmpty {
          open.append(element)
        } else if let root = close(element) {
          return root
        }
      }
    }
    return nil
  }

  /// Puts an element into the one that it stands in; gives it where it is the root.
  private mutating func close(_ element: XMLPlaces) -> XMLPlaces? {
    guard !open.isEmpty else { return element }
    open[open.count - 1].elements.append(element)
    return nil
  }

  private mutating func take(_ mark: StaticString) -> Bool {
    let matches = mark.withUTF8Buffer { utf8[index...].starts(with: $0) }
    if matches { index += mark.utf8CodeUnitCount }
    return matches
  }

  /// Goes past a mark.
  ///
  /// - Returns: where the mark begins.
  private mutating func skip(to mark: StaticString) -> Int {
    while index < utf8.count {
      let start = index
      if take(mark) { return start }
      index += 1
    }
    return index
  }

  /// Goes past a start tag, and tells whether it is that of an empty element.
  private mutating func skipTag() -> Bool {
    var quote: UInt8?
    while index < utf8.count {
      let byte = utf8[index]
      index += 1
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return utf8[index - 2] == UInt8(ascii: "/")
      }
    }
    return true
  }
}
