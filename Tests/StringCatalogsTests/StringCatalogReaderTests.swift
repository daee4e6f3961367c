import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct StringCatalogReaderTests {
  private static let sample = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "greeting" : {
          "comment" : "Says \\"hello\\"",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Hi 👍 {name" } },
            "zh-Hans" : { "stringUnit" : { "state" : "new", "value" : "\\u4f60\\u597D" } }
          }
        },
        "empty" : { }
      },
      "version" : "1.0"
    }
    """

  @Test func `a catalog is read in its order`() throws {
    let catalog = try StringCatalogFile(parsing: Array(Self.sample.utf8), file: "A.xcstrings")
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.entries.map(\.key.text) == ["greeting", "empty"])
    #expect(catalog["greeting"]?.comment == "Says \"hello\"")
    #expect(catalog["greeting"]?["zh-Hans"]?.value.text == "你好")
    #expect(catalog["greeting"]?["zh-Hans"]?.state == "new")
    #expect(catalog["empty"]?.localizations.isEmpty == true)
  }

  @Test func `a position in a value is a place in the file`() throws {
    let catalog = try StringCatalogFile(parsing: Array(Self.sample.utf8), file: "A.xcstrings")
    let value = try #require(catalog["greeting"]?["en"]?.value)
    // In UTF-16 the brace follows "Hi 👍 ", six units, of which the emoji is two.
    let place = catalog.location(offset: value.fileOffset(ofUTF16: 6))
    let line = Self.sample.split(separator: "\n")[place.line - 1]
    #expect(place.line == 7)
    #expect(
      String(decoding: Array(line.utf8)[(place.column - 1)...], as: UTF8.self).hasPrefix("{name")
    )
  }

  // Line and column are counted by hand; what is wrong is what RFC 8259 forbids.
  @Test(arguments: [
    ("", 1, 1, "the file is empty"),
    ("{", 1, 2, "cut off"),
    ("{\n  \"strings\" : {", 2, 16, "cut off"),
    ("{ \"a\" : \"b", 1, 9, "does not end"),
    ("{ \"a\" : 1 \"b\" : 2 }", 1, 11, "a comma or “}”"),
    ("{ \"a\" 1 }", 1, 7, "a colon"),
    ("{ 'a' : 1 }", 1, 3, "a name in quotation marks"),
    ("{ \"a\" : tru }", 1, 9, "a value"),
    ("{ \"a\" : \"\\q\" }", 1, 10, "no such escape"),
    ("{ \"a\" : \"\\u-000\" }", 1, 10, "four hexadecimal digits"),
    ("{ \"a\" : \"\\ud83d\" }", 1, 10, "half of a surrogate pair"),
    ("{ \"a\" : 1.2.3 }", 1, 9, "is not a number"),
    ("{} {}", 1, 4, "after the end"),
    ("  @Test func `nesting is bounded`() {
    let deep = String(repeating: "[", count: 10_000)
    #expect(throws: Diagnostic.self) { try StringCatalogFile(parsing: Array(deep.utf8), file: "A") }
  }

  // The expected keys and values are those that Foundation's own reader finds.
  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `real catalogs are read as Foundation reads them`() throws {
    let folder = try #require(Checkout.cases).appending(path: "xcstrings")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    var duplicates = 0
    for name in names {
      let data = try Data(contentsOf: folder.appending(path: name))
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      // Foundation takes a comma before a closing brace, which RFC 8259 does not.
      guard !name.contains("DAMAGED"), let strings = json?["strings"] as? [String: Any] else {
        #expect(throws: Diagnostic.self, "\(name)") {
          try StringCatalogFile(parsing: Array(data), file: name)
        }
        continue
      }
      let catalog: StringCatalogFile
      do {
        catalog = try StringCatalogFile(parsing: Array(data), file: name)
      } catch {
        // Foundation drops one of two keys that are the same.
        #expect(error.message.contains("stands twice"), "\(error)")
        duplicates += 1
        continue
      }
      #expect(Set(catalog.entries.map(\.key.text)) == Set(strings.keys), "\(name)")
      for entry in catalog.entries {
        let body = try #require(strings[entry.key.text] as? [String: Any])
        let localizations = body["localizations"] as? [String: [String: Any]] ?? [:]
        for (locale, localization) in localizations {
          let unit = localization["stringUnit"] as? [String: Any]
          #expect(entry[locale]?.value.text == unit?["value"] as? String, "\(name)")
          #expect(entry[locale]?.state == unit?["state"] as? String, "\(name)")
        }
      }
    }
    #expect(duplicates * 10 < names.count)
  }
}
