internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// The suppressions in the comments of strings and of Info.plist files.
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

  /// Takes those in the comments of an Info.plist: each is about the key that comes next.
  mutating func add(_ infoPlist: InfoPlistFile, _ files: [CheckedFile]) {
    let file = files[infoPlist.file]
    for comment in InfoPlistComment.all(of: infoPlist, in: file.utf8) {
      for line in comment.text.split(whereSeparator: \.isNewline) where line.contains(Self.mark) {
        add(
          line,
          scope: .pattern(files: [infoPlist.file], key: comment.key, locale: nil),
          at: Self.place(of: line, near: comment.start, in: file),
          of: infoPlist.file,
          files
        )
      }
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
      add(line, scope: .key(entry.key, catalog: catalog), at: range, of: index, files)
    }
  }

  private mutating func add(
    _ line: Substring,
    scope: Suppression.Scope,
    at range: Range<Int>,
    of file: Int,
    _ files: [CheckedFile]
  ) {
    do throws(SuppressionComment.Fault) {
      guard let found = try SuppressionComment(in: line) else { return }
      suppressions += found.rules.map {
        Suppression(rule: $0, scope: scope, reason: found.reason, file: file, range: range)
      }
    } catch {
      faults.append(
        Diagnostic(
          .error,
          at: files[file].location(offset: range.lowerBound),
          error.message,
          advice: error.advice
        )
      )
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
