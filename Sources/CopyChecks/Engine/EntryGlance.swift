/// What is known of an entry before its texts are read character by character; it is found once, for
/// all checks.
package struct EntryGlance: Sendable {
  /// Where the entry stands in its catalog.
  package private(set) var index = 0
  /// What its texts are.
  package private(set) var role = TextRole(.other)
  /// What each of its texts has.
  package private(set) var texts: [TextFeatures] = []
  /// What they have together.
  package private(set) var features: TextFeatures = .any

  private let roles: RoleFinder
  private let scanner = FeatureScanner()

  /// A glance at no entry yet.
  init(_ catalog: CheckedCatalog) { roles = RoleFinder(catalog) }

  /// Looks at another entry.
  mutating func look(at entry: CheckedEntry, _ index: Int, in catalog: CheckedCatalog) {
    self.index = index
    role = roles.role(of: entry)
    texts.removeAll(keepingCapacity: true)
    features = .any
    for text in entry.texts {
      let found = scanner.features(of: text.text)
      texts.append(found)
      features.formUnion(found)
    }
    if features.contains(.percent), PlaceholderFaults.mayBe(of: entry, in: catalog) {
      features.insert(.otherPlaceholders)
    }
  }
}
