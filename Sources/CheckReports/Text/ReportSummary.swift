internal import CopyChecks
internal import Diagnostics

/// How much was found, in a line.
struct ReportSummary {
  private let report: CheckReport

  init(_ report: CheckReport) { self.report = report }

  func count(_ severity: Severity) -> Int { report.findings.count { $0.severity == severity } }

  /// How many findings `--fix` mends.
  var fixable: Int { report.findings.count { !$0.fix.isEmpty && !report.files[$0.file].isBinary } }

  var text: String {
    let counts = [
      Self.number(count(.error), "error"), Self.number(count(.warning), "warning"),
      Self.number(count(.note), "note"),
    ].compactMap(\.self)
    let files = Set(report.findings.map(\.file)).count
    var text = counts.joined(separator: ", ")
    text += " in \(files) of \(report.files.count) file\(report.files.count == 1 ? "" : "s")"
    if fixable > 0 { text += "; --fix mends \(fixable)" }
    if !report.suppressed.isEmpty { text += "; \(report.suppressed.count) suppressed" }
    if report.baselineCount > 0 { text += "; \(report.baselineCount) in the baseline" }
    return text
  }

  private static func number(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
