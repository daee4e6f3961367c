/// Text that takes the place of a range of a file's text.
package struct TextEdit: Hashable, Sendable {
  /// Offsets in the UTF-8 of ``SourceText``.
  package let range: Range<Int>
  package let replacement: String

  /// A replacement of a range.
  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Text that comes before an offset.
  package init(insertAt offset: Int, _ text: String) {
    self.init(offset..<offset, text)
  }
}
