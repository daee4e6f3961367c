package import Diagnostics

/// A file that was read, whose places findings name.
package struct CheckedFile: Sendable {
  /// The path as a person names it.
  package let path: String
  /// The text, in which offsets count, without a byte order mark.
  package let utf8: [UInt8]
  /// Whether the file is binary: it has places, and no lines to show.
  package let isBinary: Bool
  private let lazySource: LazySourceText

  /// A file whose text is at hand.
  package init(path: String, source: SourceText, isBinary: Bool = false) {
    self.path = path
    self.isBinary = isBinary
    utf8 = source.utf8
    lazySource = LazySourceText(source)
  }

  /// A file of text that a reader has found to be UTF-8, which is looked through for its lines when
  /// somebody asks for them.
  package init(path: String, validUTF8 utf8: [UInt8], hasByteOrderMark: Bool = false) {
    self.path = path
    self.utf8 = utf8
    isBinary = false
    lazySource = LazySourceText(utf8, file: path, hasByteOrderMark: hasByteOrderMark)
  }

  /// The text with its lines; of a binary file, what its bytes are is nobody's text.
  package var source: SourceText { lazySource.text }

  /// The line and column of an offset.
  package func location(offset: Int) -> SourceLocation {
    isBinary
      ? SourceLocation(file: path, line: 1, column: 1) : source.location(offset: offset)
  }
}
