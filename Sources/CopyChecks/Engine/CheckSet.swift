/// The checks of a run, sorted by what they look at.
struct CheckSet: Sendable {
  let catalogChecks: [any CatalogCheck]
  let projectChecks: [any ProjectCheck]
  private let entryChecks: [any EntryCheck]
  /// The checks of each writing, by its number: of texts about permissions, and of all others.
  private let permissionChecks: [GatedChecks<any TextCheck>]
  private let otherChecks: [GatedChecks<any TextCheck>]

  /// The checks of some types that the options do not turn off.
  init(_ types: [any Check.Type], options: CheckOptions) {
    let checks: [any Check] = types.filter { options.severity(of: $0.rule) != nil }
      .map { $0.init(options) }
    entryChecks = checks.compactMap { $0 as? any EntryCheck }
    catalogChecks = checks.compactMap { $0 as? any CatalogCheck }
    projectChecks = checks.compactMap { $0 as? any ProjectCheck }
    let texts = checks.compactMap { $0 as? any TextCheck }
    permissionChecks = Writing.allCases.map { Self.checks(of: $0, in: texts) }
    let others = texts.filter { !$0.isAboutPermissions }
    otherChecks = Writing.allCases.map { Self.checks(of: $0, in: others) }
  }

  private static func checks(
    of writing: Writing,
    in checks: [any TextCheck]
  ) -> GatedChecks<any TextCheck> {
    GatedChecks(checks.filter { $0.writings.contains(Writings(writing)) }) {
      $0.features(in: writing)
    }
  }

  /// The checks of the entries of a catalog.
  func entryChecks(of catalog: CheckedCatalog) -> GatedChecks<any EntryCheck> {
    GatedChecks(entryChecks.filter { $0.concerns(catalog) }) { $0.features }
  }

  /// Calls a closure with each check that may find something in a text.
  func forEachTextCheck(
    of writing: Writing,
    _ role: TextRole,
    _ features: TextFeatures,
    _ body: (any TextCheck) -> Void
  ) {
    let number = Int(writing.rawValue)
    let checks = role.isAboutPermission ? permissionChecks[number] : otherChecks[number]
    checks.forEach(of: features, body)
  }
}
