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

extension SourceLocation {
  /// The place of a byte offset in the text of a file.
  package init(file: String, offset: Int, in bytes: some Collection<UInt8>) {
    let before = bytes.prefix(offset)
    let lineStart = Array(before).lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.init(
      file: file,
      line: before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 },
      column: before.count - lineStart + 1
    )
  }
}
