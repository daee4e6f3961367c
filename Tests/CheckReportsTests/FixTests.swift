import CheckReports
import CopyChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Fixes change what they name and no other byte, and none twice.
struct FixTests {
  /// 您 becomes 你, as a check does it, without the check.
  private static func state(of url: URL) throws -> FixRun.State {
    let bytes = Array(try Data(contentsOf: url))
    let source = try SourceText(decoding: bytes, file: url.path)
    let found = Array("您".utf8)
    let findings = source.utf8.indices.dropLast(2).compactMap { index -> Finding? in
      guard Array(source.utf8[index..<(index + 3)]) == found else { return nil }
      let range = index..<(index + 3)
      return Finding(
        rule: "pronoun",
        severity: .warning,
        file: 0,
        range: range,
        message: "m",
        fix: [TextEdit(range, "你")]
      )
    }
    return FixRun.State(
      findings: findings,
      files: [CheckedFile(path: url.path, source: source)]
    )
  }

  private static func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  @Test(
    arguments: [
      ("LF", [], utf8), ("mark", [0xEF, 0xBB, 0xBF], utf8), ("UTF-16", [0xFF, 0xFE], utf16),
    ] as [(String, [UInt8], @Sendable (String) -> [UInt8])]
  )
  func `encoding, mark, line ends and escapes stay`(
    name: String,
    mark: [UInt8],
    encode: @Sendable (String) -> [UInt8]
  ) throws {
    let folder = try TemporaryFolder()
    let text = "/* 您 */\r\n\"a\\\"\" = \"请您\\n%@\\U00e9您您👍\";\r\n\r\n\"b\" = \"x\";"
    let url = try folder.write(mark + encode(text), to: "a.strings")
    var fixes = FixRun()
    let end = try fixes.run(
      from: try Self.state(of: url),
      state: { $0 },
      check: { _ in try Self.state(of: url) }
    )
    #expect(end.findings.isEmpty)
    let expected = mark + encode(text.replacing("您", with: "你"))
    #expect(Array(try Data(contentsOf: url)) == expected)
    #expect(fixes.files.map(\.path) == [url.path])
    #expect(fixes.files.map(\.counts) == ["pronoun 4"])
    #expect(fixes.faults.isEmpty)
    var again = FixRun()
    _ = try again.run(from: end, state: { $0 }, check: { _ in try Self.state(of: url) })
    #expect(again.files.isEmpty)
    #expect(Array(try Data(contentsOf: url)) == expected)
  }

