internal import Synchronization

/// Runs the checks over a project.
package struct CheckRun: Sendable {
  private let checks: CheckSet
  private let options: CheckOptions

  /// A run of all checks, or of some.
  package init(_ options: CheckOptions, checks: [any Check.Type] = RuleCatalog.checks) {
    self.options = options
    self.checks = CheckSet(checks, options: options)
  }

  /// What the checks find, in the order of files and places; the same on every machine.
  ///
  /// With `keys`, the texts of these alone are checked, and what is found in them is the same, unless it
  /// is a habit of the file; that takes a fraction of the time. `progress` is told how many of how many
  /// entries are done, from any thread.
  package func findings(
    in project: CheckedProject,
    of keys: Set<String>? = nil,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> [Finding] {
    let parts = parts(of: project.catalogs)
    let total = project.catalogs.reduce(0) { $0 + $1.entries.count }
    let done = Atomic(0)
    let empty = FindingSink(files: project.files, options: options)
    let finished = parts.indices.concurrentMap { index in
      let (catalog, range) = parts[index]
      var pass = CatalogPass(checks, of: project.catalogs[catalog], sink: empty)
      pass.run(over: range, checking: keys)
      let count = done.add(range.count, ordering: .relaxed).newValue
      progress?(count, total)
      return Part(catalog: catalog, findings: pass.sink.findings, notes: pass.notes)
    }
    let judged = judge(project, by: finished, empty)
    var sink = empty
    for check in checks.projectChecks { check.check(project, &sink) }
    return FindingOrder.sorted(
      finished.flatMap(\.findings) + judged + sink.findings,
      files: project.files
    )
  }

  /// What one thread found in one part of a catalog.
  private struct Part: Sendable {
    let catalog: Int
    let findings: [Finding]
    let notes: [any Sendable]
  }

  /// Parts of catalogs, small enough that all cores have some.
  private func parts(of catalogs: [CheckedCatalog]) -> [(catalog: Int, range: Range<Int>)] {
    let size = 2048
    return catalogs.indices.flatMap { catalog in
      let count = catalogs[catalog].entries.count
      return stride(from: 0, to: max(count, 1), by: size).map {
        (catalog, $0..<min($0 + size, count))
      }
    }
  }

  /// What the checks of whole catalogs find by the notes on all parts, check by check on all cores.
  private func judge(
    _ project: CheckedProject,
    by parts: [Part],
    _ empty: FindingSink
  ) -> [Finding] {
    let notes = project.catalogs.indices.map { catalog in
      parts.filter { $0.catalog == catalog }.map(\.notes)
    }
    return checks.catalogChecks.indices.concurrentMap { index in
      var sink = empty
      for (catalog, notes) in zip(project.catalogs, notes) {
        checks.catalogChecks[index].judge(notes.map { $0[index] }, in: catalog, &sink)
      }
      return sink.findings
    }.flatMap { $0 }
  }
}
