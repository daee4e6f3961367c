internal import Diagnostics
internal import StringCatalogs

/// Keys that stand more than once in a file, of which readers take the last.
enum DuplicateKeys {
  /// What to tell a person of them.
  static func notes(
    _ duplicates: [(key: String, offsets: [Int])],
    location: (Int?) -> SourceLocation
  ) -> [Diagnostic] {
    duplicates.compactMap { key, offsets in
      guard let last = offsets.last else { return nil }
      let others = offsets.dropLast().map { "line \(location($0).line)" }
      return Diagnostic(
        .warning,
        at: location(last),
        "“\(key)” stands more than once: also in \(others.joined(separator: ", "))",
        advice: "the last one counts; remove the others"
      )
    }
  }

  /// The last element of each key, at the place of the first.
  static func withoutDuplicates<Element>(
    _ elements: [Element],
    key: (Element) -> String
  ) -> [Element] {
    let latest = Dictionary(elements.map { (key($0).exact, $0) }) { $1 }
    var seen: Set<ExactText> = []
    return elements.compactMap { element in
      let key = key(element).exact
      return seen.insert(key).inserted ? latest[key] : nil
    }
  }
}
