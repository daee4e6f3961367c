/// Runs the checks over a part of a catalog's entries.
struct CatalogPass {
  private let checks: CheckSet
  private let catalog: CheckedCatalog
  private let roles: RoleFinder
  private(set) var sink: FindingSink
  /// The notes of each check of whole catalogs.
  private(set) var notes: [any Sendable] = []
  /// Those of the texts of the entry at hand.
  private var features: [TextFeatures] = []

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
    features.removeAll(keepingCapacity: true)
    for text in entry.texts { features.append(FeatureScanner.features(of: text.text)) }
    let all = features.reduce(TextFeatures.any) { $0.union($1) }
    for check in checks.entryChecks where !check.features.isDisjoint(with: all) {
      check.check(entry, in: catalog, &sink)
    }
    guard entry.shouldTranslate, let first = entry.texts.first else { return }
    // One context for all texts: to copy a catalog is to count its references, on all cores at once.
    var context = TextContext(
      catalog: catalog,
      entry: entry,
      text: first,
      role: roles.role(of: entry)
    )
    for (text, features) in zip(entry.texts, features) where !catalog.isReadOnly(text) {
      context.text = text
      check(text, features, in: context)
    }
  }

  private mutating func check(
    _ text: CheckedText,
    _ features: TextFeatures,
    in context: TextContext
  ) {
    var scanned: ScannedText?
    checks.forEachTextCheck(of: context.locale.writing, features: features) {
      guard $0.concerns(text.text, context.role, features) else { return }
      let ready = scanned ?? ScannedText(text.text, features: features, syntax: catalog.syntax)
      scanned = ready
      $0.check(ready, in: context, &sink)
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
