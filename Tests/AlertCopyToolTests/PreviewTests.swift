import Foundation
import TestSupport
import Testing

/// `alertcopy preview`, run as a person runs it.
struct PreviewTests {
  private static let tool = Executable(built: "alertcopy")
  private static let camera = [
    "preview", "--app-name", "Rokk", "--permission", "camera", "--situation", "denied",
  ]

  @Test(arguments: [
    ([], "╭────"), (["--format", "svg"], "<svg xmlns="), (["--format", "html"], "<!DOCTYPE html>"),
    (["--format", "json"], "\"schema\": \"alertcopy.preview/1\""),
    (["--format", "svg", "--appearance", "dark"], "#0a84ff"),
    (["--format", "svg", "--text-size", "ax5"], "font-size=\"53\""),
  ])
  func `each format goes to standard output`(options: [String], says: String) throws {
    let outcome = try Self.tool.run(Self.camera + options)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains(says))
  }

  // Resources/terms.json: the paths of iOS 15.
  @Test func `it takes what generate takes`() throws {
    let outcome = try Self.tool.run(
      Self.camera + ["--locale", "zh-HK", "--ios", "15", "--use", "camera=scanCode"]
    )
    #expect(outcome.output.contains("zh-Hant-HK, iOS 15"))
    let words = outcome.output.filter { !$0.isWhitespace && $0 != "│" }
    #expect(words.contains("「設定」>「私隱」>「相機」"))
    #expect(outcome.output.contains("NSCameraUsageDescription, zh-Hant-HK"))
  }

  @Test func `a project gives the name in each locale`() throws {
    let outcome = try Self.tool.run([
      "preview", "--project", "Examples/Rokk", "--permission", "camera", "--format", "svg",
    ])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("罗克") && outcome.output.contains("羅克"))
  }

  @Test func `it is written to a file`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "alerts.svg")
    let outcome = try Self.tool.run(Self.camera + ["--format", "svg", "--output", file.path])
    #expect(outcome.exitCode == 0 && outcome.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
  }

  @Test(arguments: [
    (["preview"], "give --app-name NAME, --info-plist FILE or --project DIR"),
    (camera + ["--format", "sgv"], "did you mean svg?"),
    (camera + ["--format", "markdown"], "(text, svg, html, json)"),
    (camera + ["--appearance", "drak"], "did you mean dark?"),
    (camera + ["--text-size", "AX5"], "--text-size takes a text size (default, xxxLarge, ax5)"),
    (camera + ["--output", "/nowhere/x"], "/nowhere/x cannot be written"),
    (camera + ["Catalog.xcstrings"], "“Catalog.xcstrings” belongs to no option"),
  ])
  func `what cannot be done is told, and the exit code is 2`(words: [String], says: String) throws {
    let outcome = try Self.tool.run(words)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }
}
