internal import Diagnostics

/// Tells once what a project does throughout, as its style: the first place stands for all of one
/// rule, file and locale, and has the fixes of all.
package enum StyleSummary {
  /// So many places may be slips, and each is told.
  private static let limit = 3

  private struct Kind: Hashable {
    let rule: String
    let severity: Severity
    let file: Int
    let locale: String?
  }

  /// Findings in their order, with one for each style.
  package static func summed(_ findings: [Finding]) -> [Finding] {
    let styles = Dictionary(grouping: findings.indices.filter { findings[$0].isStyle }) {
      let finding = findings[$0]
      return Kind(
        rule: finding.rule,
        severity: finding.severity,
        file: finding.file,
        locale: finding.locale
      )
    }
    var summed = findings
    var told: Set<Int> = []
    for indices in styles.values where indices.count > limit {
      guard let first = indices.first else { continue }
      told.formUnion(indices.dropFirst())
      summed[first].message += " (and in \(indices.count - 1) other places)"
      summed[first].fix = indices.flatMap { findings[$0].fix }
    }
    return summed.indices.filter { !told.contains($0) }.map { summed[$0] }
  }
}
