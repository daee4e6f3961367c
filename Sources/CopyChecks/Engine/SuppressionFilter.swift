internal import Diagnostics

/// Takes from findings those that somebody has said are none.
package struct SuppressionFilter: Sendable {
  /// A finding that is not told, and the word of the person who said so.
  package struct Suppressed: Sendable {
    package let finding: Finding
    package let suppression: Suppression

    package init(finding: Finding, suppression: Suppression) {
      self.finding = finding
      self.suppression = suppression
    }
  }

  /// Findings, parted.
  package struct Result: Sendable {
    /// What is told, with the suppressions that suppress nothing among it, in the usual order.
    package let kept: [Finding]
    package let suppressed: [Suppressed]
  }

  private let project: CheckedProject
  private let options: CheckOptions
  /// The suppressions of a rule, as indices.
  private let indices: [String: [Int]]

  /// A filter by the suppressions of a project.
  package init(_ project: CheckedProject, options: CheckOptions) {
    self.project = project
    self.options = options
    indices = Dictionary(grouping: project.suppressions.indices) { project.suppressions[$0].rule }
  }

  /// Parts findings, and finds the suppressions that suppress none of them.
  ///
  /// What remains of a habit of a file is told once.
  package func filter(_ findings: [Finding]) -> Result {
    guard !project.suppressions.isEmpty else {
      return Result(kept: Habits.gathered(findings), suppressed: [])
    }
    var kept: [Finding] = []
    var suppressed: [Suppressed] = []
    var used: Set<Int> = []
    for finding in findings {
      let matching = (indices[finding.rule] ?? []).filter { covers($0, finding) }
      used.formUnion(matching)
      if let first = matching.first {
        suppressed.append(
          Suppressed(finding: finding, suppression: project.suppressions[first])
        )
      } else {
        kept.append(finding)
      }
    }
    let idle = project.suppressions.indices.filter { !used.contains($0) }
      .map { project.suppressions[$0] }
    let keys = readKeys(of: idle)
    let unused = idle.filter { isAboutWhatWasRead($0, keys) }
    kept += UnusedSuppressionCheck(options).findings(unused, in: project)
    return Result(
      kept: FindingOrder.sorted(Habits.gathered(kept), files: project.files),
      suppressed: suppressed
    )
  }

  private func covers(_ index: Int, _ finding: Finding) -> Bool {
    let suppression = project.suppressions[index]
    switch suppression.scope {
    case .key(let key, let catalog):
      return finding.key == key && project.catalogs[catalog].files.contains(finding.file)
    case .line(let line):
      guard finding.file == suppression.file else { return false }
      let place = project.files[finding.file].location(offset: finding.range.lowerBound)
      return place.line == line || place.line == line + 1
    case .pattern(let files, let key, let locale):
      return files?.contains(finding.file) != false && (key == nil || key == finding.key)
        && (locale == nil || locale == finding.locale)
    }
  }

  /// Whether what a suppression is about was read: often only some files of a project are checked,
  /// and what is for the others is not idle.
  private func isAboutWhatWasRead(_ suppression: Suppression, _ keys: Set<String>) -> Bool {
    guard case .pattern(let files, let key, let locale) = suppression.scope else { return true }
    if let files { return !files.isEmpty }
    if let key { return keys.contains(key) }
    if let locale {
      return project.catalogs.contains { $0.locales.contains { $0.name == locale } }
    }
    return false
  }

  /// Those of the keys of suppressions that a catalog has.
  private func readKeys(of suppressions: [Suppression]) -> Set<String> {
    var wanted: Set<String> = []
    for case .pattern(_, let key?, _) in suppressions.map(\.scope) { wanted.insert(key) }
    guard !wanted.isEmpty else { return [] }
    var read: Set<String> = []
    for catalog in project.catalogs {
      catalog.entries.forEach(in: 0..<catalog.entries.count) {
        if wanted.contains($0.key) { read.insert($0.key) }
      }
    }
    return read
  }
}
