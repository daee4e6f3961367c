import Foundation
import TestSupport
import Testing

/// The commands for files of strings, run as a person runs them.
struct CatalogCommandsTests {
  static let tool = Executable(built: "alertcopy")

  /// As Xcode lays a catalog out.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "greeting" : {
          "comment" : "On the first screen",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hallo, %@!"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hello, %@!"
              }
            }
          }
        },
        "Save" : {

        }
      },
      "version" : "1.0"
    }
    """

  /// An XLIFF file as a translator sends it back.
  static func xliff(_ units: [(id: String, source: String, target: String)]) -> String {
    let body = units.map { unit in
      """
      <trans-unit id="\(unit.id)" xml:space="preserve"><source>\(unit.source)</source>\
      <target state="translated">\(unit.target)</target></trans-unit>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="App.xcstrings" source-language="en" target-language="de" datatype="plaintext">
          <body>\(body.joined(separator: "\n"))</body>
        </file>
      </xliff>
      """
  }

  /// The lines that only one of two texts has.
  static func difference(_ old: String, _ new: String) -> (removed: [String], added: [String]) {
    let change = new.components(separatedBy: "\n")
      .difference(from: old.components(separatedBy: "\n"))
    func lines(_ changes: [CollectionDifference<String>.Change]) -> [String] {
      changes.map { change in
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
      }
    }
    return (lines(change.removals), lines(change.insertions))
  }

  @Test func `a translation changes its line and the catalog keeps all else`() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Self.catalog, to: "App.xcstrings")
    try folder.write(
      Self.xliff([("greeting", "Hello, %@!", "Guten Tag, %@!"), ("Save", "Save", "Sichern")]),
      to: "de.xliff"
    )
    let words = ["apply", "de.xliff", "--to", "App.xcstrings"]
    let dry = try Self.tool.run(words + ["--dry-run"], in: folder.url)
    #expect(dry.exitCode == 0, "\(dry.errors)")
    #expect(try String(contentsOf: catalog, encoding: .utf8) == Self.catalog)

    let outcome = try Self.tool.run(words, in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output == dry.output)
    let written = try String(contentsOf: catalog, encoding: .utf8)
    let (removed, added) = Self.difference(Self.catalog, written)
    #expect(removed.contains { $0.contains("Hallo, %@!") })
    #expect(added.contains { $0.contains("Guten Tag, %@!") })
    #expect(added.filter { $0.contains("\"value\"") }.count == 2)
    #expect(!removed.contains { $0.contains("comment") || $0.contains("Hello") })
    let again = try Self.tool.run(words + ["--format", "json"], in: folder.url)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? [String: Any]
    )
    #expect(report["schema"] as? String == "alertcopy.apply/1")
    #expect(try String(contentsOf: catalog, encoding: .utf8) == written)
  }

  @Test(arguments: [
    ("greeting", "Hello, %@!", "Guten Tag!", "%@"),
    ("greeting", "Hi, %@!", "Guten Tag, %@!", "Hi, %@!"),
    ("greeting", "Hello, %@!", "", "empty"),
    ("greeting", "Hello, %@!", " \u{3000}", "empty"),
    ("gretting", "Hello, %@!", "Guten Tag, %@!", "gretting"),
  ])
  func `what may not be applied is refused, and the catalog is left alone`(
    id: String,
    source: String,
    target: String,
    says: String
  ) throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Self.catalog, to: "App.xcstrings")
    try folder.write(Self.xliff([(id, source, target)]), to: "de.xliff")
    let outcome = try Self.tool.run(["apply", "de.xliff", "--to", "App.xcstrings"], in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains(says), "\(outcome.output)")
    #expect(try String(contentsOf: catalog, encoding: .utf8) == Self.catalog)
  }

  @Test func `a file that says no locale is refused until it is told`() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Self.catalog, to: "App.xcstrings")
    try folder.write("\"Save\" = \"Sichern\";\n", to: "App.strings")
    let words = ["apply", "App.strings", "--to", "App.xcstrings"]
    let refused = try Self.tool.run(words, in: folder.url)
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("App.strings:1:1: error: nothing says which locale"))
    #expect(try String(contentsOf: catalog, encoding: .utf8) == Self.catalog)
    let told = try Self.tool.run(words + ["--file-locale", "de"], in: folder.url)
    #expect(told.exitCode == 0, "\(told.errors)")
    #expect(try String(contentsOf: catalog, encoding: .utf8).contains("Sichern"))
  }

  @Test func `what needs work is exported, and comes back`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "App.xcstrings")
    let words = ["export", "App.xcstrings", "--locale", "de", "--output", "de.xliff"]
    #expect(try Self.tool.run(words, in: folder.url).exitCode == 0)
    let xliff = folder.url.appending(path: "de.xliff")
    let text = try String(contentsOf: xliff, encoding: .utf8)
    #expect(text.contains("id=\"Save\""))
    #expect(!text.contains("id=\"greeting\""))
    let done = text.replacing(
      "<source>Save</source>",
      with: "<source>Save</source><target state=\"translated\">Sichern</target>"
    )
    try done.write(to: xliff, atomically: true, encoding: .utf8)
    let apply = try Self.tool.run(["apply", "de.xliff", "--to", "App.xcstrings"], in: folder.url)
    #expect(apply.exitCode == 0, "\(apply.output)\(apply.errors)")
    let left = try Self.tool.run(words.dropLast(2), in: folder.url)
    #expect(left.exitCode == 0)
    #expect(left.errors.contains("finished"))
  }

  @Test(arguments: ["xliff", "xliff2", "xcloc", "csv", "tsv", "json", "strings", "arb", "android"])
  func `what is finished is said by the catalog, in every format`(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "App.xcstrings")
    let kept = "\"Save\" : {\n      \"shouldTranslate\" : false\n"
    try folder.write(Self.catalog.replacing("\"Save\" : {\n", with: kept), to: "Done.xcstrings")
    for (catalog, locale, isDone) in [
      ("App", "de", false), ("App", "it", false), ("Done", "de", true), ("Done", "it", false),
    ] {
      let words = ["export", "\(catalog).xcstrings", "--locale", locale, "--to", format]
      let outcome = try Self.tool.run(
        words + ["--output", "out-\(catalog)-\(locale)/"],
        in: folder.url
      )
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      #expect(outcome.errors.contains("every string of \(locale) is finished") == isDone)
    }
  }

  // As Flutter's projects have it: the template alone declares placeholders, and so their order.
  @Test func `a translation that names its arguments is applied in the catalog's order`() throws {
    let folder = try TemporaryFolder()
    let template = #"{"k": "{a} of {b}", "@k": {"placeholders": {"a": {}, "b": {}}}}"#
    try folder.write(template, to: "App_en.arb")
    try folder.write(#"{"k": "{b}: {a}"}"#, to: "App_de.arb")
    let convert = ["convert", "App_en.arb", "--to", "xcstrings", "--output", "App.xcstrings"]
    #expect(try Self.tool.run(convert, in: folder.url).exitCode == 0)
    let apply = ["apply", "App_de.arb", "--to", "App.xcstrings"]
    let outcome = try Self.tool.run(apply, in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    let catalog = folder.url.appending(path: "App.xcstrings")
    let text = try String(contentsOf: catalog, encoding: .utf8)
    #expect(text.contains(#""value" : "%2$@: %1$@""#))
  }

  @Test func `nobody translates into the source language`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "App.xcstrings")
    let source = try Self.tool.run(["export", "App.xcstrings", "--locale", "en"], in: folder.url)
    #expect(source.exitCode == 2)
    #expect(source.errors.contains("written in en"))
    let all = ["export", "App.xcstrings", "--locale", "all", "--all", "--output", "out/"]
    #expect(try Self.tool.run(all, in: folder.url).exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path
    )
    #expect(names == ["de.xliff"])
  }

  @Test func `strings of all folders become one catalog`() throws {
    let folder = try TemporaryFolder()
    try folder.write("/* Button */\n\"save\" = \"Save\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("\"save\" = \"儲存\";\n", to: "zh-Hant.lproj/Localizable.strings")
    let outcome = try Self.tool.run(
      ["convert", "zh-Hant.lproj", "en.lproj/Localizable.strings", "--to", "xcstrings"],
      in: folder.url
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    )
    #expect(json["sourceLanguage"] as? String == "en")
    let entry = (json["strings"] as? [String: [String: Any]])?["save"]
    #expect(entry?["comment"] as? String == "Button")
    #expect(Set((entry?["localizations"] as? [String: Any] ?? [:]).keys) == ["en", "zh-Hant"])
  }

  @Test(arguments: [
    ["convert", "App.xcstrings", "--to", "csv", "--output", "App.xcstrings"],
    ["export", "App.xcstrings", "--locale", "fr", "--output", "./App.xcstrings"],
  ])
  func `a file that was read is not replaced by one of another format`(words: [String]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.catalog, to: "App.xcstrings")
    let outcome = try Self.tool.run(words, in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("one of the files that were read"))
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.catalog)
  }

  @Test func `a layout is checked and mended`() throws {
    let folder = try TemporaryFolder()
    let odd = Self.catalog.replacing(" : ", with: ": ") + "\n"
    let file = try folder.write(odd, to: "App.xcstrings")
    let check = try Self.tool.run(["format", "--check", "App.xcstrings"], in: folder.url)
    #expect(check.exitCode == 1)
    #expect(check.output.contains("App.xcstrings"))
    #expect(try Self.tool.run(["format", "App.xcstrings"], in: folder.url).exitCode == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == Self.catalog)
    #expect(
      try Self.tool.run(["format", "--check", "App.xcstrings"], in: folder.url).exitCode == 0
    )
  }

  @Test func `a difference is told, and its exit code is asked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "old.xcstrings")
    try folder.write(
      Self.catalog.replacing("Hello, %@!", with: "Welcome, %@!"),
      to: "new.xcstrings"
    )
    let words = ["diff", "old.xcstrings", "new.xcstrings"]
    let text = try Self.tool.run(words, in: folder.url)
    #expect(text.exitCode == 0)
    #expect(text.output.contains("greeting"))
    #expect(text.output.contains("Welcome, %@!"))
    let asked = try Self.tool.run(words + ["--exit-code", "--format", "json"], in: folder.url)
    #expect(asked.exitCode == 1)
    #expect(asked.output.contains("alertcopy.diff/1"))
    let markdown = try Self.tool.run(words + ["--format", "markdown"], in: folder.url)
    #expect(markdown.output.contains("greeting"))
    let new = try Self.tool.run(["diff", "/dev/null", "new.xcstrings"], in: folder.url)
    #expect(new.output.contains("greeting"))
    let same = try Self.tool.run(
      ["diff", "old.xcstrings", "old.xcstrings", "--exit-code"],
      in: folder.url
    )
    #expect(same.exitCode == 0)
  }

  @Test(arguments: ["xcstrings", "strings", "android", "arb", "xliff", "csv"])
  func `alerts are written for a project without a word lost`(format: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Self.tool.run(
      ["generate", "--permission", "all", "--format", format, "--output", "out/"],
      in: folder.url
    )
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let written = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects
    #expect((written?.count ?? 0) > 1)
  }
}
