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
    var chosen: [Finding] = []
    var taken: [(edit: TextEdit, rule: String)] = []
    let ordered = findings.sorted { first, second in
      (first.fix[0].range.lowerBound, first.rule) < (second.fix[0].range.lowerBound, second.rule)
    }
    for finding in ordered {
      let edits = finding.fix.map { (edit: $0, rule: finding.rule) }
      guard edits.allSatisfy({ $0.edit.range.upperBound <= length }) else { continue }
      // Edits come in order; a check's own are few, so the last ones taken are the near ones.
      let isFree = edits.allSatisfy { new in
        taken.reversed().prefix(32).allSatisfy { !collide($0, new) }
      }
      guard isFree else { continue }
      chosen.append(finding)
      taken += edits
    }
    return chosen
  }

  /// Whether two edits overlap, or, of two rules, touch: what one writes the other has not seen.
  private static func collide(
    _ first: (edit: TextEdit, rule: String),
    _ second: (edit: TextEdit, rule: String)
  ) -> Bool {
    let (one, other) = (first.edit.range, second.edit.range)
    if one == other { return true }
    return first.rule == second.rule
      ? one.lowerBound < other.upperBound && other.lowerBound < one.upperBound
      : one.lowerBound <= other.upperBound && other.lowerBound <= one.upperBound
  }
}
