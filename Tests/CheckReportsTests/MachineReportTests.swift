import CheckReports
import CopyChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

/// What programs read.
struct MachineReportTests {
  /// A report with all that a report can have.
  static let report: CheckReport = {
    var bench = ReportBench()
    do {
      try bench.add(
        "/project/App/ü a.strings",
        "\"👍\" = \"𠮷⟦您⟧\";\r\n",
        message: "50% of: a, b\nc & <d> \u{1}",
        key: "k,:",
        locale: "zh-Hans",
        replacement: "你"
      )
      try bench.add("./b.txt", "⟦x\ny⟧", rule: "no-such-rule", severity: .note)
      try bench.add("c.txt", "fine")
      try bench.addBinary("/elsewhere/d.strings")
    } catch {
      Issue.record(error)
    }
    var report = bench.report
    let suppressed = report.findings.removeLast()
    report.suppressed = [
      .init(
        finding: suppressed,
        suppression: Suppression(
          rule: "pronoun",
          scope: .pattern(files: [2], key: nil, locale: nil),
          reason: "a quotation",
          file: 2,
          range: 0..<1
        )
      )
    ]
    report.notes = [
      Diagnostic(
        .error,
        at: SourceLocation(file: "e.strings", line: 3, column: 1),
        "no quotation mark",
        advice: "add it"
      )
    ]
    report.isComplete = false
    return report
  }()

  @Test func `GitHub gets workflow commands with its escapes`() {
    #expect(
      Self.report.text(as: .github) == """
        ::warning file=App/ü a.strings,line=1,endLine=1,col=11,endColumn=12,title=pronoun::\
        50%25 of: a, b%0Ac & <d> \u{1}
        ::notice file=b.txt,line=1,endLine=2,col=1,title=no-such-rule::iOS says 你
        ::error file=e.strings,line=3::no quotation mark; add it

        """
    )
  }

  @Test func `GitHub's properties escape what ends them`() throws {
    var bench = ReportBench()
    try bench.add("a,b:c%.txt", "⟦x⟧", message: "\r")
    #expect(
      bench.report.text(as: .github).hasPrefix("::warning file=a%2Cb%3Ac%25.txt,line=1,")
    )
    #expect(bench.report.text(as: .github).hasSuffix("::%0D\n"))
  }

  @Test func `any XML parser reads what JUnit's readers get`() throws {
    let program = """
      import sys, xml.etree.ElementTree as tree
      root = tree.parse(sys.argv[1]).getroot()
      for suite in root:
          print(suite.get("name"), suite.get("tests"), suite.get("failures"), suite.get("errors"))
          for case in suite:
              print(" ", case.get("name"), "|", *[f"{e.tag}: {e.get('message')}" for e in case])
      """
    #expect(
      try Self.python(program, Self.report.text(as: .junit)) == """
        App/ü a.strings 1 1 0
          pronoun: k,:, zh-Hans | failure: 50% of: a, b
        c & <d>\u{20}
        b.txt 1 0 0
          no-such-rule | system-out: None
        c.txt 1 0 0
          no findings |
        /elsewhere/d.strings 1 0 0
          no findings |
        e.strings 1 0 1
          can be read | error: no quotation mark

        """
    )
  }

  @Test func `JSON is valid by its schema`() throws {
    let schema = Checkout.file("docs/findings.schema.json").path
    #expect(try Self.faults(in: Self.report.text(as: .json), schema: schema).isEmpty)
    let empty = CheckReport(findings: [], files: [], toolVersion: "1.0")
    #expect(try Self.faults(in: empty.text(as: .json), schema: schema).isEmpty)
  }

  /// The schema of OASIS; `nil` where it is not here.
  static let sarifSchema: URL? = Checkout.cases.flatMap { cases in
    let file = cases.deletingLastPathComponent()
      .appending(path: "reference/schemas/sarif-schema-2.1.0.json")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  @Test(.enabled(if: sarifSchema != nil, "no SARIF schema here"))
  func `SARIF is valid by the schema of OASIS`() throws {
    let schema = try #require(Self.sarifSchema).path
    #expect(try Self.faults(in: Self.report.text(as: .sarif), schema: schema).isEmpty)
  }

  @Test func `SARIF has columns in UTF-16, URIs, fixes and suppressions`() throws {
    let program = """
      import json, sys
      run = json.load(open(sys.argv[1]))["runs"][0]
      for result in run["results"]:
          place = result["locations"][0]["physicalLocation"]
          print(result["ruleId"], result["level"], place["artifactLocation"], place["region"])
          for fix in result.get("fixes", []):
              print(" ", fix["artifactChanges"][0]["replacements"])
          for suppression in result.get("suppressions", []):
              print(" ", suppression)
          if "ruleIndex" in result:
              assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
      print(run["invocations"][0]["executionSuccessful"])
      """
    #expect(
      try Self.python(program, Self.report.text(as: .sarif)) == """
        pronoun warning {'uri': 'App/%C3%BC%20a.strings', 'uriBaseId': '%SRCROOT%'} \
        {'startLine': 1, 'startColumn': 11, 'endLine': 1, 'endColumn': 12}
          [{'deletedRegion': {'startLine': 1, 'startColumn': 11, 'endLine': 1, 'endColumn': 12}, \
        'insertedContent': {'text': '你'}}]
        no-such-rule note {'uri': 'b.txt', 'uriBaseId': '%SRCROOT%'} \
        {'startLine': 1, 'startColumn': 1, 'endLine': 2, 'endColumn': 2}
        pronoun warning {'uri': 'file:///elsewhere/d.strings'} \
        {'startLine': 1, 'startColumn': 1, 'endLine': 1, 'endColumn': 1}
          {'kind': 'external', 'justification': 'a quotation'}
        False

        """
    )
  }

  private static func faults(in json: String, schema: String) throws -> String {
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[2]))
      validator = jsonschema.validators.validator_for(schema)
      validator.check_schema(schema)
      for error in validator(schema).iter_errors(json.load(open(sys.argv[1]))):
          print(error.message, list(error.path))
      """
    return try python(program, json, schema)
  }

  private static func python(_ program: String, _ text: String, _ words: String...) throws -> String
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "report")
    let outcome = try Executable(path: "/usr/bin/env")
      .run(["python3", "-c", program, file.path] + words, environment: ["PYTHONUTF8": "1"])
    #expect(outcome.errors.isEmpty)
    return outcome.output
  }
}
