package import Diagnostics

/// A file that was read, whose places findings name.
package struct CheckedFile: Sendable {
  /// The path as a person names it.
  package let path: String
  /// The text, in which offsets count; of a binary file, what its bytes are is nobody's text.
  package let source: SourceText
  /// Whether the file is binary: it has places, and no lines to show.
  package let isBinary: Bool

  package init(path: String, source: SourceText, isBinary: Bool = false) {
    self.path = path
    self.source = source
    self.isBinary = isBinary
  }

  /// The line and column of an offset.
  package func location(offset: Int) -> SourceLocation {
    isBinary
      ? SourceLocation(file: path, line: 1, column: 1) : source.location(offset: offset)
  }
}
