/// A place in a file; lines and columns count from 1.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path, as it was given.
  package var file: String
  /// The line.
  package var line: Int
  /// The column, in bytes of UTF-8 from the start of the line.
  package var column: Int

  /// A place in a file.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, as compilers and editors write it.
  package var description: String { "\(file):\(line):\(column)" }
}
