import AlertCopy
import AlertFormats
import Foundation
import TestSupport
import Testing
import TextMetrics

/// The drawings, as readers of XML and HTML get them.
struct AlertDrawingFormatTests {
  private static let hostileNames = [
    "Rokk", "<script>alert(1)</script>", "\" onload=\"x", "a'b&amp;c]]>", "تطبيق", "👨‍👩‍👧 “x”",
    String(repeating: "W", count: 200), "</text></svg><img src=x>",
  ]

  private static func text(
    _ format: PreviewFormatName,
    _ name: String = "Rokk",
    appearances: [Appearance] = [.light, .dark],
    textSize: TextSize = .default
  ) throws -> String {
    try format.format(styled: false, appearances: appearances, textSize: textSize)
      .text(of: AlertFormatTests.report(name))
  }

  private static func xmllint(_ arguments: [String], _ text: String) throws -> Executable.Outcome {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "sheet")
    return try Executable(path: "/usr/bin/xmllint").run(arguments + [file.path])
  }

  // libxml2 is the other reader.
  @Test(arguments: hostileNames)
  func `the drawing is well-formed, and a name is text in it`(name: String) throws {
    let svg = try Self.text(.svg, name)
    let outcome = try Self.xmllint(["--nonet", "--noout"], svg)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let elements = try Self.xmllint(
      [
        "--xpath",
        "//*[not(contains(' svg g title desc style rect text tspan ', concat(' ', local-name(), ' ')))]",
      ],
      svg
    )
    #expect(elements.output.isEmpty, "\(elements.output.prefix(300))")
    let title = try Self.xmllint(["--xpath", "string(/*/*[local-name()='title'])"], svg)
    #expect(title.output == "\(name), iOS 26\n")
  }

  @Test(arguments: hostileNames)
  func `nothing of a name acts`(name: String) throws {
    for text in [try Self.text(.svg, name), try Self.text(.html, name)] {
      #expect(!text.contains("<script"))
      #expect(!text.contains("<img"))
      #expect(!text.contains("\" onload"))
      #expect(!text.contains(" style=\""))
      #expect(text.firstMatch(of: /\shref=|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg)/) == nil)
    }
  }

  // Python's hashlib; a browser applies no style whose digest is another.
  @Test func `the page allows its own style and nothing else`() throws {
    let html = try Self.text(.html)
    let style = try #require(html.firstMatch(of: /<style>(.*)<\/style>/)).output.1
    let outcome = try Executable(path: "/usr/bin/python3").run([
      "-c",
      "import base64,hashlib,sys;print(base64.b64encode(hashlib.sha256(sys.argv[1].encode()).digest()).decode())",
      String(style),
    ])
    let digest = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(html.contains("content=\"default-src 'none'; style-src 'sha256-\(digest)'\""))
    #expect(html.matches(of: /<style/).count == 1)
  }

  @Test func `each locale has its lang and its fonts`() throws {
    let svg = try Self.text(.svg)
    for (language, font) in [
      ("en", "SC"), ("zh-Hans", "SC"), ("zh-Hant-TW", "TC"), ("zh-Hant-HK", "HK"),
    ] {
      #expect(
        svg.contains(
          "lang=\"\(language)\" xml:lang=\"\(language)\" font-family=\"Inter, 'Noto Sans CJK \(font)'"
        )
      )
    }
    // Marks that Latin text has, too, are those of the Chinese font.
    #expect(svg.contains("<tspan font-family=\"'Noto Sans CJK SC', 'PingFang SC'"))
  }

  @Test func `appearances and sizes differ`() throws {
    let light = try Self.text(.svg, appearances: [.light])
    let dark = try Self.text(.svg, appearances: [.dark])
    let large = try Self.text(.svg, appearances: [.light], textSize: .ax5)
    #expect(light.contains("#007aff") && !light.contains("#0a84ff"))
    #expect(dark.contains("#0a84ff") && !dark.contains("#007aff"))
    #expect(large.contains("font-size=\"53\""))
  }

  @Test func `a purpose string stands in a prompt that is marked as the OS’s`() throws {
    let svg = try Self.text(.svg, appearances: [.light])
    #expect(svg.contains("camera (scanCode), NSCameraUsageDescription"))
    #expect(svg.matches(of: /iOS’s own prompt/).count == AlertCopy.locales.count)
    // Resources/terms.json: button.dont_allow and button.allow of iOS 26.
    for name in ["Don’t Allow", "Allow", "不允许", "允许", "不允許", "允許"] {
      #expect(svg.contains(">\(name)<") || svg.contains(">Don<tspan"), "\(name)")
    }
  }

  @Test(arguments: TextSize.allCases)
  func `JSON has each line with its width`(textSize: TextSize) throws {
    let json = try Self.text(.json, textSize: textSize)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    #expect(root["schema"] as? String == "alertcopy.preview/1")
    #expect(root["textSize"] as? String == textSize.rawValue)
    let alerts = try #require(root["alerts"] as? [[String: Any]])
    #expect(!alerts.isEmpty)
    for alert in alerts {
      let width = try #require(alert["width"] as? Double)
      let message = try #require(alert["message"] as? [String: Any])
      let lines = try #require(message["lines"] as? [[String: Any]])
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { ($0["width"] as? Double ?? 999) <= width - 32 })
    }
  }
}
