import Foundation
import TestSupport
import Testing

/// `alertcopy check`, `explain` and `rules`, run as a person runs them.
struct CheckCommandsTests {
  private static let tool = Executable(built: "alertcopy")

  /// A folder with one fault, which can be mended, and one that is suppressed; nothing else in it is
  /// any fault.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      "camera" = "Scan the code on your ticket.";
      "brand" = "Welcome to ROKK.";

      """,
      to: "en.lproj/Localizable.strings"
    )
    try folder.write(
      """
      /* alertcopy:ignore full-width-letters: the brand is written so */
      "brand" = "欢迎使用 ＲＯＫＫ。";
      "camera" = "扫描车票上的 ＱＲ 码。";

      """,
      to: "zh-Hans.lproj/Localizable.strings"
    )
    return folder
  }

  private static func check(
    _ folder: TemporaryFolder,
    _ options: String...
  ) throws -> Executable.Outcome {
    try tool.run(["check", "."] + options, in: folder.url)
  }

  private static func chinese(_ folder: TemporaryFolder) throws -> String {
    try String(
      contentsOf: folder.url.appending(path: "zh-Hans.lproj/Localizable.strings"),
      encoding: .utf8
    )
  }

  @Test func `a fault is told, and fails the run`() throws {
    let outcome = try Self.check(try Self.folder())
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        zh-Hans.lproj/Localizable.strings:3:32: warning: Write letters and digits of half width. \
        [full-width-letters]
            "camera" = "扫描车票上的 ＱＲ 码。";
                                     ^^^^
            key: camera, zh-Hans
        """
      )
    )
    #expect(outcome.output.hasSuffix("; --fix mends 1; 1 suppressed\n"))
  }

  @Test func `a note fails no run`() throws {
    let outcome = try Self.check(
      try Self.folder(),
      "--rule=full-width-letters=info",
      "--format=json"
    )
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("\"severity\": \"note\""))
  }

  @Test func `a fix is made once`() throws {
    let folder = try Self.folder()
    let before = try Self.chinese(folder)
    let listing = try Self.check(folder, "--fix", "--dry-run")
    #expect(listing.exitCode == 1)
    #expect(
      listing.output.contains(
        "\n-\"camera\" = \"扫描车票上的 ＱＲ 码。\";\n+\"camera\" = \"扫描车票上的 QR 码。\";\n"
      )
    )
    #expect(try Self.chinese(folder) == before)
    let first = try Self.check(folder, "--fix")
    #expect(first.exitCode == 0)
    #expect(first.errors == "zh-Hans.lproj/Localizable.strings: mended full-width-letters 1\n")
    #expect(try Self.chinese(folder) == before.replacing("ＱＲ", with: "QR"))
    let second = try Self.check(folder, "--fix")
    #expect(second.errors.isEmpty && second.output.isEmpty)
  }

  @Test func `a baseline keeps old findings silent`() throws {
    let folder = try Self.folder()
    let absent = try Self.check(folder, "--baseline", "b.json")
    #expect(absent.exitCode == 2)
    #expect(absent.errors.contains("write the baseline first, with --update-baseline"))
    #expect(try Self.check(folder, "--baseline", "b.json", "--update-baseline").exitCode == 0)
    let silent = try Self.check(folder, "--baseline", "b.json")
    #expect(silent.exitCode == 0)
    #expect(silent.output.isEmpty)
  }

  @Test func `a report goes to a file`() throws {
    let folder = try Self.folder()
    let outcome = try Self.check(folder, "--format", "sarif", "--output", "report.sarif")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    let data = try Data(contentsOf: folder.url.appending(path: "report.sarif"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["version"] as? String == "2.1.0")
  }

  @Test func `a file that cannot be read is told, and the others are checked`() throws {
    let folder = try Self.folder()
    try folder.write("\"a\" = ", to: "fr.lproj/Localizable.strings")
    let outcome = try Self.check(folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("fr.lproj/Localizable.strings:1:"))
    #expect(outcome.output.contains("[full-width-letters]"))
  }

  @Test(arguments: [
    (["check"], "no path is given"),
    (["check", ".", "--dry-run"], "--dry-run goes with --fix"),
    (["check", ".", "--update-baseline"], "--update-baseline goes with --baseline FILE"),
    (["check", ".", "--rule", "pronuon=off"], "did you mean pronoun?"),
    (["check", ".", "--ios-min", "20"], "--ios-min takes an iOS version"),
    (["explain"], "no rule is given"),
    (["explain", "pronuon"], "did you mean pronoun?"),
  ])
  func `what cannot be taken is told`(words: [String], message: String) throws {
    let outcome = try Self.tool.run(words)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test func `rules are listed and explained`() throws {
    let page = String(decoding: try Checkout.bytes("docs/Rules.md"), as: UTF8.self)
    #expect(try Self.tool.run(["rules", "--format", "markdown"]).output == page)
    #expect(try Self.tool.run(["rules", "--format", "json"]).output.contains("alertcopy.rules/1"))
    let explanation = try Self.tool.run(["explain", "full-width-letters"])
    #expect(explanation.exitCode == 0)
    #expect(explanation.output.hasPrefix("full-width-letters (warning, Chinese)\n"))
  }
}
