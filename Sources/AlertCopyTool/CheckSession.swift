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
    try OutputChoice.check(request.output, isNoneOf: report.files.lazy.map(\.path))
    switch request.fixing {
    case .none: break
    case .dryRun:
      let files = mend(&report, isRehearsal: true)
      return try show(files, report)
    case .write:
      for file in mend(&report, isRehearsal: false) {
        StandardStreams.error("\(file.path): mended \(file.counts)\n")
      }
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

  /// Mends files, or rehearses it; the report is then of the files as they are afterwards.
  ///
  /// - Returns: the files that change.
  private func mend(_ report: inout CheckReport, isRehearsal: Bool) -> [FixedFile] {
    var fixes = FixRun(isRehearsal: isRehearsal)
    report = fixes.run(
      from: report,
      state: { FixRun.State(findings: $0.findings, files: $0.files) },
      check: { checked(replacing: $0) }
    )
    report.notes += fixes.faults
    if !fixes.faults.isEmpty { report.isComplete = false }
    return fixes.files
  }

  /// The project as it is on disk now, but for files whose bytes are given.
  private func checked(replacing bytes: [String: [UInt8]] = [:]) -> CheckReport {
    let read = InputReader(configuration: request.configuration)
      .read(paths: request.paths, replacing: bytes)
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
  private func show(_ files: [FixedFile], _ report: CheckReport) throws -> ExitCode {
    for note in report.notes { StandardStreams.error("\(note)\n") }
    for file in files { StandardStreams.error("\(file.path): would mend \(file.counts)\n") }
    try OutputFile.write(FixListing(files).text, to: request.output ?? "-")
    let code = code(of: report)
    return files.isEmpty || code != .success ? code : .findings
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
