internal import CopyChecks
internal import Diagnostics

/// What the rules of some findings say, for whoever wonders why.
struct ReviewRules {
  private let rules: [Rule]

  init(_ ids: [String]) {
    let ids = Set(ids)
    rules = RuleCatalog.rules.filter { ids.contains($0.id) }
  }

  var json: JSONDocument? {
    guard !rules.isEmpty else { return nil }
    return .object(
      rules.map { rule in
        (rule.id, .members([("summary", rule.summary.json), ("rationale", rule.rationale.json)]))
      }
    )
  }
}
