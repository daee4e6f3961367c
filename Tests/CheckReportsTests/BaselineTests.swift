import CheckReports
import CopyChecks
import Diagnostics
import Testing

/// Old findings are silent, wherever they move; new ones are told.
struct BaselineTests {
  private static func bench(_ marked: String, key: String = "k") throws -> ReportBench {
    var bench = ReportBench()
    try bench.add("./App/a.strings", marked, key: key, locale: "zh-Hans")
    return bench
  }

  private static let scope = BaselineScope(
    baseline: "b.json",
    paths: ["."],
    workingFolder: "/project"
  )

  private static func baseline(_ bench: ReportBench) -> Baseline {
    Baseline(of: bench.findings, files: bench.files, scope: scope)
  }

  @Test(arguments: [
    ("请⟦您⟧\n", 0, 1, 0),
    ("\n\n// new\n请允许⟦您⟧\n", 0, 1, 0),
    ("⟦您⟧⟦您⟧", 1, 1, 0),
    ("⟦妳⟧", 1, 0, 1),
    ("", 0, 0, 1),
  ])
  func `what is new is told`(marked: String, new: Int, silenced: Int, gone: Int) throws {
    let baseline = Self.baseline(try Self.bench("请⟦您⟧\n"))
    let now = try Self.bench(marked)
    let result = baseline.filter(now.findings, files: now.files, scope: Self.scope)
    #expect(result.new.count == new)
    #expect(result.silenced == silenced)
    #expect(result.gone.count == gone)
  }

  @Test func `the file has a line for each finding, sorted, and is read again`() throws {
    var bench = try Self.bench("⟦您⟧⟦您⟧", key: "z")
    try bench.add("/project/App/a.strings", "⟦您⟧", key: "a\"\n")
    let baseline = Self.baseline(bench)
    let lines = baseline.text.split(separator: "\n")
    let names = #""rule": "pronoun", "path": "App/a.strings", "key": "#
    #expect(lines.count == 8)
    #expect(lines[3].hasPrefix("    {\(names)\"a\\\"\\n\", \"text\": \""))
    #expect(lines[4].hasPrefix("    {\(names)\"z\", \"locale\": \"zh-Hans\", \"text\": \""))
    #expect(lines[5] == lines[4].dropLast())
    let read = try Baseline(parsing: Array(baseline.text.utf8), file: "baseline.json")
    #expect(read.text == baseline.text)
    #expect(read.filter(bench.findings, files: bench.files, scope: Self.scope).new.isEmpty)
  }

  @Test func `an empty baseline is one`() throws {
    let text = "{\n  \"schema\": \"alertcopy.baseline/1\",\n  \"findings\": []\n}\n"
    #expect(try Baseline(parsing: Array(text.utf8), file: "b.json").text == text)
  }

  @Test(arguments: [
    ("{", "b.json:1:2"), ("{}", "b.json:1:1"), ("[]", "b.json:1:1"),
    ("{\"schema\":\"alertcopy.baseline/1\",\n\"findings\":[{\"rule\":\"x\"}]}", "b.json:2:13"),
  ])
  func `what is no baseline is told, and where`(text: String, place: String) {
    let error = #expect(throws: Diagnostic.self) {
      try Baseline(parsing: Array(text.utf8), file: "b.json")
    }
    #expect(error?.location?.description == place)
  }

  @Test func `what occurs no more is noted once`() throws {
    var report = CheckReport(findings: [], files: [], toolVersion: "1.0")
    report.takeAway(Self.baseline(try Self.bench("⟦您⟧⟦x⟧")), scope: Self.scope)
    #expect(
      report.notes.map(\.message) == [
        "the baseline has what occurs no more: App/a.strings: pronoun (k, zh-Hans) and 1 more"
      ]
    )
  }

  @Test(arguments: [
    ("/project", "b.json", "./App/a.strings", "App/a.strings"),
    ("/project/App", "../b.json", "a.strings", "App/a.strings"),
    ("/", "/project/b.json", "/project/App/../App/a.strings", "App/a.strings"),
    ("/project/App", "checks/b.json", "a.strings", "../a.strings"),
    ("/project", "b.json", "/other/a.strings", "../other/a.strings"),
  ])
  func `a path is relative to the folder of the baseline`(
    workingFolder: String,
    baseline: String,
    path: String,
    named: String
  ) throws {
    let scope = BaselineScope(baseline: baseline, paths: [path], workingFolder: workingFolder)
    var bench = ReportBench()
    try bench.add(path, "请⟦您⟧\n", key: "k", locale: "zh-Hans")
    let written = Baseline(of: bench.findings, files: bench.files, scope: scope)
    #expect(written.text.contains("\"path\": \"\(named)\","))
    #expect(written.filter(bench.findings, files: bench.files, scope: scope).new.isEmpty)
  }

  @Test(arguments: [
    ("App", ["App/a.strings", "Other/b.strings"]),
    ("./App/a.strings", ["App/a.strings", "Other/b.strings"]),
    (".", ["App/a.strings"]),
    ("Other", ["App/a.strings"]),
    ("App/a", ["App/a.strings", "Other/b.strings"]),
  ])
  func `what was not checked stays`(checked: String, paths: [String]) throws {
    var other = ReportBench()
    try other.add("Other/b.strings", "⟦您⟧", key: "k", locale: "zh-Hans")
    let older = Baseline(of: other.findings, files: other.files, scope: Self.scope)
    let scope = BaselineScope(baseline: "b.json", paths: [checked], workingFolder: "/project")
    let now = try Self.bench("⟦您⟧")
    let new = Baseline(of: now.findings, files: now.files, scope: scope, keeping: older)
    #expect(new.count == paths.count)
    for path in paths { #expect(new.text.contains("\"path\": \"\(path)\",")) }
    let gone = older.filter([], files: [], scope: scope).gone.count
    #expect(gone == 2 - paths.count)
  }
}
