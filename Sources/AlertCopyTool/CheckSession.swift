internal import CheckInputs
internal import CheckReports
internal import CommandLineTool
internal import CopyChecks
internal import Diagnostics

/// Reads, checks, mends and reports, as a request asks for.
struct CheckSession {
  private let request: CheckRequest
  private let baseline: Baseline?

  /// - Throws: why the baseline cannot be read.
  init(_ request: CheckRequest) throws {
    self.request = request
    baseline = try request.baseline.flatMap { try Self.read($0) }
  }

  func run() throws -> ExitCode {
    var report = checked()
    switch request.fixing {
    case .none: break
    case .dryRun: return try show(FixPlan(report.findings, files: report.files), report)
    case .write:
      var fixes = FixRun()
      report = fixes.run(
        from: report,
        state: { FixRun.State(findings: $0.findings, files: $0.files) },
        check: checked
      )
      for action in fixes.actions { StandardStreams.error("\(action)\n") }
      report.notes += fixes.faults
      if !fixes.faults.isEmpty { report.isComplete = false }
    }
    try updateBaseline(&report)
    for note in report.notes { StandardStreams.error("\(note)\n") }
    let isStyled = request.output == nil && StandardStreams.wantsStyle
    try OutputFile.write(
      report.text(as: request.format, styled: isStyled),
      to: request.output ?? "-"
    )
    return code(of: report)
  }

  /// The project as it is on disk now.
  private func checked() -> CheckReport {
    let read = InputReader(configuration: request.configuration).read(paths: request.paths)
    let options = request.configuration.options
    let progress = ProgressLine("checking strings:")
    let found = CheckRun(options).findings(in: read.project) { progress.update($0, of: $1) }
    progress.finish()
    let filtered = SuppressionFilter(read.project, options: options).filter(found)
    var report = CheckReport(
      findings: filtered.kept,
      suppressed: filtered.suppressed,
      files: read.project.files,
      notes: read.notes,
      isComplete: read.isComplete,
      toolVersion: Version.number,
      folder: WorkingFolder.path
    )
    if let baseline, let file = request.baseline {
      report.takeAway(baseline, scope: scope(of: file))
    }
    return report
  }

  /// Shows what fixes would change, and writes nothing.
  private func show(_ plan: FixPlan, _ report: CheckReport) throws -> ExitCode {
    for note in report.notes { StandardStreams.error("\(note)\n") }
    for file in plan.files {
      StandardStreams.error("\(file.path): would mend \(file.counts)\n")
      if let fault = file.fault { StandardStreams.error("\(fault)\n") }
    }
    try OutputFile.write(FixListing(plan).text, to: request.output ?? "-")
    let code = code(of: report)
    return plan.files.isEmpty || code != .success ? code : .findings
  }

  private func code(of report: CheckReport) -> ExitCode {
    guard report.isComplete else { return .usage }
    return report.hasFailures ? .findings : .success
  }
}

extension CheckSession {
  /// The baseline that new findings are told from; `nil` where it is to be written anew.
  private static func read(_ file: CheckRequest.BaselineFile) throws -> Baseline? {
    guard !file.isUpdated else { return nil }
    do {
      return try Baseline(parsing: InputBytes(reading: file.path).bytes, file: file.path)
    } catch let fault as InputBytes.Fault {
      throw Diagnostic(
        .error,
        "\(file.path): \(fault.reason)",
        advice: "write the baseline first, with --update-baseline"
      )
    }
  }

  private func updateBaseline(_ report: inout CheckReport) throws {
    guard let file = request.baseline, file.isUpdated else { return }
    let scope = scope(of: file)
    // A file that is not there, or is no baseline, has nothing to keep.
    let older = try? Baseline(parsing: InputBytes(reading: file.path).bytes, file: file.path)
    let new = Baseline(
      of: report.findings,
      files: report.files,
      scope: scope,
      keeping: older
    )
    try OutputFile.write(new.text, to: file.path)
    StandardStreams.error("\(file.path): \(new.count) findings written\n")
    report.takeAway(new, scope: scope)
  }

  private func scope(of file: CheckRequest.BaselineFile) -> BaselineScope {
    BaselineScope(baseline: file.path, paths: request.paths, workingFolder: WorkingFolder.path)
  }
}
