/// What changed in the tables of two versions, to be written for a person or a machine.
package struct DifferenceReport: Sendable {
  package typealias Table = (name: String, difference: CatalogDifference)

  package let tables: [Table]

  package init(_ tables: [Table]) {
    self.tables = tables
  }
}

extension DifferenceCounts {
  /// The counts of keys on one line.
  var keyWords: String {
    let words = [
      (addedKeys, "added"), (removedKeys, "removed"), (renamedKeys, "renamed"),
      (changedKeys, "changed"),
    ].words
    return words.isEmpty ? "no key changed" : "keys: \(words)"
  }
}

extension DifferenceCounts.Locale {
  /// The counts of values on one line.
  var words: String {
    let words = [
      (added, "added"), (removed, "removed"), (changed, "changed"), (state, "in another state"),
      (outdated, "outdated by their source"),
    ].words
    return "\(locale.visible): \(words)"
  }
}
