internal import CopyChecks
internal import Diagnostics
internal import XMLTree

/// Findings as the XML of JUnit: a suite for each file, a case for each finding.
///
/// There is no standard; what is written is what Jenkins, GitLab and others read.
struct JUnitReport {
  private let report: CheckReport

  init(_ report: CheckReport) { self.report = report }

  var text: String {
    let byFile = Dictionary(grouping: report.findings, by: \.file)
    let faults = report.notes.filter { $0.severity == .error }
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      [
        "name": "alertcopy check",
        "tests":
          "\(report.files.indices.reduce(faults.count) { $0 + max(1, byFile[$1]?.count ?? 0) })",
        "failures": "\(report.findings.count { $0.severity != .note })",
        "errors": "\(faults.count)",
      ]
    ) { writer in
      for file in report.files.indices {
        suite(of: report.files[file], byFile[file] ?? [], &writer)
      }
      for fault in faults { suite(of: fault, &writer) }
    }
    return writer.text
  }

  private func suite(of file: CheckedFile, _ findings: [Finding], _ writer: inout XMLWriter) {
    let path = XMLEscape.allowedPart(of: ReportPath(file.path, in: report.folder).text)
    writer.element(
      "testsuite",
      [
        "name": path,
        "tests": "\(max(1, findings.count))",
        "failures": "\(findings.count { $0.severity != .note })",
        "errors": "0",
      ]
    ) { writer in
      // A suite of no case counts as a mistake in some readers.
      guard !findings.isEmpty else {
        return writer.element("testcase", ["classname": path, "name": "no findings"])
      }
      for finding in findings { testCase(of: finding, in: file, path, &writer) }
    }
  }

  private func testCase(
    of finding: Finding,
    in file: CheckedFile,
    _ path: String,
    _ writer: inout XMLWriter
  ) {
    let place = file.location(offset: finding.range.lowerBound)
    let subject = [finding.key, finding.locale].compactMap(\.self).joined(separator: ", ")
    let name = subject.isEmpty ? finding.rule : "\(finding.rule): \(subject)"
    let message = XMLEscape.allowedPart(of: finding.message)
    let text = XMLEscape.allowedPart(
      of: "\(path):\(place.line):\(place.column): \(finding.severity.rawValue): \(finding.message)"
    )
    writer.element(
      "testcase",
      [
        "classname": path, "name": XMLEscape.allowedPart(of: name), "file": path,
        "line": "\(place.line)",
      ]
    ) { writer in
      if finding.severity == .note {
        writer.element("system-out", text: text)
      } else {
        writer.element("failure", ["message": message, "type": finding.rule], text: text)
      }
    }
  }

  private func suite(of fault: Diagnostic, _ writer: inout XMLWriter) {
    let path = fault.location.map { ReportPath($0.file, in: report.folder).text } ?? "alertcopy"
    let name = XMLEscape.allowedPart(of: path)
    let text = XMLEscape.allowedPart(of: fault.description)
    writer.element(
      "testsuite",
      ["name": name, "tests": "1", "failures": "0", "errors": "1"]
    ) { writer in
      writer.element("testcase", ["classname": name, "name": "can be read"]) { writer in
        writer.element("error", ["message": XMLEscape.allowedPart(of: fault.message)], text: text)
      }
    }
  }
}
