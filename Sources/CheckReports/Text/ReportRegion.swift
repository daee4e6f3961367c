/// Where a range is, by lines, and by columns in UTF-16 units as editors count them; both from 1.
struct ReportRegion {
  let startLine: Int
  let startColumn: Int
  let endLine: Int
  /// The column past the last character.
  let endColumn: Int
}
