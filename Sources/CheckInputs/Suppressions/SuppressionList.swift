internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// The suppressions in the comments of strings.
struct SuppressionList {
  private static let mark = SuppressionComment.mark.description

  private(set) var suppressions: [Suppression] = []
  private(set) var faults: [Diagnostic] = []

  /// Takes those in the comments of a catalog.
  mutating func add(_ entries: some Sequence<CheckedEntry>, catalog: Int, _ files: [CheckedFile]) {
    for entry in entries {
      guard let comment = entry.comment, comment.contains(Self.mark) else { continue }
      add(comment, of: entry, catalog: catalog, files)
    }
  }

  private mutating func add(
    _ comment: String,
    of entry: CheckedEntry,
    catalog: Int,
    _ files: [CheckedFile]
  ) {
    let index = Int(entry.keyOrigin.file)
    for line in comment.split(whereSeparator: \.isNewline) {
      let range = Self.place(of: line, near: entry.keyOrigin.range.lowerBound, in: files[index])
      do throws(SuppressionComment.Fault) {
        guard let found = try SuppressionComment(in: line) else { continue }
        suppressions += found.rules.map {
          Suppression(
            rule: $0,
            scope: .key(entry.key, catalog: catalog),
            reason: found.reason,
            file: index,
            range: range
          )
        }
      } catch {
        faults.append(
          Diagnostic(
            .error,
            at: files[index].location(offset: range.lowerBound),
            error.message,
            advice: error.advice
          )
        )
      }
    }
  }

  /// Where a line of a comment stands: behind the key that it is about, or right before it.
  private static func place(
    of line: Substring,
    near offset: Int,
    in file: CheckedFile
  ) -> Range<Int> {
    let start = line.firstRange(of: mark)?.lowerBound ?? line.startIndex
    let words = Array(line[start...].trimmingSpaces.utf8)
    for wanted in [words, Array(mark.utf8)] {
      if let place = ByteSearch.nearest(wanted, to: offset, in: file.utf8) {
        return place..<(place + wanted.count)
      }
    }
    return offset..<offset
  }
}
