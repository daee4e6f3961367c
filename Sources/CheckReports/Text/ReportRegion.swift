internal import CopyChecks
internal import Diagnostics

/// Where a range is, by lines, and by columns in UTF-16 units as editors count them; both from 1.
struct ReportRegion {
  let startLine: Int
  let startColumn: Int
  let endLine: Int
  /// The column past the last character.
  let endColumn: Int

  init(_ range: Range<Int>, in file: CheckedFile) {
    guard !file.isBinary else {
      (startLine, startColumn, endLine, endColumn) = (1, 1, 1, 1)
      return
    }
    (startLine, startColumn) = Self.place(range.lowerBound, in: file)
    (endLine, endColumn) = Self.place(range.upperBound, in: file)
  }

  private static func place(_ offset: Int, in file: CheckedFile) -> (line: Int, column: Int) {
    let place = file.location(offset: offset)
    let before = file.source.utf8[(offset - (place.column - 1))..<offset]
    // A character takes two units where its UTF-8 has four bytes, and one unit where it has less.
    let units = before.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return (place.line, units + 1)
  }
}