  @Test func `a fix that would make the file unreadable is not made`() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("\"a\" = \"x\";\n", to: "a.strings")
    var bench = ReportBench()
    try bench.add(url.path, "\"a\" = ⟦\"⟧x\";\n", replacement: "")
    var fixes = FixRun()
    let state = FixRun.State(findings: bench.findings, files: bench.files)
    _ = fixes.run(from: state, state: { $0 }, check: { _ in state })
    #expect(fixes.files.isEmpty)
    #expect(fixes.faults.count == 1)
    #expect(fixes.faults[0].message.hasPrefix("the fixes (pronoun 1) would make"))
    #expect(try String(contentsOf: url, encoding: .utf8) == "\"a\" = \"x\";\n")
  }

  @Test func `a file that changed meanwhile is not written`() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("您 and more", to: "a.txt")
    var bench = ReportBench()
    try bench.add(url.path, "⟦您⟧", replacement: "你")
    var fixes = FixRun()
    let state = FixRun.State(findings: bench.findings, files: bench.files)
    _ = fixes.run(from: state, state: { $0 }, check: { _ in state })
    #expect(fixes.faults.map(\.message).first?.contains("changed since it was read") == true)
    #expect(try String(contentsOf: url, encoding: .utf8) == "您 and more")
  }

  @Test func `a check that never ends is stopped`() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("a", to: "a.txt")
    func state() throws -> FixRun.State {
      var bench = ReportBench()
      let text = try String(contentsOf: url, encoding: .utf8)
      try bench.add(url.path, "⟦\(text)⟧", replacement: text + "a")
      return FixRun.State(findings: bench.findings, files: bench.files)
    }
    var fixes = FixRun()
    _ = try fixes.run(from: try state(), state: { $0 }, check: { _ in try state() })
    #expect(fixes.files.map(\.counts) == ["pronoun 8"])
  }

  @Test func `a rehearsal tells all passes as one change and writes nothing`() throws {
    let folder = try TemporaryFolder()
    let url = try folder.write("one ab two ", to: "a.txt")
    // ab becomes xb, xb becomes xyz; a space at the end goes with the second pass.
    let steps = ["one ab two ", "one xb two ", "one xyz two"]
    let edits = [
      "one ab two ": [TextEdit(4..<5, "x")],
      "one xb two ": [TextEdit(5..<6, "yz"), TextEdit(10..<11, "")],
    ]
    func state(_ bytes: [UInt8]) throws -> FixRun.State {
      let source = try SourceText(decoding: bytes, file: url.path)
      let fix = edits[String(decoding: bytes, as: UTF8.self)] ?? []
      let finding = Finding(
        rule: "pronoun",
        severity: .note,
        file: 0,
        range: 0..<1,
        message: "",
        fix: fix
      )
      return FixRun.State(
        findings: [finding],
        files: [CheckedFile(path: url.path, source: source)]
      )
    }
    var fixes = FixRun(isRehearsal: true)
    _ = try fixes.run(
      from: try state(Array(steps[0].utf8)),
      state: { $0 },
      check: { try state($0[url.path] ?? []) }
    )
    #expect(fixes.files.map(\.counts) == ["pronoun 2"])
    #expect(fixes.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [steps[2]])
    #expect(fixes.files.flatMap(\.edits) == [TextEdit(4..<6, "xyz"), TextEdit(10..<11, "")])
    #expect(try String(contentsOf: url, encoding: .utf8) == steps[0])
  }

  @Test func `edits of two rules that touch wait for the next pass`() throws {
    var bench = ReportBench()
    try bench.add("a.txt", "abcdef", rule: "x")
    func finding(_ rule: String, _ range: Range<Int>) -> Finding {
      Finding(
        rule: rule,
        severity: .note,
        file: 0,
        range: range,
        message: "",
        fix: [TextEdit(range, "-")]
      )
    }
    func chosen(_ findings: Finding...) -> [String] {
      FixPlan(findings, files: bench.files).files.flatMap(\.findings).map(\.rule)
    }
    #expect(chosen(finding("one", 0..<1), finding("one", 1..<2)) == ["one", "one"])
    #expect(chosen(finding("one", 0..<1), finding("two", 1..<2)) == ["one"])
    #expect(chosen(finding("one", 0..<1), finding("two", 2..<3)) == ["one", "two"])
    #expect(chosen(finding("one", 2..<2), finding("one", 2..<2)) == ["one"])
    #expect(chosen(finding("one", 0..<3), finding("two", 1..<2), finding("two", 4..<5)).count == 2)
  }

  @Test func `a fix whose own edits overlap is not made`() throws {
    var bench = ReportBench()
    try bench.add("a.txt", "⟦a⟧bcdef", replacement: "x")
    bench.findings[0].fix = [TextEdit(0..<2, "x"), TextEdit(1..<3, "y")]
    #expect(FixPlan(bench.findings, files: bench.files).files.isEmpty)
    bench.findings[0].fix = [TextEdit(0..<2, "x"), TextEdit(5..<99, "y")]
    #expect(FixPlan(bench.findings, files: bench.files).files.isEmpty)
  }

  @Test func `a fix is made whole, with all its edits or none`() throws {
    var bench = ReportBench()
    try bench.add("a.txt", "⟦a⟧b⟦c⟧d⟦e⟧f", replacement: "x")
    bench.findings[0].fix = [TextEdit(0..<1, "x"), TextEdit(5..<6, "y")]
    bench.findings[2].fix = [TextEdit(4..<6, "z")]
    #expect(
      FixPlan(bench.findings, files: bench.files).files.map(\.bytes) == [Array("xbxdey".utf8)]
    )
  }

  @Test func `binary files are left alone`() throws {
    var bench = ReportBench()
    try bench.addBinary("a.strings")
    #expect(FixPlan(bench.findings, files: bench.files).files.isEmpty)
  }

  @Test func `a dry run lists lines before and after`() throws {
    var bench = ReportBench()
    try bench.add("a.txt", "one\r\n⟦您⟧ and ⟦您⟧\r\nthree\u{200B}\r\n⟦您⟧", replacement: "你")
    #expect(
      FixListing(FixPlan(bench.findings, files: bench.files).files).text == """
        --- a.txt
        +++ a.txt
        @@ line 2 @@
        -您 and 您
        +你 and 你
        @@ line 4 @@
        -您
        +你

        """
    )
  }
}
