import CheckReports
import CopyChecks
import Diagnostics
import Testing

/// What people read.
struct TextReportTests {
  @Test func `a finding is told with its line, its reason once and its fix`() throws {
    var bench = ReportBench()
    try bench.add(
      "App/a.strings",
      "\"a\" = \"x\";\n  \"b\" = \"请⟦您⟧允许⟦您⟧\";\n",
      key: "b",
      locale: "zh-Hans",
      replacement: "你"
    )
    #expect(
      bench.report.text(as: .text) == """
        App/a.strings:2:13: warning: iOS says 你 [pronoun]
            "b" = "请您允许您";
                     ^^
            key: b, zh-Hans
            why: iOS calls its reader 你 since version 16, and in Hong Kong it always did.
            --fix: “您” becomes “你”

        App/a.strings:2:22: warning: iOS says 你 [pronoun]
            "b" = "请您允许您";
                           ^^
            key: b, zh-Hans
            --fix: “您” becomes “你”

        2 warnings in 1 of 1 file; --fix mends 2

        """
    )
  }

  @Test(arguments: [
    (["x", "x", "x"], "“您” becomes “x” (3 times)"),
    (["x", "y", "x"], "“您” becomes “x” (2 times), “您” becomes “y”"),
    (["a", "b", "c", "d", "e"], "“您” becomes “a”, “您” becomes “b”, “您” becomes “c”, and 2 more"),
  ])
  func `edits that are alike are told once`(replacements: [String], told: String) throws {
    var bench = ReportBench()
    try bench.add("a.strings", "⟦您⟧您您您您", replacement: "x")
    bench.findings[0].fix = replacements.enumerated().map {
      TextEdit(($0.offset * 3)..<($0.offset * 3 + 3), $0.element)
    }
    #expect(bench.report.text(as: .text).contains("--fix: \(told)\n"))
  }

  @Test func `nothing is told where there is nothing`() {
    let report = CheckReport(findings: [], files: [], toolVersion: "1.0")
    #expect(report.text(as: .text).isEmpty)
    #expect(!report.hasFailures)
  }

  // Columns by UAX #11: Han and emoji take two, combining marks none.
  @Test(arguments: [
    ("ab⟦c⟧d", "abcd", "  ^"),
    ("相机⟦权限⟧", "相机权限", "    ^^^^"),
    ("👨‍👩‍👧⟦!⟧", "👨‍👩‍👧!", "  ^"),
    ("⟦👨‍👩‍👧⟧!", "👨‍👩‍👧!", "^^"),
    ("cafe\u{301} ⟦x⟧", "cafe\u{301} x", "     ^"),
    ("a\t⟦x⟧", "a    x", "     ^"),
    ("\t  ⟦x⟧", "x", "^"),
    ("a⟦\u{200B}⟧b", "a<U+200B>b", " ^^^^^^^^"),
    ("a⟦\u{202E}⟧b", "a<U+202E>b", " ^^^^^^^^"),
    ("a⟦\u{A0}⟧b", "a<U+00A0>b", " ^^^^^^^^"),
    ("a\u{1B}[⟦x⟧", "a<U+001B>[x", "          ^"),
    ("a\u{200D}⟦b⟧", "a<U+200D>b", "         ^"),
    ("❤️⟦x⟧", "❤️x", "  ^"),
    ("ab⟦⟧cd", "abcd", "  ^"),
    ("abcd⟦⟧", "abcd", "    ^"),
    ("x\r\nab⟦c⟧\r\ny", "abc", "  ^"),
    ("ab⟦c\nd⟧e", "abc", "  ^"),
  ])
  func `the marks stand under the text at fault`(
    marked: String,
    line: String,
    marks: String
  ) throws {
    var bench = ReportBench()
    try bench.add("a.txt", marked)
    let lines = bench.report.text(as: .text).split(separator: "\n")
    #expect(lines[1] == "    \(line)")
    #expect(lines[2] == "    \(marks)")
  }

  @Test(arguments: [10, 300, 5000, 300_000])
  func `a long line is cut around the fault`(length: Int) throws {
    var bench = ReportBench()
    let text = String(repeating: "权限", count: length)
    try bench.add("a.txt", "\(text)⟦x⟧\(text)")
    let lines = bench.report.text(as: .text).split(separator: "\n").map(String.init)
    let shown = lines[1].dropFirst(4)
    let column = shown.prefix { $0 != "x" }.reduce(0) { $0 + ($1 == "…" ? 1 : 2) }
    #expect(lines[2] == "    " + String(repeating: " ", count: column) + "^")
    #expect(shown.count <= 96)
    #expect(shown.hasPrefix("…") == (length > 10))
    #expect(shown.hasSuffix("…") == (length > 10))
  }

  @Test func `a binary file has no line to show, and no fix`() throws {
    var bench = ReportBench()
    try bench.addBinary("a.strings")
    #expect(
      bench.report.text(as: .text).hasPrefix(
        "a.strings:1:1: warning: iOS says 你 [pronoun]\n    why: "
      )
    )
    #expect(!bench.report.text(as: .text).contains("--fix"))
  }

  @Test func `what stands in a file cannot speak to the terminal`() throws {
    var bench = ReportBench()
    try bench.add(
      "a\u{1B}.txt",
      "\u{1B}[31m⟦x⟧",
      message: "\u{1B}[2J\u{202E}",
      key: "\u{1B}k\n",
      replacement: "\u{7}"
    )
    let text = bench.report.text(as: .text)
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
    #expect(bench.report.text(as: .text, styled: true).contains("\u{1B}[1;35mwarning\u{1B}[0m"))
  }

  @Test func `the end counts by severity, and what is not told`() throws {
    var bench = ReportBench()
    try bench.add("a.txt", "⟦x⟧", severity: .error)
    try bench.add("b.txt", "⟦x⟧⟦y⟧", severity: .note)
    try bench.add("c.txt", "x")
    var report = bench.report
    report.baselineCount = 3
    #expect(
      report.text(as: .text).hasSuffix("\n1 error, 2 notes in 2 of 3 files; 3 in the baseline\n")
    )
    #expect(report.hasFailures)
    report.findings.removeFirst()
    #expect(!report.hasFailures)
  }
}
