package import Diagnostics

/// What a check looks for, as people read it: the one source of `alertcopy explain`, of
/// `alertcopy rules` and of docs/Rules.md.
package struct Rule: Sendable {
  /// The stable name, in lower case with hyphens: `wrong-script`.
  package let id: String
  package let family: RuleFamily
  /// How much a finding matters where nobody has said otherwise.
  package let severity: Severity
  /// What it finds, in a sentence.
  package let summary: String
  /// Why that matters, and to whom.
  package let rationale: String
  /// Who says so: a page, a specification or a measurement, with how sure it is.
  package let source: String
  /// What is found, and the same without fault.
  package let example: RuleExample
  /// What `--fix` does about it; `nil` where only a person can tell.
  package let fix: String?

  package init(
    _ id: String,
    _ family: RuleFamily,
    _ severity: Severity,
    summary: String,
    rationale: String,
    source: String,
    example: RuleExample,
    fix: String? = nil
  ) {
    self.id = id
    self.family = family
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.source = source
    self.example = example
    self.fix = fix
  }
}
