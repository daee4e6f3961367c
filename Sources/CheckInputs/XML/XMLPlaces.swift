/// Where an element stands in an XML text that a reader has found to be well-formed, and where all
/// that is in it stands: what `XMLElement` does not tell.
struct XMLPlaces {
  /// The start tag.
  let tag: Range<Int>
  /// What stands between the tags; empty, at the end of the tag, for an element without content.
  var content: Range<Int>
  /// The elements right below.
  var elements: [XMLPlaces] = []
  /// The comments right below, without their marks.
  var comments: [Range<Int>] = []

  init(tag: Range<Int>) {
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
    Self.withoutCDATA(Self.trimmed(content, in: utf8), in: utf8)
  }

  /// What stands in the CDATA section that a range is; the range where it is none.
  static func withoutCDATA(_ range: Range<Int>, in utf8: [UInt8]) -> Range<Int> {
    let (opening, closing) = ("<![CDATA[".utf8, "]]>".utf8)
    let bytes = utf8[range]
    guard bytes.starts(with: opening), bytes.count >= opening.count + closing.count,
      bytes.suffix(closing.count).elementsEqual(closing)
    else { return range }
    return (range.lowerBound + opening.count)..<(range.upperBound - closing.count)
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
