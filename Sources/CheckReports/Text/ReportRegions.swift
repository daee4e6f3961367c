internal import CopyChecks
internal import Diagnostics

/// The regions of ranges in the files of a report.
struct ReportRegions {
  private let files: [CheckedFile]
  /// Of the files that have findings, by their indices.
  private let units: [Int: UTF16Units]

  init(_ report: CheckReport) {
    files = report.files
    let indices = Set((report.findings + report.suppressed.map(\.finding)).map(\.file))
    units = Dictionary(
      uniqueKeysWithValues: indices.map { ($0, UTF16Units(report.files[$0].source.utf8)) }
    )
  }

  /// The region of a range in a file, by its index; a binary file has but one.
  func region(_ range: Range<Int>, file: Int) -> ReportRegion {
    guard let units = units[file], !files[file].isBinary else {
      return ReportRegion(startLine: 1, startColumn: 1, endLine: 1, endColumn: 1)
    }
    let start = files[file].location(offset: range.lowerBound)
    let end = files[file].location(offset: range.upperBound)
    func column(_ place: SourceLocation, _ offset: Int) -> Int {
      units.count(before: offset) - units.count(before: offset - (place.column - 1)) + 1
    }
    return ReportRegion(
      startLine: start.line,
      startColumn: column(start, range.lowerBound),
      endLine: end.line,
      endColumn: column(end, range.upperBound)
    )
  }
}
