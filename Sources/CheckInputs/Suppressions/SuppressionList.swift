internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// The suppressions in the comments of strings.
struct SuppressionList {
  private(set) var suppressions: [Suppression] = []
  private(set) var faults: [Diagnostic] = []

  /// Takes those in the comments of a catalog.
  mutating func add(_ entries: some Sequence<CheckedEntry>, catalog: Int, _ files: [CheckedFile]) {
    for entry in entries {
      guard let comment = entry.comment, comment.contains(SuppressionComment.mark) else { continue }
      add(comment, of: entry, catalog: catalog, files)
    }
  }

  /// Takes those in the comments of a String Catalog, which is looked through only where the word
  /// stands in the file.
  mutating func add(
    _ entries: StringCatalogEntries,
    in file: CheckedFile,
    catalog: Int,
    _ files: [CheckedFile]
  ) {
    let mark = Array(SuppressionComment.mark.utf8)
    guard ByteSearch.first(mark, in: file.utf8, from: 0) != nil else { return }
    entries.forEach(in: 0..<entries.count) { add([$0], catalog: catalog, files) }
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
    let start = line.firstRange(of: SuppressionComment.mark)?.lowerBound ?? line.startIndex
    let words = Array(line[start...].trimmingSpaces.utf8)
    let mark = Array(SuppressionComment.mark.utf8)
    for wanted in [words, mark] {
      let before = ByteSearch.last(wanted, in: file.utf8, before: offset)
      let after = ByteSearch.first(wanted, in: file.utf8, from: offset)
      let nearest = [before, after].compactMap(\.self).min { abs($0 - offset) < abs($1 - offset) }
      if let nearest { return nearest..<(nearest + wanted.count) }
    }
    return offset..<offset
  }
}
