import Foundation
import TestSupport
import Testing

/// `alertcopy review`, run as a person runs it.
struct ReviewTests {
  private static let tool = Executable(built: "alertcopy")

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write("Camera", to: folder)
    return folder
  }

  private static func write(_ title: String, to folder: TemporaryFolder) throws {
    try folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "camera.denied.title" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(title)" } },
              "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "相机" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "相機" } }
            }
          }
        },
        "version" : "1.0"
      }

      """,
      to: "Alerts.xcstrings"
    )
  }

  private static func document(
    _ folder: TemporaryFolder,
    _ options: String...
  ) throws -> [String: Any] {
    let outcome = try tool.run(["review", ".", "--format", "json"] + options, in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `a page is written to a file`() throws {
    let folder = try Self.folder()
    let outcome = try Self.tool.run(["review", ".", "--output", "review.html"], in: folder.url)
    #expect(outcome.exitCode == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    let page = try String(contentsOf: folder.url.appending(path: "review.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!doctype html>"))
  }

  // CLDR's likely subtags: zh-TW is zh-Hant-TW, as zh-Hant is.
  @Test(arguments: [
    ("zh_Hant", [false, false, true]), ("zh-TW", [false, false, true]),
    ("zh_CN", [false, true, false]),
  ])
  func `only the locales that are asked for can be edited`(
    _ spelling: String,
    editable: [Bool]
  ) throws {
    let document = try Self.document(try Self.folder(), "--locale", spelling)
    let locales = document["locales"] as? [[String: Any]] ?? []
    #expect(locales.map { $0["editable"] as? Bool } == editable)
  }

  @Test func `a locale that no catalog has is begun`() throws {
    let folder = try Self.folder()
    let arguments = ["review", ".", "--format", "json", "--locale", "ja"]
    let outcome = try Self.tool.run(arguments, in: folder.url)
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("note: no catalog has ja yet"))
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(object as? [String: Any])
    let locales = document["locales"] as? [[String: Any]] ?? []
    let begun = try #require(locales.firstIndex { $0["id"] as? String == "ja" })
    #expect(locales[begun]["editable"] as? Bool == true)
    let string = try #require((document["strings"] as? [[String: Any]])?.first)
    let texts = try #require(string["texts"] as? [[Any]])
    #expect(texts.map(\.isEmpty) == locales.indices.map { $0 == begun })
  }

  @Test func `an app's name is that of its files, or the one that is given`() throws {
    let folder = try Self.folder()
    #expect(try Self.document(folder)["appNames"] as? [String] == ["App Name", "App名称", "App名稱"])
    #expect(
      try Self.document(folder, "--app-name", "Rokk")["appNames"] as? [String]
        == ["Rokk", "Rokk", "Rokk"]
    )
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleDisplayName</key><string>Rokk</string>
      </dict></plist>
      """,
      to: "App/Info.plist"
    )
    try folder.write("CFBundleDisplayName = \"罗克\";", to: "App/zh-Hans.lproj/InfoPlist.strings")
    #expect(try Self.document(folder)["appNames"] as? [String] == ["Rokk", "罗克", "Rokk"])
  }

  @Test func `what changed since a revision has its older text`() throws {
    let folder = try Self.folder()
    for words in [
      ["init", "--quiet"], ["add", "."],
      ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "--quiet", "--message", "One"],
    ] {
      let outcome = try Executable(path: "/usr/bin/env").run(["git"] + words, in: folder.url)
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }
    try Self.write("Camera Access", to: folder)
    let document = try Self.document(folder, "--since", "HEAD")
    let texts = (document["strings"] as? [[String: Any]])?.first?["texts"] as? [[[String: Any]]]
    let older = texts?[0].first?["was"] as? [String: String]
    #expect(older == ["value": "Camera", "state": "translated"])
    #expect(texts?[1].first?["was"] == nil)
    // The line of the title is not committed; that of the translation is.
    #expect(texts?[0].first?["commit"] == nil)
    #expect(texts?[1].first?["commit"] as? Int == 0)
    let outcome = try Self.tool.run(["review", ".", "--since", "nowhere"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("there is no revision “nowhere”"))
  }

  @Test func `a comparison outside of a repository is an error`() throws {
    let folder = try Self.folder()
    let outcome = try Self.tool.run(["review", ".", "--since", "HEAD"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("is in no git repository"))
  }

  @Test func `what cannot be reviewed is told`() throws {
    let folder = try Self.folder()
    let none = try Self.tool.run(["review"], in: folder.url)
    #expect(none.exitCode == 2 && none.errors.contains("no path is given"))
    let source = try Self.tool.run(["review", ".", "--locale", "en"], in: folder.url)
    #expect(source.exitCode == 2 && source.errors.contains("en is the source language"))
    let locale = try Self.tool.run(["review", ".", "--locale", "no locale"], in: folder.url)
    #expect(locale.exitCode == 2 && locale.errors.contains("such as zh-HK"))
    try folder.write("a,b", to: "table.csv")
    let csv = try Self.tool.run(["review", "table.csv"], in: folder.url)
    #expect(csv.exitCode == 2)
  }

  // Xcode writes no source text that is the key; an app shows the key.
  @Test(arguments: ["Scan the %@ ticket", "auto", "(active)", "scan.title"])
  func `a key without source text is the source text`(key: String) throws {
    let folder = try TemporaryFolder()
    let old = #"{"stringUnit": {"state": "translated", "value": "old %@"}}"#
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {"de": \(old)}}}, "version": "1.0"}
      """,
      to: "Alerts.xcstrings"
    )
    let strings = try Self.document(folder)["strings"] as? [[String: Any]]
    let texts = strings?.first?["texts"] as? [[[String: String]]]
    let source = try #require(texts?.first?.first?["value"])
    #expect(source == key)
    let patch: [String: Any] = [
      "schema": "alertcopy.patch/1",
      "catalogs": [
        [
          "path": "Alerts.xcstrings", "table": "Alerts",
          "changes": [
            [
              "key": key, "locale": "de", "source": source, "state": "needs_review",
              "value": "old %@",
              "base": ["state": "translated", "value": "old %@"],
            ]
          ],
        ]
      ],
    ]
    try folder.write(JSONSerialization.data(withJSONObject: patch), to: "patch.json")
    let outcome = try Self.tool.run(["apply", "patch.json", "--to", "."], in: folder.url)
    #expect(!outcome.output.contains("another text than the translator saw"), "\(outcome.output)")
  }

  @Test func `a title names few paths`() throws {
    let folder = try TemporaryFolder()
    for number in 1...9 {
      try folder.write(
        #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
        to: "\(number).xcstrings"
      )
    }
    #expect(try Self.document(folder)["title"] as? String == ".")
    #expect(
      try Self.document(folder, "1.xcstrings", "2.xcstrings", "3.xcstrings")["title"] as? String
        == ". and 3 more"
    )
  }
}
