package import CopyChecks
package import Diagnostics

/// All that a run of the checks has to tell, before it is written in a format.
package struct CheckReport: Sendable {
  /// What is told, in order.
  package var findings: [Finding]
  /// What somebody has said is no fault.
  package var suppressed: [SuppressionFilter.Suppressed]
  /// How many old findings the baseline keeps silent.
  package var baselineCount: Int
  /// The files, which findings name by index.
  package var files: [CheckedFile]
  /// What was to be told of reading them.
  package var notes: [Diagnostic]
  /// Whether every file could be read.
  package var isComplete: Bool
  /// The version of the tool, which some formats name.
  package var toolVersion: String
  /// The folder that paths are written relative to; `nil` to write them as they are.
  package var folder: String?

  package init(
    findings: [Finding],
    suppressed: [SuppressionFilter.Suppressed] = [],
    baselineCount: Int = 0,
    files: [CheckedFile],
    notes: [Diagnostic] = [],
    isComplete: Bool = true,
    toolVersion: String,
    folder: String? = nil
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.baselineCount = baselineCount
    self.files = files
    self.notes = notes
    self.isComplete = isComplete
    self.toolVersion = toolVersion
    self.folder = folder
  }

  /// Whether there is something that fails a run: a note does not.
  package var hasFailures: Bool { findings.contains { $0.severity != .note } }

  /// The report in a format; `styled` colours the one for people.
  package func text(as format: ReportFormat, styled: Bool = false) -> String {
    switch format {
    case .text: TextReport(self, isStyled: styled).text
    case .json: JSONReport(self).text
    case .sarif: SARIFReport(self).text
    case .github: GitHubReport(self).text
    case .junit: JUnitReport(self).text
    }
  }
}

extension CheckReport {
  /// Keeps the findings of a baseline silent, and notes those of it that occur no more.
  package mutating func takeAway(_ baseline: Baseline, scope: BaselineScope) {
    let result = baseline.filter(findings, files: files, scope: scope)
    findings = result.new
    baselineCount = result.silenced
    guard let first = result.gone.first else { return }
    let others = result.gone.count > 1 ? " and \(result.gone.count - 1) more" : ""
    notes.append(
      Diagnostic(
        .note,
        "the baseline has what occurs no more: \(first)\(others)",
        advice: "write it anew with --update-baseline"
      )
    )
  }
}
