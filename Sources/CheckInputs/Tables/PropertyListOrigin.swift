internal import CopyChecks
internal import StringCatalogs

/// Where the strings of a property list stand.
struct PropertyListOrigin {
  /// The file, as an index into those of the project.
  let file: Int
  /// The text of the file; `nil` where it is binary.
  let utf8: [UInt8]?

  /// The place of a key or a value, without its quotation marks or tags.
  func callAsFunction(_ range: Range<Int>) -> TextOrigin {
    guard let utf8, range.lowerBound < utf8.count else {
      return TextOrigin(file: file, range: 0..<0, escaping: .opaque)
    }
    switch utf8[range.lowerBound] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let inner = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
      return TextOrigin(file: file, range: inner, escaping: .oldStyle)
    case UInt8(ascii: "<"):
      return TextOrigin(file: file, range: content(of: range, in: utf8), escaping: .xml)
    default: return TextOrigin(file: file, range: range, escaping: .none)
    }
  }

  /// What stands between the tags of an element, or in its CDATA section.
  private func content(of element: Range<Int>, in utf8: [UInt8]) -> Range<Int> {
    let bytes = utf8[element]
    guard let tagEnd = bytes.firstIndex(of: UInt8(ascii: ">")),
      let closing = bytes.lastIndex(of: UInt8(ascii: "<")), closing > tagEnd
    else { return element.upperBound..<element.upperBound }
    return XMLPlaces.withoutCDATA((tagEnd + 1)..<closing, in: utf8)
  }
}
