internal import CopyChecks
internal import Diagnostics

/// The line of a file that a finding is in, and the marks under the text at fault.
struct SourceExcerpt {
  /// How many columns of a line are shown: a terminal would break a longer one, and the marks would
  /// stand under something else.
  static let width = 96

  let line: String
  let marks: String

  /// The excerpt for a range of a file; `nil` where there is no line to show.
  init?(_ file: CheckedFile, _ range: Range<Int>) {
    // A finding of a whole file has no place in it.
    guard !file.isBinary, range != 0..<0, range.upperBound <= file.source.utf8.count else {
      return nil
    }
    let window = LineWindow(around: range, in: file)
    let cells = window.cells
    let isMarked = cells.map {
      range.isEmpty ? $0.bytes.contains(range.lowerBound) : $0.bytes.overlaps(range)
    }
    let first = isMarked.firstIndex(of: true) ?? cells.count
    let shown = Self.shown(of: cells, around: first)
    let isCutBefore = window.isCutBefore || shown.lowerBound > 0
    let isCutAfter = window.isCutAfter || shown.upperBound < cells.count
    line =
      (isCutBefore ? "…" : "") + cells[shown].map(\.shown).joined() + (isCutAfter ? "…" : "")
    let before = (isCutBefore ? 1 : 0) + Self.columns(of: cells[shown.lowerBound..<first])
    let marked = shown.filter { isMarked[$0] }.reduce(0) { $0 + cells[$1].columns }
    marks = String(repeating: " ", count: before) + String(repeating: "^", count: max(1, marked))
  }

  /// As many cells as there is room for: a third of it before the first one at fault.
  private static func shown(of cells: [VisibleText.Cell], around first: Int) -> Range<Int> {
    guard columns(of: cells[...]) > width else { return cells.indices }
    var (start, end, room) = (first, first, width - 2)
    func extendBackwards(by columns: Int) {
      let least = room - columns
      while start > 0, room - cells[start - 1].columns >= least {
        start -= 1
        room -= cells[start].columns
      }
    }
    extendBackwards(by: room / 3)
    while end < cells.count, cells[end].columns <= room {
      room -= cells[end].columns
      end += 1
    }
    extendBackwards(by: room)
    return start..<end
  }

  private static func columns(of cells: ArraySlice<VisibleText.Cell>) -> Int {
    cells.reduce(0) { $0 + $1.columns }
  }
}
