/// The checks of a run, sorted by what they look at.
struct CheckSet: Sendable {
  let entryChecks: [any EntryCheck]
  let catalogChecks: [any CatalogCheck]
  let projectChecks: [any ProjectCheck]
  private let textChecks: [[any TextCheck]]
  private let features: [[TextFeatures]]

  /// The checks of some types that the options do not turn off.
  init(_ types: [any Check.Type], options: CheckOptions) {
    let checks: [any Check] = types.filter { options.severity(of: $0.rule) != nil }
      .map { $0.init(options) }
    entryChecks = checks.compactMap { $0 as? any EntryCheck }
    catalogChecks = checks.compactMap { $0 as? any CatalogCheck }
    projectChecks = checks.compactMap { $0 as? any ProjectCheck }
    let texts = checks.compactMap { $0 as? any TextCheck }
    textChecks = Writing.allCases.map { writing in
      texts.filter { $0.writings.contains(Writings(writing)) }
    }
    features = textChecks.map { $0.map(\.features) }
  }

  /// Calls a closure with each check that may find something in a text.
  func forEachTextCheck(
    of writing: Writing,
    features: TextFeatures,
    _ body: (any TextCheck) -> Void
  ) {
    let wanted = self.features[Int(writing.rawValue)]
    for index in wanted.indices where !wanted[index].isDisjoint(with: features) {
      body(textChecks[Int(writing.rawValue)][index])
    }
  }
}
