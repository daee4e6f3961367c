/// All checks, family by family.
package enum RuleCatalog {
  package static let checks: [any Check.Type] =
    StructureChecks.all + PlaceholderChecks.all + ChineseChecks.all + NameChecks.all
    + AlertChecks.all + PurposeStringChecks.all + ConsistencyChecks.all
    + [UnusedSuppressionCheck.self]

  /// The rules, in the order of the documentation.
  package static let rules: [Rule] = checks.map { $0.rule }

  /// The rule of a name.
  package static func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }
}
