import AlertModel
import CopyReview
import Diagnostics
import Foundation
import TestSupport
import Testing

struct ReviewDocumentTests {
  private static func files() throws -> ReviewedFiles {
    let files = try ReviewedFiles()
    try files.add(
      [
        "camera.denied.title": ["en": "Camera Access Is Off", "zh-Hant": "請允许相機"],
        "camera.denied.message": [
          "en": "Turn on Camera in {settingsPath}.", "zh-Hant": "{settingsPath}",
          "zh-Hant-HK": "{settingsPath}",
        ],
        "a": ["en": "{appName} {count, plural, one {# day} other {# days}}"],
        "b": ["en": "{appName}"],
      ],
      to: "Alerts.xcstrings",
      comment: "For everybody."
    )
    return files
  }

  @Test func `locales have languages, names and fallbacks`() throws {
    let locales = try Self.files().json().objects("locales")
    #expect(locales.map { $0["id"] as? String } == ["en", "zh-Hant", "zh-Hant-HK"])
    // HTML: the region decides the shapes of Chinese characters.
    #expect(locales.map { $0["lang"] as? String } == ["en", "zh-Hant-TW", "zh-Hant-HK"])
    #expect(locales.map { $0["fallbacks"] as? [Int] } == [[], [0], [1, 0]])
    #expect(locales.map { $0["editable"] as? Bool } == [false, true, true])
  }

  @Test func `a finding has its string, its locale and the piece at fault`() throws {
    let document = try Self.files().json()
    let findings = document.objects("findings")
    let finding = try #require(findings.first { $0["rule"] as? String == "wrong-script" })
    let string = document.objects("strings")[try #require(finding["string"] as? Int)]
    #expect(string["key"] as? String == "camera.denied.title")
    #expect(finding["locale"] as? Int == 1)
    #expect(finding["fragment"] as? String == "许")
    let rules = try #require(document["rules"] as? [String: Any])
    #expect(rules["wrong-script"] != nil)
  }

  @Test func `arguments, terms and values are those of the alert`() throws {
    let document = try Self.files().json()
    let strings = document.objects("strings")
    let message = try #require(
      strings.first { $0["key"] as? String == "camera.denied.message" }
    )
    let argument = try #require(message.objects("arguments").first)
    #expect(argument["text"] as? String == "{settingsPath}")
    // Apple, iOS 26: the rows as terms.json has read them.
    #expect(argument["example"] as? String == "Settings > Privacy & Security > Camera")
    let terms = document.objects("terms").map { $0["id"] as? String ?? "" }
    let own = (message["terms"] as? [Int] ?? []).map { terms[$0] }
    #expect(
      Set(own).isSuperset(of: ["settings.app", "settings.privacy_and_security", "row.camera"])
    )
    let values = try #require(document.objects("values").first)
    #expect(values["permission"] as? String == "camera")
    #expect(values.objects("byLocale")[2]["settingsPath"] as? String == "「設定」>「私隱與保安」>「相機」")
    let plural = try #require(strings.first { $0["key"] as? String == "a" })
    #expect(
      plural.objects("arguments").map { $0["text"] as? String } == ["{appName}", "{count}"]
    )
  }

  // Unicode and OpenCC: 许 is Simplified alone; 相 is in both.
  @Test func `characters of the other script are listed`() throws {
    let forbidden = try #require(try Self.files().json()["forbidden"] as? [Any])
      .map { $0 as? String }
    #expect(forbidden[0] == nil)
    #expect(forbidden[1]?.contains("许") == true)
    #expect(forbidden[1]?.contains("相") == false)
    #expect(forbidden[1]?.contains("許") == false)
  }

  // docs/Flows.md: the standard policy asks, and guides whoever refused some time ago.
  @Test func `a flow leads to its alert by the fewest steps`() throws {
    let flow = try #require(try Self.files().json().objects("flows").first)
    #expect(flow["situation"] as? String == "denied")
    let steps = flow.objects("steps")
    #expect(
      steps.map { "\($0["actor"] ?? ""): \($0["text"] ?? "")" } == [
        "person: Uses the feature", "app: Shows its alert", "person: Chooses the confirming button",
        "app: Asks iOS for the permission", "os: Shows its prompt",
        "person: Chooses [Don’t Allow]", "app: Goes on without the feature",
        "person: Uses the feature", "app: Shows its alert",
      ]
    )
    #expect(steps.last?["alert"] as? String == "denied")
    let after = flow.objects("after")
    #expect(after.map { $0["button"] as? String } == ["cancel", "confirm"])
    #expect(after.last?.objects("steps").first?["text"] as? String == "Opens Settings")
  }

  @Test func `what is no String Catalog is to be converted first`() throws {
    let files = try ReviewedFiles()
    try files.folder.write("\"a\" = \"b\";", to: "en.lproj/Localizable.strings")
    let error = #expect(throws: Diagnostic.self) { try files.json() }
    #expect(error?.advice?.contains("--to xcstrings") == true)
  }

  @Test func `the notes beside a catalog are shown`() throws {
    let files = try Self.files()
    try files.folder.write(
      """
      {"schema": "alertcopy.notes/1", "notes": [{"key": "b", "locale": "zh-Hant", "kind": \
      "comment", "text": "?", "date": "2026-12-01T04:00:00Z"}]}
      """,
      to: "Alerts.notes.json"
    )
    let string = try #require(
      try files.json().objects("strings").first { $0["key"] as? String == "b" }
    )
    #expect(string.objects("notes").first?["locale"] as? Int == 1)
    #expect(string.objects("notes").first?["text"] as? String == "?")
  }

  @Test func `a document is what the schema says`() throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(
      try Self.files().document().json.compactBytes,
      to: "review.json"
    )
    let program = """
      import json, sys, jsonschema
      schema, document = (json.load(open(path)) for path in sys.argv[1:])
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.Draft202012Validator(schema).validate(document)
      """
    let outcome = try Executable(path: "/usr/bin/python3").run([
      "-c", program, Checkout.file("docs/review.schema.json").path, document.path,
    ])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  // The simulator is run for each permission; a reviewer waits for all of them.
  @Test func `every situation of iOS 26 but those of older ones has a flow`() throws {
    let files = try ReviewedFiles()
    let situations = ["primer", "denied", "restricted"]
    try files.add(
      Dictionary(
        uniqueKeysWithValues: situations.map { ("camera.\($0).title", ["en": "Camera"]) }
      ),
      to: "Alerts.xcstrings"
    )
    let flows = try files.json().objects("flows").map { $0["situation"] as? String ?? "" }
    #expect(Set(flows) == Set(situations))
  }
}
