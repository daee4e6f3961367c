/// The checks of a run, sorted by what they look at.
struct CheckSet: Sendable {
  let entryChecks: [any EntryCheck]
  let catalogChecks: [any CatalogCheck]
  let projectChecks: [any ProjectCheck]
  /// The checks of each writing, by its number: of texts about permissions, and of all others.
  private let permissionChecks: [TextChecks]
  private let otherChecks: [TextChecks]

  /// Some checks with what they look for.
  private struct TextChecks {
    let checks: [any TextCheck]
    let features: [TextFeatures]

    init(_ checks: [any TextCheck], in writing: Writing) {
      self.checks = checks.filter { $0.writings.contains(Writings(writing)) }
      features = self.checks.map { $0.features(in: writing) }
    }
  }

  /// The checks of some types that the options do not turn off.
  init(_ types: [any Check.Type], options: CheckOptions) {
    let checks: [any Check] = types.filter { options.severity(of: $0.rule) != nil }
      .map { $0.init(options) }
    entryChecks = checks.compactMap { $0 as? any EntryCheck }
    catalogChecks = checks.compactMap { $0 as? any CatalogCheck }
    projectChecks = checks.compactMap { $0 as? any ProjectCheck }
    let texts = checks.compactMap { $0 as? any TextCheck }
    permissionChecks = Writing.allCases.map { TextChecks(texts, in: $0) }
    let others = texts.filter { !$0.isAboutPermissions }
    otherChecks = Writing.allCases.map { TextChecks(others, in: $0) }
  }

  /// Calls a closure with each check that may find something in a text.
  func forEachTextCheck(
    of writing: Writing,
    _ role: TextRole,
    _ features: TextFeatures,
    _ body: (any TextCheck) -> Void
  ) {
    let number = Int(writing.rawValue)
    let texts = role.isAboutPermission ? permissionChecks[number] : otherChecks[number]
    for index in texts.features.indices where !texts.features[index].isDisjoint(with: features) {
      body(texts.checks[index])
    }
  }
}
