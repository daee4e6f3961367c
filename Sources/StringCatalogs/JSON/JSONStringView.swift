/// A string in a JSON file, or the name of a member, without a reference to the file.
///
/// It is valid as long as the call that it is given to.
package struct JSONStringView {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let count: Int
  private let hasEscapes: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ entry: JSONFile.Entry) {
    self.bytes = bytes
    start = entry.offset + 1
    count = entry.extent
    hasEscapes = entry.kind == .escapedString
  }

  /// Where it stands between its quotation marks: offsets in the file.
  package var range: Range<Int> { start..<(start + count) }

  /// The text, with its escapes resolved.
  package var text: String {
    let content = UnsafeBufferPointer(rebasing: bytes[range])
    return hasEscapes ? JSONEscapes.decode(content) : String(decoding: content, as: UTF8.self)
  }

  /// A number that is the same for all strings that are written alike, and for few others.
  package var hash: Int {
    guard let base = bytes.baseAddress else { return 0 }
    return JSONWord.hash(UnsafeRawPointer(base) + start, count: count)
  }

  /// Whether it is written like this.
  package func isWritten(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount, let base = bytes.baseAddress else { return false }
    return JSONWord.isEqual(UnsafeRawPointer(base) + start, word.utf8Start, count: count)
  }

  /// Whether a word is written in it.
  package func contains(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount, let base = bytes.baseAddress else { return false }
    let first = UnsafeRawPointer(base) + start
    for offset in 0...(count - word.utf8CodeUnitCount)
    where bytes[start + offset] == word.utf8Start.pointee {
      if JSONWord.isEqual(first + offset, word.utf8Start, count: word.utf8CodeUnitCount) {
        return true
      }
    }
    return false
  }
}
