internal import CopyChecks
internal import Diagnostics

/// A rule as SARIF describes it (reportingDescriptor).
enum SARIFRule {
  static func document(_ rule: Rule) -> JSONDocument {
    .object([
      ("id", .string(rule.id)),
      ("shortDescription", .object([("text", .string(rule.summary))])),
      ("fullDescription", .object([("text", .string(rule.rationale))])),
      (
        "help",
        .object([
          ("text", .string(RuleExplanation(rule).text)),
          ("markdown", .string(RuleSection(rule).body)),
        ])
      ),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ("properties", .object([("tags", .array([.string(rule.family.rawValue)]))])),
    ])
  }
}
