/// Runs the checks over a part of a catalog's entries.
struct CatalogPass {
  private let checks: CheckSet
  private let catalog: CheckedCatalog
  private let roles: RoleFinder
  private(set) var sink: FindingSink
  /// The notes of each check of whole catalogs.
  private(set) var notes: [any Sendable] = []

  init(_ checks: CheckSet, of catalog: CheckedCatalog, sink: FindingSink) {
    self.checks = checks
    self.catalog = catalog
    self.sink = sink
    roles = RoleFinder(catalog)
  }

  mutating func run(over range: Range<Int>) {
    var notebooks = checks.catalogChecks.map { $0.notebook(for: catalog) }
    catalog.entries.forEach(in: range) { entry in
      check(entry)
      for index in notebooks.indices { notebooks[index].take(entry) }
    }
    notes = notebooks.map(\.anyNotes)
  }

  private mutating func check(_ entry: CheckedEntry) {
    for check in checks.entryChecks { check.check(entry, in: catalog, &sink) }
    guard entry.shouldTranslate else { return }
    let role = roles.role(of: entry)
    for text in entry.texts {
      let features = FeatureScanner.features(of: text.text)
      var scanned: ScannedText?
      checks.forEachTextCheck(of: catalog.locales[text.locale].writing, features: features) {
        guard $0.concerns(text.text, role, features) else { return }
        let ready = scanned ?? ScannedText(text.text, features: features, syntax: catalog.syntax)
        scanned = ready
        let context = TextContext(catalog: catalog, entry: entry, text: text, role: role)
        $0.check(ready, in: context, &sink)
      }
    }
  }
}

extension CatalogCheck {
  fileprivate func notebook(for catalog: CheckedCatalog) -> any Notebook {
    NotebookOf(check: self, catalog: catalog, notes: notes(for: catalog))
  }

  /// Judges by notes that this check has taken.
  func judge(_ notes: [any Sendable], in catalog: CheckedCatalog, _ sink: inout FindingSink) {
    check(notes.compactMap { $0 as? Notes }, in: catalog, &sink)
  }
}

/// Where a check of a whole catalog writes its notes.
private protocol Notebook {
  mutating func take(_ entry: CheckedEntry)
  var anyNotes: any Sendable { get }
}

private struct NotebookOf<C: CatalogCheck>: Notebook {
  let check: C
  let catalog: CheckedCatalog
  var notes: C.Notes

  mutating func take(_ entry: CheckedEntry) { check.take(entry, in: catalog, into: &notes) }
  var anyNotes: any Sendable { notes }
}
