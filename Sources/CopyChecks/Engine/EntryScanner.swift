internal import StringCatalogs

/// Looks at the entries of a catalog.
struct EntryScanner: Sendable {
  private let roles: RoleFinder
  private let scanner = FeatureScanner()

  init(_ catalog: CheckedCatalog) { roles = RoleFinder(catalog) }

  /// Looks at another entry.
  func look(
    at entry: CheckedEntry,
    _ index: Int,
    in catalog: CheckedCatalog,
    _ glance: inout EntryGlance
  ) {
    glance.index = index
    glance.role = roles.role(of: entry)
    glance.texts.removeAll(keepingCapacity: true)
    var all: TextFeatures = .any
    if let state = entry.extractionState, state != .manual { all.insert(.unusualState) }
    for text in entry.texts {
      let found = scanner.features(of: text.text)
      glance.texts.append(found)
      all.formUnion(found)
      if text.unusualState != nil { all.insert(.unusualState) }
      if !text.path.steps.isEmpty { all.insert(.variations) }
    }
    if all.contains(.percent),
      all.contains(.variations) || PlaceholderFaults.mayBe(of: entry, in: catalog)
    {
      all.insert(.otherPlaceholders)
    }
    glance.features = all
  }
}
