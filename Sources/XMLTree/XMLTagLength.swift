internal import Diagnostics

/// Holds that no start tag is longer than any that people write: libxml2 compares each attribute of
/// a tag with all others, so that a long one takes minutes.
enum XMLTagLength {
  /// In bytes; a tag of as many attributes as fit is read in a moment.
  static let maximum = 256 * 1024

  /// Looks through all tags of a text.
  ///
  /// - Throws: a diagnostic at the first that is too long.
  static func check(_ text: SourceText) throws(Diagnostic) {
    let bytes = text.utf8
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...].prefix(9)
      if rest.starts(with: "<!--".utf8) {
        index = end(of: "-->", after: start, in: bytes)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        index = end(of: "]]>", after: start, in: bytes)
      } else {
        let window = bytes[start...].prefix(maximum)
        guard let end = window.firstIndex(of: UInt8(ascii: ">")) else {
          // One that the file cuts off is for the parser to tell.
          guard window.count == maximum else { return }
          throw text.fault(
            at: start,
            "a tag is longer than \(maximum / 1024) KiB",
            advice: "look whether its “>” is missing, or restore the file"
          )
        }
        index = end + 1
      }
    }
  }

  private static func end(of mark: StaticString, after start: Int, in bytes: [UInt8]) -> Int {
    let word = Array(mark.description.utf8)
    var index = start
    while let found = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
      let before = bytes[...found].suffix(word.count)
      if found - start >= word.count, before.elementsEqual(word) { return found + 1 }
      index = found + 1
    }
    return bytes.count
  }
}
