internal import CopyChecks
internal import Diagnostics

/// Findings for programs: docs/findings.schema.json says what is in it.
struct JSONReport {
  private let report: CheckReport

  init(_ report: CheckReport) { self.report = report }

  var text: String {
    let summary = ReportSummary(report)
    return JSONDocument.object([
      ("schema", "alertcopy.findings/1"),
      ("toolVersion", .string(report.toolVersion)),
      ("isComplete", .bool(report.isComplete)),
      (
        "summary",
        .object([
          ("errors", .number(summary.count(.error))),
          ("warnings", .number(summary.count(.warning))),
          ("notes", .number(summary.count(.note))),
          ("fixable", .number(summary.fixable)),
          ("suppressed", .number(report.suppressed.count)),
          ("inBaseline", .number(report.baselineCount)),
          ("files", .number(report.files.count)),
        ])
      ),
      ("findings", .array(report.findings.map { .object(members(of: $0)) })),
      (
        "suppressed",
        .array(
          report.suppressed.map {
            .object(members(of: $0.finding) + [("reason", .string($0.suppression.reason))])
          }
        )
      ),
      ("diagnostics", .array(report.notes.map(Self.document))),
    ]).text
  }

  private func members(of finding: Finding) -> [(name: String, value: JSONDocument)] {
    let file = report.files[finding.file]
    let start = file.location(offset: finding.range.lowerBound)
    let end = file.location(offset: finding.range.upperBound)
    let fingerprint = Fingerprint(finding, in: file, folder: report.folder)
    return [
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("path", .string(fingerprint.path)),
      ("line", .number(start.line)),
      ("column", .number(start.column)),
      ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)),
      ("key", .string(finding.key)),
      ("locale", .string(finding.locale)),
      ("text", file.isBinary ? .null : .string(file.source[finding.range])),
      ("message", .string(finding.message)),
      ("fix", .array(file.isBinary ? [] : finding.fix.map { Self.document($0, in: file) })),
      ("fingerprint", .string(fingerprint.digest)),
    ]
  }

  private static func document(_ edit: TextEdit, in file: CheckedFile) -> JSONDocument {
    let start = file.location(offset: edit.range.lowerBound)
    let end = file.location(offset: edit.range.upperBound)
    return .object([
      ("line", .number(start.line)),
      ("column", .number(start.column)),
      ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)),
      ("replacement", .string(edit.replacement)),
    ])
  }

  private static func document(_ note: Diagnostic) -> JSONDocument {
    .object([
      ("severity", .string(note.severity.rawValue)),
      ("path", .string(note.location?.file)),
      ("line", note.location.map { .number($0.line) } ?? .null),
      ("column", note.location.map { .number($0.column) } ?? .null),
      ("message", .string(note.message)),
      ("advice", .string(note.advice)),
    ])
  }
}
