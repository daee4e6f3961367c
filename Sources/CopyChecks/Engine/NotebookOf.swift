/// The notebook of one check.
struct NotebookOf<C: CatalogCheck>: Notebook {
  let check: C
  var notes: C.Notes

  mutating func take(_ entry: CheckedEntry, _ glance: EntryGlance, in catalog: CheckedCatalog) {
    check.take(entry, glance, in: catalog, into: &notes)
  }

  var anyNotes: any Sendable { notes }
}
