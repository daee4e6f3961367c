package import CopyChecks
internal import Diagnostics

/// What `alertcopy rules` says of all rules.
package struct RulesPage: Sendable {
  private let rules: [Rule]

  package init(_ rules: [Rule] = RuleCatalog.rules) { self.rules = rules }

  /// The page docs/Rules.md, to the byte.
  package var markdown: String {
    let families = RuleFamily.allCases.map { family in
      (family, rules.filter { $0.family == family })
    }.filter { !$0.1.isEmpty }
    let tables = families.map { family, rules in
      let rows = rules.map {
        "| [\($0.id)](#\($0.id)) | \($0.severity.rawValue) | \($0.fix == nil ? "" : "yes") | "
          + "\($0.summary.replacing("|", with: "\\|")) |"
      }
      return "**\(family.rawValue)**\n\n| rule | severity | fix | finds |\n|---|---|---|---|\n"
        + rows.joined(separator: "\n") + "\n"
    }
    let sections = families.map { family, rules in
      "## \(family.rawValue)\n\n" + rules.map { RuleSection($0).text }.joined(separator: "\n")
    }
    return """
      # Rules

      What `alertcopy check` finds. This page is made from the checks themselves by `make rules`;
      `alertcopy explain RULE` says the same of one rule. An error crashes, is rejected or cannot be
      read; a warning is wrong for the reader; a note is worth knowing, and fails no run.

      \((tables + sections).joined(separator: "\n"))
      """
  }

  /// The rules for programs.
  package var json: String {
    JSONDocument.object([
      ("schema", "alertcopy.rules/1"),
      (
        "rules",
        .array(
          rules.map { rule in
            .object([
              ("id", .string(rule.id)),
              ("family", .string(rule.family.rawValue)),
              ("severity", .string(rule.severity.rawValue)),
              ("summary", .string(rule.summary)),
              ("rationale", .string(rule.rationale)),
              ("source", .string(rule.source)),
              ("fix", .string(rule.fix)),
            ])
          }
        )
      ),
    ]).text
  }

  /// A line for each rule.
  package var text: String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let name = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue
      return "\(name)  \(severity)\(String(repeating: " ", count: 9 - severity.count))"
        + "\(rule.summary)\n"
    }.joined()
  }
}
