internal import CatalogChanges
internal import StringCatalogs

/// The catalogs that `--to` names, found by the tables that files have.
struct ApplyTargets {
  let paths: [String]

  /// Why no catalog takes a table.
  struct Mismatch: Error {
    let reason: String
    let advice: String
  }

  /// The catalog for a table: the one of its name, and of several the one whose folders are those of
  /// the path that the file has for the table.
  func path(of table: String, at origin: String?) throws(Mismatch) -> String {
    let named = paths.filter { PathName($0).stem.isExactly(table) }
    guard named.count != 1 else { return named[0] }
    guard !named.isEmpty else {
      throw Mismatch(
        reason: "no catalog has that name",
        advice: "give \(table).xcstrings, or its folder, with --to"
      )
    }
    let scores = named.map { Self.sharedFolders($0, origin ?? "") }
    let best = scores.max() ?? 0
    let matches = zip(named, scores).filter { $0.1 == best }
    guard matches.count == 1 else {
      throw Mismatch(
        reason: "several catalogs have that name: \(named.joined(separator: ", "))",
        advice: "give the one that is meant with --to"
      )
    }
    return matches[0].0
  }

  /// How many folders above the file two paths share.
  private static func sharedFolders(_ path: String, _ other: String) -> Int {
    zip(PathName(path).folders.reversed(), PathName(other).folders.reversed())
      .prefix { $0.isExactly($1) }.count
  }
}
