import Foundation
import TestSupport
import Testing

/// The plugin's tool, run as the plugin runs it.
struct EmbedCatalogsTests {
  private func embed(_ catalogs: String...) throws -> (outcome: Executable.Outcome, code: String?) {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "Embedded.swift")
    let files = try catalogs.enumerated().map { index, text in
      try folder.write(text, to: "\(index).xcstrings").path
    }
    let outcome = try Executable(built: "embed-catalogs").run([output.path] + files)
    return (outcome, try? String(contentsOf: output, encoding: .utf8))
  }

  private func catalog(_ units: String, source: String = "en") -> String {
    """
    {
      "sourceLanguage" : "\(source)",
      "strings" : {
        "k" : { "localizations" : { \(units) } }
      }
    }
    """
  }

  private func unit(_ locale: String, _ value: String) -> String {
    "\"\(locale)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  @Test func `messages become records, with what ICU knows of the locale`() throws {
    let units = [unit("en", "Hi {a}"), unit("zh-Hant", "嗨{a}"), unit("zh-Hant-HK", "喂\\\"{a}")]
    let (outcome, code) = try embed(catalog(units.joined(separator: ", ")))
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let source = try #require(code)
    #expect(source.contains(#"k\u{1F}Hi \u{1}a\u{2}\u{1E}"#))
    #expect(source.contains(#"k\u{1F}喂\"\u{1}a\u{2}\u{1E}"#))
    #expect(source.contains(#"fallbacks: ["zh-Hant"]"#))
    #expect(source.contains(#"quotationMarks: ("「", "」")"#))
  }

  @Test func `the same catalogs give the same bytes`() throws {
    let text = catalog([unit("en", "x"), unit("zh-Hans", "y")].joined(separator: ", "))
    #expect(try embed(text).code == embed(text).code)
  }

  // The columns are those of the fault in the fixture's line 4.
  @Test(arguments: [
    ("a {b", "0.xcstrings:4:96: error: “k” in en: this is not an ICU message: U_UNMATCHED_BRACES"),
    ("{0}", "0.xcstrings:4:94: error: “k” in en: the argument {0} has a number for a name"),
    ("\\u0001", "0.xcstrings:4:94: error: “k” in en: U+1 cannot stand in a message"),
  ])
  func `a message that is none is told at its place`(value: String, says: String) throws {
    let (outcome, code) = try embed(catalog(unit("en", value)))
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(code == nil)
  }

  @Test func `every fault is told at once`() throws {
    let bad = catalog([unit("zh-Hans", "{"), unit("zh-Hant", "}{")].joined(separator: ", "))
    let errors = try embed(bad).outcome.errors
    #expect(errors.split(separator: "\n").count == 3, "\(errors)")
    #expect(errors.contains("“k” has no value in en, its source language"))
  }

  @Test func `a locale that stands twice is told`() throws {
    let errors = try embed(catalog([unit("en", "x"), unit("en", "y")].joined(separator: ", ")))
      .outcome.errors
    #expect(errors.contains("“en” stands twice"), "\(errors)")
  }

  @Test func `catalogs that do not fit together are told`() throws {
    let errors = try embed(
      catalog(unit("en", "x")),
      catalog(unit("fr", "x"), source: "fr")
    ).outcome.errors
    #expect(errors.contains("the source language is fr, and en in"))
    #expect(errors.contains("“k” is also a key of"))
  }

  @Test func `a variation is told how to become a message`() throws {
    let variation = #""en" : { "variations" : { "plural" : { } } }"#
    let errors = try embed(catalog(variation)).outcome.errors
    #expect(errors.contains("write variations as an ICU message"))
  }

  @Test func `no catalog is a usage error`() throws {
    #expect(try Executable(built: "embed-catalogs").run(["x"]).exitCode == 2)
    let missing = try Executable(built: "embed-catalogs").run(["x", "/nowhere/a.xcstrings"])
    #expect(missing.exitCode == 1)
    #expect(missing.errors.contains("/nowhere/a.xcstrings cannot be read"))
  }
}
