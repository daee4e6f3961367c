/// A check of a key with all its texts.
package protocol EntryCheck: Check {
  /// What the texts of an entry have, at least one of them one of these, where there may be something
  /// to find.
  var features: TextFeatures { get }
  /// Whether there may be something to find in a catalog.
  func concerns(_ catalog: CheckedCatalog) -> Bool
  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink)
}

extension EntryCheck {
  package func concerns(_ catalog: CheckedCatalog) -> Bool { true }
  package var features: TextFeatures { .any }
}
