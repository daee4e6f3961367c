import Foundation
import TestSupport
import Testing

/// `alertcopy apply` and `export` with several tables, files without states, and other languages.
struct ApplyTests {
  private static let tool = Executable(built: "alertcopy")

  private static func catalog(_ key: String, _ value: String, source: String = "en") -> String {
    """
    {
      "sourceLanguage" : "\(source)",
      "strings" : {
        "\(key)" : {
          "localizations" : {
            "\(source)" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(value)"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  /// An XLIFF file with a unit in each table.
  private static func xliff(_ tables: [String]) -> String {
    let files = tables.map { table in
      """
      <file original="\(table).xcstrings" source-language="en" target-language="fr" \
      datatype="plaintext"><body><trans-unit id="k"><source>Text</source>\
      <target state="translated">Texte</target></trans-unit></body></file>
      """
    }
    return """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\(files.joined())</xliff>
      """
  }

  @Test func `the tables of a file that are not the catalog's are told`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog("k", "Text"), to: "A.xcstrings")
    try folder.write(Self.xliff(["A", "App2"]), to: "fr.xcloc/Localized Contents/fr.xliff")
    try folder.write(
      #"{"developmentRegion": "en", "targetLocale": "fr", "version": "1.0"}"#,
      to: "fr.xcloc/contents.json"
    )
    let outcome = try Self.tool.run(["apply", "fr.xcloc", "--to", "A.xcstrings"], in: folder.url)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("A: 1 added"))
    #expect(outcome.errors.contains("the table “App2” is not applied"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--to App2.xcstrings"))
  }

  @Test func `a file without the catalog's table is told, and the others are applied`() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Self.catalog("k", "Text"), to: "A.xcstrings")
    try folder.write(Self.xliff(["B", "C"]), to: "other.xliff")
    try folder.write(Self.xliff(["A"]), to: "fr.xliff")
    let words = ["apply", "other.xliff", "fr.xliff", "--to", "A.xcstrings"]
    let outcome = try Self.tool.run(words, in: folder.url)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("A: 1 added"), "\(outcome.output)")
    #expect(
      outcome.errors.contains("other.xliff:1:1: error: the file has no table “A”; it has “B”, “C”")
    )
    #expect(try String(contentsOf: catalog, encoding: .utf8).contains("Texte"))
    let alone = try Self.tool.run(["apply", "other.xliff", "--to", "A.xcstrings"], in: folder.url)
    #expect(alone.exitCode == 2)
    #expect(alone.output.isEmpty)
  }

  @Test(arguments: ["strings", "csv", "xliff"])
  func `a hand-off that nobody touched translates nothing`(format: String) throws {
    let folder = try TemporaryFolder()
    // A locale that the catalog has, with nothing for this string.
    let text = Self.catalog("hello", "Hello").replacing(
      "\"strings\" : {",
      with: """
        "strings" : { "done" : { "localizations" : { "fr" : { "stringUnit" : {
        "state" : "translated", "value" : "Fait" } } } },
        """
    )
    let catalog = try folder.write(text, to: "A.xcstrings")
    let export = try Self.tool.run(
      ["export", "A.xcstrings", "--locale", "fr", "--to", format, "--output", "out/"],
      in: folder.url
    )
    #expect(export.exitCode == 0, "\(export.errors)")
    let root = folder.url.appending(path: "out")
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { (try? Data(contentsOf: root.appending(path: $0))) != nil }
    #expect(!files.isEmpty)
    let outcome = try Self.tool.run(
      ["apply"] + files.map { "out/\($0)" } + ["--to", "A.xcstrings"],
      in: folder.url
    )
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    #expect(try String(contentsOf: catalog, encoding: .utf8) == text)
  }

  @Test(arguments: ["csv", "xliff", "xliff2"])
  func `catalogs in two languages keep theirs`(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog("a", "Text"), to: "A.xcstrings")
    try folder.write(Self.catalog("z", "文本", source: "zh-Hans"), to: "Z.xcstrings")
    let words = ["export", "A.xcstrings", "Z.xcstrings", "--locale", "fr", "--to", format]
    let outcome = try Self.tool.run(words + ["--output", "out/"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path
    )
    let text = try names.map {
      try String(contentsOf: folder.url.appending(path: "out/\($0)"), encoding: .utf8)
    }.joined()
    #expect(text.contains("文本"))
    #expect(text.contains("Text"))
    guard format != "csv" else { return }
    let name = format == "xliff" ? "source-language" : "srcLang"
    #expect(text.contains("\(name)=\"zh-Hans\""))
    #expect(text.contains("\(name)=\"en\""))
  }

  @Test func `a guess at the source language is told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"k\" = \"D\";", to: "de.lproj/T.strings")
    try folder.write("\"k\" = \"F\";", to: "fr.lproj/T.strings")
    let words = ["convert", "de.lproj/T.strings", "fr.lproj/T.strings", "--to", "xcstrings"]
    let guess = try Self.tool.run(words, in: folder.url)
    #expect(guess.exitCode == 0)
    #expect(guess.errors.contains("--source-language"), "\(guess.errors)")
    #expect(guess.output.components(separatedBy: "\"translated\"").count == 3)
    let told = try Self.tool.run(words + ["--source-language", "fr"], in: folder.url)
    #expect(told.errors.isEmpty, "\(told.errors)")
    #expect(told.output.contains("\"sourceLanguage\" : \"fr\""))
  }

  // The two spellings are one locale: RFC 5646 knows the hyphen alone.
  @Test func `a locale keeps the name that the catalog has for it`() throws {
    let folder = try TemporaryFolder()
    let text = Self.catalog("k", "Text", source: "en").replacing(
      "\"en\" :",
      with: """
        "zh_CN" : { "stringUnit" : { "state" : "new", "value" : "" } }, "en" :
        """
    )
    let catalog = try folder.write(text, to: "strings.xcstrings")
    try folder.write(
      "<resources><string name=\"k\">文本</string></resources>",
      to: "values-zh-rCN/strings.xml"
    )
    let outcome = try Self.tool.run(
      ["apply", "values-zh-rCN/strings.xml", "--to", "strings.xcstrings", "--locale", "zh-CN"],
      in: folder.url
    )
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    let written = try String(contentsOf: catalog, encoding: .utf8)
    #expect(written.contains("文本"))
    #expect(!written.contains("zh-CN"))
  }
}
