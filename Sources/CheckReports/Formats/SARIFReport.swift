internal import CopyChecks
internal import Diagnostics

/// Findings as SARIF 2.1.0 (OASIS), which code scanning services take.
struct SARIFReport {
  private let report: CheckReport
  private let rules: [Rule]
  private let ruleIndices: [String: Int]
  private let regions: ReportRegions

  init(_ report: CheckReport) {
    self.report = report
    regions = ReportRegions(report)
    rules = RuleCatalog.rules
    ruleIndices = Dictionary(
      uniqueKeysWithValues: RuleCatalog.rules.enumerated().map { ($1.id, $0) }
    )
  }

  var text: String {
    JSONDocument.object([
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      ("version", "2.1.0"),
      ("runs", .array([.object(run)])),
    ]).text
  }

  private var run: [(name: String, value: JSONDocument)] {
    let results =
      report.findings.map { result(of: $0) }
      + report.suppressed.map { result(of: $0.finding, suppression: $0.suppression) }
    return [
      ("tool", .object([("driver", .object(driver))])),
      ("invocations", .array([invocation])),
      ("columnKind", "utf16CodeUnits"),
      ("results", .array(results)),
    ]
  }

  private var driver: [(name: String, value: JSONDocument)] {
    [
      ("name", "AlertCopy"),
      ("version", .string(report.toolVersion)),
      ("rules", .array(rules.map(SARIFRule.document))),
    ]
  }

  private var invocation: JSONDocument {
    let notifications = report.notes.map { note in
      let message = note.advice.map { "\(note.message); \($0)" } ?? note.message
      let locations = note.location.map { place in
        [location(path: place.file, region: [("startLine", .number(place.line))])]
      }
      return JSONDocument.object([
        ("level", .string(note.severity.rawValue)),
        ("message", Self.message(message)),
        ("locations", .array(locations ?? [])),
      ])
    }
    return .object([
      ("executionSuccessful", .bool(report.isComplete)),
      ("toolExecutionNotifications", .array(notifications)),
    ])
  }

  private func result(of finding: Finding, suppression: Suppression? = nil) -> JSONDocument {
    let file = report.files[finding.file]
    let fingerprint = Fingerprint(finding, in: file, folder: report.folder)
    var members: [(name: String, value: JSONDocument)] = [("ruleId", .string(finding.rule))]
    if let index = ruleIndices[finding.rule] { members.append(("ruleIndex", .number(index))) }
    members += [
      ("level", .string(finding.severity.rawValue)),
      ("message", Self.message(finding.message)),
      (
        "locations",
        .array([location(path: file.path, region: region(finding.range, of: finding))])
      ),
      ("partialFingerprints", .object([("alertCopy/v1", .string(fingerprint.digest))])),
    ]
    if !finding.fix.isEmpty, !file.isBinary {
      members.append(("fixes", .array([fix(of: finding, in: file)])))
    }
    if let suppression {
      members.append(("suppressions", .array([Self.document(suppression)])))
    }
    return .object(members)
  }

  private func fix(of finding: Finding, in file: CheckedFile) -> JSONDocument {
    let replacements = finding.fix.map { edit in
      JSONDocument.object([
        ("deletedRegion", .object(region(edit.range, of: finding))),
        ("insertedContent", .object([("text", .string(edit.replacement))])),
      ])
    }
    return .object([
      ("description", Self.message(FixDescription(finding, file)?.text ?? "")),
      (
        "artifactChanges",
        .array([
          .object([
            ("artifactLocation", artifact(file.path)), ("replacements", .array(replacements)),
          ])
        ])
      ),
    ])
  }

  private static func document(_ suppression: Suppression) -> JSONDocument {
    let isInSource =
      switch suppression.scope {
      case .key, .line: true
      case .pattern: false
      }
    return .object([
      ("kind", isInSource ? "inSource" : "external"),
      ("justification", .string(suppression.reason)),
    ])
  }

  private func location(
    path: String,
    region: [(name: String, value: JSONDocument)]
  ) -> JSONDocument {
    .object([
      (
        "physicalLocation",
        .object([("artifactLocation", artifact(path)), ("region", .object(region))])
      )
    ])
  }

  /// A relative path counts from the root of the sources, whatever machine that is on.
  private func artifact(_ path: String) -> JSONDocument {
    let path = ReportPath(path, in: report.folder)
    let uri = ("uri", JSONDocument.string(path.uri))
    return .object(path.isAbsolute ? [uri] : [uri, ("uriBaseId", "%SRCROOT%")])
  }

  private func region(
    _ range: Range<Int>,
    of finding: Finding
  ) -> [(name: String, value: JSONDocument)] {
    let region = regions.region(range, file: finding.file)
    return [
      ("startLine", .number(region.startLine)), ("startColumn", .number(region.startColumn)),
      ("endLine", .number(region.endLine)), ("endColumn", .number(region.endColumn)),
    ]
  }

  private static func message(_ text: String) -> JSONDocument {
    .object([("text", .string(text))])
  }
}
