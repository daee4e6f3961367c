internal import CopyChecks
internal import Diagnostics

/// Findings as workflow commands, which GitHub Actions shows in the changes of a pull request.
///
/// The rules of escaping are those of actions/toolkit, packages/core/src/command.ts.
struct GitHubReport {
  private let report: CheckReport
  private let regions: ReportRegions

  init(_ report: CheckReport) {
    self.report = report
    regions = ReportRegions(report)
  }

  var text: String { (report.findings.map(command(of:)) + report.notes.map(command(of:))).joined() }

  private func command(of finding: Finding) -> String {
    let region = regions.region(finding.range, file: finding.file)
    let path = report.files[finding.file].path
    var properties = [
      ("file", ReportPath(path, in: report.folder).text), ("line", "\(region.startLine)"),
      ("endLine", "\(region.endLine)"), ("col", "\(region.startColumn)"),
    ]
    // GitHub takes an end column only where the line is one.
    if region.startLine == region.endLine {
      properties.append(("endColumn", "\(region.endColumn)"))
    }
    properties.append(("title", finding.rule))
    return Self.command(finding.severity, properties, finding.message)
  }

  private func command(of note: Diagnostic) -> String {
    let place = note.location.map {
      [("file", ReportPath($0.file, in: report.folder).text), ("line", "\($0.line)")]
    }
    let message = note.advice.map { "\(note.message); \($0)" } ?? note.message
    return Self.command(note.severity, place ?? [], message)
  }

  private static func command(
    _ severity: Severity,
    _ properties: [(String, String)],
    _ message: String
  ) -> String {
    let name =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let words = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
    let list = words.isEmpty ? "" : " " + words.joined(separator: ",")
    return "::\(name)\(list)::\(escaped(message, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
