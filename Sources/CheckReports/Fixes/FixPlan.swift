package import CopyChecks
internal import Diagnostics

/// Which fixes are made at once: those whose edits do not get into one another’s way.
///
/// The others are for the next pass, when the checks have seen the text as it is then.
package struct FixPlan: Sendable {
  /// The files that change, in the order of their paths.
  package let files: [FixedFile]

  package init(_ findings: [Finding], files: [CheckedFile]) {
    self.files = Dictionary(grouping: findings.filter { !$0.fix.isEmpty }, by: \.file)
      .filter { !files[$0.key].isBinary }
      .compactMap { index, findings in
        let chosen = Self.chosen(findings, length: files[index].source.utf8.count)
        return chosen.isEmpty ? nil : FixedFile(files[index], findings: chosen)
      }
      .sorted { $0.path < $1.path }
  }

  private static func chosen(_ findings: [Finding], length: Int) -> [Finding] {
    var taken = TakenEdits()
    return findings.sorted { first, second in
      (first.fix[0].range.lowerBound, first.rule) < (second.fix[0].range.lowerBound, second.rule)
    }.filter { finding in
      finding.fix.allSatisfy { $0.range.upperBound <= length }
        && taken.take(finding.fix, rule: finding.rule)
    }
  }
}
