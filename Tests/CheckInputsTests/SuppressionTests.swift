import CopyChecks
import Diagnostics
import MessageFormat
import StringCatalogs
import Testing

@testable import CheckInputs

/// `alertcopy:ignore` in comments on strings.
struct SuppressionTests {
  private static let rule = RuleCatalog.rules[0].id

  @Test func `comments of all formats are read`() throws {
    let words = "alertcopy:ignore \(Self.rule): It is a name."
    let bench = try ProjectBench([
      ("A/en.lproj/A.strings", "/* Title\n \(words) */\n\"a\" = \"b\";\n\"c\" = \"d\";"),
      (
        "B.xcstrings",
        "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"comment\": \"\(words)\"}}}"
      ),
      (
        "res/values/c.xml",
        "<resources><!-- \(words) --><string name=\"a\">b</string></resources>"
      ),
      ("lib/d_en.arb", "{\"a\": \"b\", \"@a\": {\"description\": \"\(words)\"}}"),
      (
        "e.xliff",
        "<xliff><file original=\"E.strings\" source-language=\"en\"><body><trans-unit id=\"a\">"
          + "<source>b</source><note>\(words)</note></trans-unit></body></file></xliff>"
      ),
    ])
    #expect(bench.read.notes.isEmpty)
    let suppressions = bench.project.suppressions
    #expect(suppressions.count == 5)
    for suppression in suppressions {
      #expect(suppression.rule == Self.rule)
      #expect(suppression.reason == "It is a name.")
      #expect(bench.project.files[suppression.file].source[suppression.range] == words)
      guard case .key("a", let catalog) = suppression.scope else {
        Issue.record("the scope is \(suppression.scope)")
        continue
      }
      #expect(bench.project.catalogs[catalog].files.contains(suppression.file))
    }
  }

  @Test(arguments: [
    ("alertcopy:ignore", "“alertcopy:ignore” names no rule"),
    ("alertcopy:ignore nonsense: It is.", "there is no rule “nonsense”"),
    ("alertcopy:ignore RULE", "“alertcopy:ignore RULE” gives no reason"),
    ("alertcopy:ignore RULE, : why", "“alertcopy:ignore” names no rule"),
  ])
  func `what is none is an error`(words: String, message: String) throws {
    let words = words.replacing("RULE", with: Self.rule)
    let bench = try ProjectBench([
      ("en.lproj/A.strings", "\n/* \(words) */\n\"a\" = \"b\";")
    ])
    #expect(bench.project.suppressions.isEmpty)
    #expect(bench.read.notes.map(\.message) == [message.replacing("RULE", with: Self.rule)])
    #expect(bench.read.notes[0].location?.line == 2)
    #expect(bench.read.notes[0].location?.column == 4)
  }

  @Test func `source code is read for requests and suppressions`() throws {
    let bench = try ProjectBench([
      (
        "App/Camera.swift",
        """
        func ask() {
          // alertcopy:ignore \(Self.rule), \(RuleCatalog.rules[1].id): Asked elsewhere.
          AVCaptureDevice.requestAccess(for: .video) { _ in }
        }
        // alertcopy:ignore nonsense: No.
        """
      ),
      ("App/Empty.swift", "let x = 1"),
    ])
    #expect(bench.project.hasSources)
    #expect(bench.paths == ["App/Camera.swift"])
    let use = try #require(bench.project.uses.first)
    #expect(use.keys == ["NSCameraUsageDescription"])
    #expect(bench.project.files[use.file].source[use.range] == "requestAccess")
    #expect(bench.project.suppressions.map(\.scope) == [.line(2), .line(2)])
    #expect(bench.project.suppressions.map(\.rule) == RuleCatalog.rules.prefix(2).map(\.id))
    #expect(bench.read.notes.map(\.message) == ["there is no rule “nonsense”"])
  }

  @Test(arguments: [
    ("<!-- WORDS -->", 1),
    ("<!--\n  Asked by lawyers.\n  WORDS\n-->", 1),
    ("<!-- WORDS --><!-- a name -->", 1),
    ("<!-- no word -->", 0),
    ("<key>Note</key><string>WORDS</string>", 0),
  ])
  func `a comment above a key of Info.plist is about that key`(above: String, count: Int) throws {
    let words = "alertcopy:ignore \(Self.rule): It is a name."
    let bench = try ProjectBench([
      (
        "Info.plist",
        """
        <plist version="1.0"><dict>
        <key>CFBundlePackageType</key><string>APPL</string>
        \(above.replacing("WORDS", with: words))
        <key>NSCameraUsageDescription</key>
        <string>Scans tickets.</string>
        <key>NSMicrophoneUsageDescription</key><string>Records talks.</string>
        </dict></plist>
        """
      )
    ])
    #expect(bench.read.notes.isEmpty)
    let suppressions = bench.project.suppressions
    #expect(suppressions.count == count)
    for suppression in suppressions {
      #expect(suppression.rule == Self.rule)
      #expect(
        suppression.scope
          == .pattern(files: [suppression.file], key: "NSCameraUsageDescription", locale: nil)
      )
      let written = bench.project.files[suppression.file].source[suppression.range]
      #expect(written.hasPrefix("alertcopy:ignore"))
    }
  }

  @Test(arguments: [
    ("<xliff><file original=\"E.strings\" source-language=\"en\"><body>COMMENT"
      + "<trans-unit id=\"a\"><source>b</source></trans-unit>"
      + "<trans-unit id=\"c\"><source>d</source></trans-unit></body></file></xliff>"),
    ("<xliff version=\"2.0\" srcLang=\"en\"><file id=\"e\">COMMENT"
      + "<unit id=\"a\"><segment><source>b</source></segment></unit>"
      + "<unit id=\"c\"><segment><source>d</source></segment></unit></file></xliff>"),
  ])
  func `a comment above a unit of XLIFF is about that unit`(document: String) throws {
    let words = "alertcopy:ignore \(Self.rule): It is a name."
    let text = document.replacing("COMMENT", with: "<!-- \(words) --><!-- Other words -->")
    let bench = try ProjectBench([("e.xliff", text)])
    #expect(bench.read.notes.isEmpty)
    #expect(bench.project.suppressions.map(\.scope) == [.key("a", catalog: 0)])
    let suppression = try #require(bench.project.suppressions.first)
    #expect(bench.project.files[suppression.file].source[suppression.range].hasPrefix(words))
  }

  @Test func `several rules have one reason`() throws {
    let comment = try SuppressionComment(
      in: "x alertcopy:ignore \(Self.rule), \(Self.rule) : a: b\nc"
    )
    #expect(comment?.rules == [Self.rule, Self.rule])
    #expect(comment?.reason == "a: b")
    #expect(try SuppressionComment(in: "nothing") == nil)
    #expect(try SuppressionComment(in: "alertcopy:ignore \(Self.rule)：品名")?.reason == "品名")
  }

  @Test func `those of the configuration stand in its file`() throws {
    let bench = try ProjectBench(
      [("en.lproj/A.strings", "\"a\" = \"b\";")],
      configuration: "{\"suppress\": [{\"rule\": \"\(Self.rule)\", \"reason\": \"So\"}]}"
    )
    let suppression = try #require(bench.project.suppressions.first)
    #expect(suppression.scope == .pattern(files: nil, key: nil, locale: nil))
    #expect(bench.paths[suppression.file] == "alertcopy.json")
  }
}
