import AlertCopy
import AlertFormats
import Foundation
import ICU
import TestSupport
import Testing

struct AlertFormatTests {
  static func report(
    _ name: String = "Rokk",
    permissions: [Permission] = [.camera, .photoLibrary, .notifications],
    uses: [Permission: PermissionUse] = [.camera: "scanCode"],
    version: OSVersion = .newest,
    isCombined: Bool = false
  ) throws -> AlertReport {
    try AlertReport(
      appName: name,
      osVersion: version,
      selection: AlertSelection(
        permissions: permissions,
        situations: Situation.allCases,
        locales: AlertCopy.locales + ["fr"],
        uses: uses,
        isCombined: isCombined
      ),
      name: { _ in name }
    )
  }

  // The validator is Debian's python3-jsonschema.
  @Test(arguments: ["Rokk", "{x}\"\\", "تطبيق", "=1+1|<b>"], [9, 17, 26])
  func `JSON is valid by its schema`(name: String, major: Int) throws {
    let report = try Self.report(
      name,
      permissions: Permission.allCases,
      version: OSVersion(major: major),
      isCombined: major == 26
    )
    let json = try AlertFormatName.json.format(styled: false).text(of: report)
    let folder = try TemporaryFolder()
    let document = try folder.write(json, to: "alerts.json")
    let program = """
      import json, sys, jsonschema
      schema, document = (json.load(open(path)) for path in sys.argv[1:])

      # The schema lets members be added; ours may have none that it does not tell of.
      def close(node):
          if isinstance(node, dict):
              if "properties" in node:
                  node["additionalProperties"] = False
              for value in node.values():
                  close(value)
          elif isinstance(node, list):
              for value in node:
                  close(value)

      close(schema)
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.Draft202012Validator(schema).validate(document)
      """
    let outcome = try Executable(path: "/usr/bin/python3").run([
      "-c", program, Checkout.file("docs/alerts.schema.json").path, document.path,
    ])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  // Foundation's reader is the other side of the format.
  @Test func `JSON says what the alerts say`() throws {
    let report = try Self.report("a\"\\/b")
    let json = try AlertFormatName.json.format(styled: false).text(of: report)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    let alerts = try #require(root["alerts"] as? [[String: Any]])
    #expect(root["schema"] as? String == "alertcopy.alerts/1")
    #expect(alerts.count == report.items.count)
    for (object, item) in zip(alerts, report.items) {
      let alert = item.composed.alert
      #expect(object["title"] as? String == alert.title)
      #expect(object["message"] as? String == alert.message)
      #expect((object["cancel"] as? [String: Any])?["title"] as? String == alert.cancel?.title)
      #expect(object["cancel"] is NSNull == (alert.cancel == nil))
      let confirm = try #require(object["confirm"] as? [String: Any])
      #expect(confirm["title"] as? String == alert.confirm.title)
      #expect(confirm["role"] as? String == alert.confirm.role.rawValue)
      #expect(confirm["preferred"] as? Bool == alert.confirm.isPreferred)
      #expect(confirm["effect"] as? String == alert.confirm.effect.rawValue)
      let keys = try #require(object["keys"] as? [String: Any])
      #expect(keys["title"] as? String == item.composed.keys.title)
      #expect(keys["message"] as? String == item.composed.keys.message)
      #expect(keys["cancel"] as? String == item.composed.keys.cancel)
      #expect(keys["confirm"] as? String == item.composed.keys.confirm)
      #expect(object["requestedLocale"] as? String == item.requestedLocale.rawValue)
    }
  }

  @Test(arguments: ["Rokk", "微信", "👨‍👩‍👧", "e\u{301}", String(repeating: "W", count: 300), "תוכנה"])
  func `every line of a box is as wide as the others`(name: String) throws {
    let text = try AlertFormatName.text.format(styled: false).text(of: Self.report(name))
    let rows = text.split(separator: "\n").filter { "╭│├╰".contains($0.first ?? " ") }
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.columns == 42, "\(row)") }
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `styled text is bold where iOS is`() throws {
    let text = try AlertFormatName.text.format(styled: true).text(of: Self.report())
    #expect(text.contains("\u{1B}[1mOpen Settings\u{1B}[0m"))
    #expect(!text.contains("\u{1B}[1mCancel"))
  }

  @Test func `text says that a locale fell back`() throws {
    let text = try AlertFormatName.text.format(styled: false).text(of: Self.report())
    #expect(text.contains("No catalog has fr; the words are in en."))
  }

  @Test func `Markdown takes a name for text`() throws {
    let text = try AlertFormatName.markdown.format(styled: false)
      .text(of: Self.report("a|b<i>*_`", permissions: [.camera]))
    #expect(text.contains("a\\|b\\<i>\\*\\_\\`"))
    let tables = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    for row in tables {
      // Five cells for an alert, three for a purpose string.
      let bars = row.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }.count
      #expect([4, 6].contains(bars), "\(row)")
    }
  }
}
