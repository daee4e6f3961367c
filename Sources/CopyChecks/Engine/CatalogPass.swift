/// Runs the checks over a part of a catalog's entries.
struct CatalogPass {
  private let checks: CheckSet
  private let entryChecks: GatedChecks<any EntryCheck>
  private let scanner: EntryScanner
  private(set) var sink: FindingSink
  /// The notes of each check of whole catalogs.
  private(set) var notes: [any Sendable] = []
  /// One for all texts: to copy a catalog is to count its references, on all cores at once.
  private var context: TextContext

  init(_ checks: CheckSet, of catalog: CheckedCatalog, sink: FindingSink) {
    self.checks = checks
    self.sink = sink
    entryChecks = checks.entryChecks(of: catalog)
    scanner = EntryScanner(catalog)
    context = TextContext(catalog: catalog)
  }

  /// - Parameter keys: Of which entries the texts are checked; those of all where it is `nil`. For
  ///   the checks of the whole catalog every entry is read.
  mutating func run(over range: Range<Int>, checking keys: Set<String>? = nil) {
    let (catalog, scanner) = (context.catalog, scanner)
    let features = checks.catalogChecks.map(\.features)
    var notebooks = checks.catalogChecks.map { $0.notebook(for: catalog) }
    var glance = EntryGlance()
    var index = range.lowerBound
    catalog.entries.forEach(in: range) { entry in
      scanner.look(at: entry, index, in: catalog, &glance)
      if keys?.contains(entry.key) != false { check(entry, glance, in: catalog) }
      for check in notebooks.indices where !features[check].isDisjoint(with: glance.features) {
        notebooks[check].take(entry, glance, in: catalog)
      }
      index += 1
    }
    notes = notebooks.map(\.anyNotes)
  }

  private mutating func check(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog
  ) {
    entryChecks.forEach(of: glance.features) { $0.check(entry, in: catalog, &sink) }
    guard entry.shouldTranslate else { return }
    for (text, features) in zip(entry.texts, glance.texts) where !catalog.isReadOnly(text) {
      check(text, features, of: entry, glance.role, in: catalog)
    }
  }

  private mutating func check(
    _ text: CheckedText,
    _ features: TextFeatures,
    of entry: CheckedEntry,
    _ role: TextRole,
    in catalog: CheckedCatalog
  ) {
    var scanned: ScannedText?
    checks.forEachTextCheck(of: catalog.locales[text.locale].writing, role, features) {
      guard $0.concerns(text.text, role, features) else { return }
      let ready = scanned ?? ScannedText(text.text, features: features, syntax: catalog.syntax)
      if scanned == nil {
        scanned = ready
        context.turn(to: text, of: entry, role)
      }
      $0.check(ready, in: context, &sink)
    }
  }
}

extension CatalogCheck {
  /// Judges by notes that this check has taken.
  func judge(_ notes: [any Sendable], in catalog: CheckedCatalog, _ sink: inout FindingSink) {
    check(notes.compactMap { $0 as? Notes }, in: catalog, &sink)
  }
}
