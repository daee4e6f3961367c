/// A check of a whole catalog: it takes notes entry by entry, in parts of the catalog on several
/// threads, and then judges by the notes of all the parts, in their order.
package protocol CatalogCheck: Check {
  associatedtype Notes: Sendable
  /// Notes before any entry.
  func notes(for catalog: CheckedCatalog) -> Notes
  /// What the texts of an entry have, at least one of them one of these, where there is something
  /// to take.
  var features: TextFeatures { get }
  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout Notes
  )
  func check(_ notes: [Notes], in catalog: CheckedCatalog, _ findings: inout FindingSink)
  /// Where a part of a catalog is noted: each check has one for its own kind of notes.
  func notebook(for catalog: CheckedCatalog) -> any Notebook
}

extension CatalogCheck {
  package var features: TextFeatures { .any }

  package func notebook(for catalog: CheckedCatalog) -> any Notebook {
    NotebookOf(check: self, notes: notes(for: catalog))
  }
}
