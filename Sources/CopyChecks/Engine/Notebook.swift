/// Where a check of a whole catalog writes its notes on a part of it.
package protocol Notebook {
  mutating func take(_ entry: CheckedEntry, _ glance: EntryGlance, in catalog: CheckedCatalog)
  var anyNotes: any Sendable { get }
}
