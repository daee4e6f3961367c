import Foundation
import TestSupport
import Testing

/// `alertcopy apply` of what reviewers decided: patches and XLIFF of a review page.
struct ApplyReviewTests {
  private static let tool = Executable(built: "alertcopy")
  private static let git = Executable(path: "/usr/bin/git")

  /// A repository with the product's own catalogs.
  private static func copyOfLocales() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in Checkout.files(below: "Locales", withExtension: "xcstrings") + ["alertcopy.json"] {
      try folder.write(Checkout.bytes(path), to: path)
    }
    for words in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qm", "start"],
    ] {
      #expect(try git.run(words, in: folder.url).exitCode == 0)
    }
    return folder
  }

  private struct Unit {
    let key: String
    let source: String
    let base: [String: Any]?
  }

  /// The strings of the table Alerts, as Foundation reads them.
  private static func units(of locale: String) throws -> [Unit] {
    let root = try #require(
      JSONSerialization.jsonObject(with: Checkout.bytes("Locales/Alerts.xcstrings"))
        as? [String: Any]
    )
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    return strings.sorted { $0.key < $1.key }.compactMap { key, entry in
      let locales = entry["localizations"] as? [String: [String: [String: Any]]]
      guard let source = locales?["en"]?["stringUnit"]?["value"] as? String else { return nil }
      return Unit(key: key, source: source, base: locales?[locale]?["stringUnit"])
    }
  }

  private static func change(
    _ unit: Unit,
    _ value: String?,
    base: [String: Any]?? = .none,
    notes: [[String: Any]] = []
  ) -> [String: Any] {
    var change: [String: Any] = [
      "key": unit.key, "locale": "zh-Hant-HK", "source": unit.source,
      "base": (base ?? unit.base) as Any? ?? NSNull(),
    ]
    if let value { change.merge(["value": value, "state": "translated"]) { $1 } }
    if !notes.isEmpty { change["notes"] = notes }
    return change
  }

  private static func patch(
    _ changes: [[String: Any]],
    table: String = "Alerts",
    folder: String = "Locales"
  ) throws -> Data {
    let catalog: [String: Any] = [
      "path": "\(folder)/\(table).xcstrings", "table": table, "changes": changes,
    ]
    return try JSONSerialization.data(
      withJSONObject: ["schema": "alertcopy.patch/1", "tool": "0", "catalogs": [catalog]]
    )
  }

  @Test func `ten changes are ten string units in the difference, and nothing else`() throws {
    let folder = try Self.copyOfLocales()
    let units = try Self.units(of: "zh-Hant-HK").filter { !$0.source.contains("{") }
    let old = units.filter { $0.base != nil }.prefix(5)
    let new = units.filter { $0.base == nil }.prefix(5)
    let changes = (old + new).enumerated().map { Self.change($1, "甲乙丙 \($0)") }
    try folder.write(Self.patch(changes), to: "review.json")
    let outcome = try Self.tool.run(["apply", "review.json", "--to", "Locales"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasPrefix("Alerts: 5 added, 5 changed\n"), "\(outcome.output)")
    let difference = try Self.git.run(["diff", "--unified=0", "--no-color"], in: folder.url).output
    let lines = difference.split(separator: "\n").filter {
      !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
    let added = lines.filter { $0.hasPrefix("+") }
    let removed = lines.filter { $0.hasPrefix("-") }
    // A changed value is one line for one; a new one has six of its own.
    #expect(added.count == 5 + 5 * 6)
    #expect(added.filter { $0.contains("\"value\" : \"甲乙丙 ") }.count == 10)
    #expect(removed.count == 5)
    #expect(removed.allSatisfy { $0.contains("\"value\" : ") })
    let again = try Self.tool.run(["apply", "review.json", "--to", "Locales"], in: folder.url)
    #expect(again.exitCode == 0)
    #expect(again.output.hasPrefix("Alerts: 10 unchanged\n"), "\(again.output)")
  }

  @Test func `notes go beside the catalog once, and change nothing in it`() throws {
    let folder = try Self.copyOfLocales()
    let unit = try #require(try Self.units(of: "zh-Hant-HK").first { $0.base != nil })
    let notes = [
      ("comment", "太長"), ("comment", "好"), ("suggestion", "短一點"),
    ].map { kind, text in
      ["kind": kind, "text": text, "date": "2026-12-01T04:00:00Z", "author": "<b>Mei</b>"]
    }
    try folder.write(Self.patch([Self.change(unit, nil, notes: notes)]), to: "review.json")
    let words = ["apply", "review.json", "--to", "Locales"]
    let rehearsal = try Self.tool.run(words + ["--dry-run"], in: folder.url)
    let path = "Locales/Alerts.notes.json"
    let file = folder.url.appending(path: path)
    #expect(rehearsal.output.contains("2 comments, 1 suggestion kept in \(path)"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try Self.tool.run(words, in: folder.url).output == rehearsal.output)
    let bytes = try Data(contentsOf: file)
    let root = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(
      (root["notes"] as? [[String: String]])?.map { $0["key"] } == [unit.key, unit.key, unit.key]
    )
    let again = try Self.tool.run(words, in: folder.url)
    #expect(again.exitCode == 0)
    #expect(!again.output.contains("kept"))
    #expect(try Data(contentsOf: file) == bytes)
    #expect(try Self.git.run(["diff", "--stat"], in: folder.url).output.isEmpty)
  }

  @Test func `a damaged file of notes is never written over`() throws {
    let folder = try Self.copyOfLocales()
    let file = try folder.write("{", to: "Locales/Alerts.notes.json")
    let unit = try #require(try Self.units(of: "zh-Hant-HK").first { !$0.source.contains("{") })
    let note = ["kind": "comment", "text": "x", "date": "2026-12-01T04:00:00Z"]
    try folder.write(Self.patch([Self.change(unit, "新", notes: [note])]), to: "review.json")
    let outcome = try Self.tool.run(["apply", "review.json", "--to", "Locales"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Locales/Alerts.notes.json:1:"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "{")
    #expect(try Self.git.run(["diff", "--stat"], in: folder.url).output.isEmpty)
  }

  @Test func `the arguments of ICU messages are kept, where the configuration says that they are`()
    throws
  {
    let folder = try Self.copyOfLocales()
    let unit = try #require(
      try Self.units(of: "zh-Hant-HK").first { $0.source.contains("{settingsPath}") }
    )
    try folder.write(Self.patch([Self.change(unit, "沒有路徑")]), to: "review.json")
    let words = ["apply", "review.json", "--to", "Locales"]
    let refused = try Self.tool.run(words, in: folder.url)
    #expect(refused.exitCode == 1)
    #expect(refused.output.contains("the translation lacks {settingsPath}"), "\(refused.output)")
    #expect(try Self.git.run(["diff", "--stat"], in: folder.url).output.isEmpty)
    try folder.write("{}", to: "other.json")
    let outcome = try Self.tool.run(
      words + ["--config", "other.json", "--dry-run"],
      in: folder.url
    )
    #expect(outcome.exitCode == 0, "\(outcome.output)")
  }

  @Test func `what no catalog matches is refused, and the rest is applied`() throws {
    let folder = try Self.copyOfLocales()
    let unit = try #require(try Self.units(of: "zh-Hant-HK").first { !$0.source.contains("{") })
    try folder.write(Self.patch([Self.change(unit, "新")], table: "Other"), to: "other.json")
    try folder.write(Self.patch([Self.change(unit, "新")]), to: "review.json")
    let words = ["apply", "other.json", "review.json", "--to", "Locales", "--format", "json"]
    let outcome = try Self.tool.run(words, in: folder.url)
    #expect(outcome.exitCode == 1)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    )
    let refusals = try #require(report["refusals"] as? [[String: String]])
    #expect(refusals.map { $0["subject"] } == ["the table “Other”"])
    #expect(refusals.map { $0["file"] } == ["other.json"])
    let tables = try #require(report["tables"] as? [[String: Any]])
    #expect(tables.map { $0["name"] as? String } == ["Alerts"])
    #expect(
      try Self.git.run(["diff", "--stat"], in: folder.url).output.contains("Alerts.xcstrings")
    )
  }

  @Test func `of two catalogs of one name, the path tells; ignored ones are none`() throws {
    let folder = try Self.copyOfLocales()
    let bytes = try Checkout.bytes("Locales/Alerts.xcstrings")
    for path in ["A/Alerts.xcstrings", "B/Alerts.xcstrings", "Gone/Alerts.xcstrings"] {
      try folder.write(bytes, to: path)
    }
    try folder.write("Gone/\nLocales/\n", to: ".gitignore")
    let unit = try #require(try Self.units(of: "zh-Hant-HK").first { !$0.source.contains("{") })
    for (name, path) in [("b", "B"), ("gone", "Gone")] {
      try folder.write(Self.patch([Self.change(unit, "新")], folder: path), to: "\(name).json")
    }
    let outcome = try Self.tool.run(["apply", "b.json", "--to", "."], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    #expect(try Data(contentsOf: folder.url.appending(path: "A/Alerts.xcstrings")) == bytes)
    #expect(try Data(contentsOf: folder.url.appending(path: "B/Alerts.xcstrings")) != bytes)
    let gone = try Self.tool.run(["apply", "gone.json", "--to", "A", "--to", "B"], in: folder.url)
    #expect(gone.exitCode == 1)
    #expect(gone.output.contains("several catalogs have that name: A/Alerts.xcstrings, B/"))
  }

  @Test(arguments: [
    (#""alertcopy.patch/1""#, #""alertcopy.patch/2""#, "use a version of alertcopy that knows it"),
    (#""translated""#, #""final""#, "write translated or needs_review"),
    (#""key":"#, #""keys":"#, "what may stand here"),
  ])
  func `a patch with a fault is told, and none of it is applied`(
    part: String,
    other: String,
    advice: String
  ) throws {
    let folder = try Self.copyOfLocales()
    let units = try Self.units(of: "zh-Hant-HK").filter { !$0.source.contains("{") }.prefix(3)
    let data = try Self.patch(units.map { Self.change($0, "新", base: .some(nil)) })
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\\/", with: "/")
    #expect(text.contains(part))
    try folder.write(text.replacing(part, with: other, maxReplacements: 1), to: "review.json")
    let outcome = try Self.tool.run(["apply", "review.json", "--to", "Locales"], in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("review.json:1:"), "\(outcome.errors)")
    #expect(outcome.errors.contains(advice), "\(outcome.errors)")
    #expect(try Self.git.run(["diff", "--stat"], in: folder.url).output.isEmpty)
  }

  @Test func `flat JSON stays what it is`() throws {
    let folder = try Self.copyOfLocales()
    let unit = try #require(try Self.units(of: "zh-Hant-HK").first { !$0.source.contains("{") })
    let flat = try JSONSerialization.data(withJSONObject: [unit.key: "新", "schema": "x"])
    try folder.write(flat, to: "zh-Hant-HK.json")
    let words = ["apply", "zh-Hant-HK.json", "--to", "Locales/Alerts.xcstrings"]
    let outcome = try Self.tool.run(words, in: folder.url)
    #expect(outcome.exitCode == 1, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("1 rejected"), "\(outcome.output)")
    #expect(
      try Self.git.run(["diff", "--stat"], in: folder.url).output.contains("Alerts.xcstrings")
    )
  }

  /// XLIFF with a change in each of two tables, and a reviewer's words.
  private static func xliff(_ name: (String) -> String, declaration: String, namespace: String)
    throws -> String
  {
    let units = try units(of: "zh-Hant-HK").filter { !$0.source.contains("{") }
    func element(_ tag: String, _ attributes: String, _ content: String) -> String {
      "<\(name(tag))\(attributes)>\(content)</\(name(tag))>"
    }
    let target = element("target", #" state="needs-review-translation""#, "新")
    let remarks =
      element("note", #" from="reviewer""#, "太長 &amp; 慢")
      + element("alt-trans", "", element("target", "", "短"))
      + element("alt-trans", #" match-quality="80%""#, element("target", "", "記憶"))
    let unit = element(
      "trans-unit",
      #" xml:space="preserve" id="\#(units[0].key)""#,
      element("source", "", units[0].source) + target + remarks
    )
    let unknown = element("trans-unit", #" id="x""#, element("source", "", "X") + target)
    let files = [("Alerts", unit), ("Actions", unknown)].map { table, content in
      element(
        "file",
        #" datatype="plaintext" target-language="zh-Hant-HK" source-language="en" "#
          + #"original="Locales/\#(table).xcstrings""#,
        element("body", "", content)
      )
    }
    return declaration + element("xliff", " version=\"1.2\" \(namespace)", files.joined())
  }

  // The DOM’s serializer: attributes in the order of their making, no declaration unless asked for,
  // and a prefix where the namespace has one (DOM Parsing and Serialization, section 3.2).
  @Test(arguments: [
    ("", "", "xmlns"), ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "", "xmlns"),
    ("", "ns1:", "xmlns:ns1"),
  ])
  func `XLIFF of a browser brings changes and notes to several catalogs`(
    declaration: String,
    prefix: String,
    attribute: String
  ) throws {
    let folder = try Self.copyOfLocales()
    let text = try Self.xliff(
      { prefix + $0 },
      declaration: declaration,
      namespace: "\(attribute)=\"urn:oasis:names:tc:xliff:document:1.2\""
    )
    try folder.write(text, to: "review.xliff")
    let words = ["apply", "review.xliff", "--to", "Locales"]
    let outcome = try Self.tool.run(words, in: folder.url)
    #expect(outcome.exitCode == 1, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("1 comment, 1 suggestion kept in Locales/Alerts.notes.json"))
    #expect(outcome.output.contains("the catalog has no such key"), "\(outcome.output)")
    #expect(outcome.errors.contains("a proposal (<alt-trans>) is not read"), "\(outcome.errors)")
    #expect(!outcome.output.contains("says of"), "\(outcome.output)")
    let file = folder.url.appending(path: "Locales/Alerts.notes.json")
    let notes = try String(contentsOf: file, encoding: .utf8)
    #expect(notes.contains(#""text": "太長 & 慢""#))
    #expect(notes.contains(#""text": "短""#))
    let difference = try Self.git.run(["diff", "--unified=0"], in: folder.url).output
    #expect(difference.contains("needs_review"))
    // A note without a date is known by its words.
    let again = try Self.tool.run(words, in: folder.url)
    #expect(!again.output.contains("kept"))
    #expect(try String(contentsOf: file, encoding: .utf8) == notes)
  }
}
