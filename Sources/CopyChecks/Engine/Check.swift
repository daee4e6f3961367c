/// A check: one type for each rule.
///
/// It is made once for a run, and used by many threads.
package protocol Check: Sendable {
  static var rule: Rule { get }
  init(_ options: CheckOptions)
}

/// A check of one text at a time.
package protocol TextCheck: Check {
  /// The writings that it is about.
  var writings: Writings { get }
  /// What a text has, at least one of them, where there may be something to find; so that most
  /// checks never see most texts.
  var features: TextFeatures { get }
  /// Whether there may be something to find, by what is known before the text is read character by
  /// character.
  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool
  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink)
  /// The features that count in a writing, where they are not the same in all.
  func features(in writing: Writing) -> TextFeatures
  /// Whether it never sees a text whose role is not about a permission.
  var isAboutPermissions: Bool { get }
}

extension TextCheck {
  package func features(in writing: Writing) -> TextFeatures { features }
  package var isAboutPermissions: Bool { false }
  package func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool { true }
}

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

/// A check of what stands in several files.
package protocol ProjectCheck: Check {
  func check(_ project: CheckedProject, _ findings: inout FindingSink)
}
