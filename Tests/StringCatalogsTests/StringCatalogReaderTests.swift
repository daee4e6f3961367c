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
    ("<<<<<<< HEAD\n{}", 1, 1, "merge conflict"),
    ("[]", 1, 1, "should be an object, and is an array"),
    ("{\"strings\": {}}", 1, 1, "sourceLanguage"),
    ("{ \"sourceLanguage\" : \"en\" }", 1, 1, "“strings”"),
    ("{ \"a\" : 1,\n  \"a\" : 2 }", 2, 3, "stands twice, first in line 1"),
    ("{ \"a\" : 1,\n  \"\\u0061\" : 2 }", 2, 3, "stands twice"),
    ("{ \"a\" : \"\\udc00\" }", 1, 10, "half of a surrogate pair"),
    ("{ \"a\" : \"\\ud83d\\u0041\" }", 1, 10, "half of a surrogate pair"),
    ("{ \"a\" : \"\t\" }", 1, 10, "control character"),
    ("{ \"a\" : 1,\n }", 2, 2, "a comma stands before"),
    ("{ \"a\" : [1,] }", 1, 12, "a comma stands before"),
    ("PK\u{3}\u{4}", 1, 1, "ZIP archive"),
    ("<?xml version=\"1.0\"?>", 1, 1, "XML"),
    ("bplist00", 1, 1, "binary property list"),
    ("{\n<<<<<<< ours\n\"a\" : 1\n=======\n", 2, 1, "merge conflict"),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"2.0\"}", 1, 52,
      "only versions 1.x"
    ),
    ("{ \"sourceLanguage\" : 1 }", 1, 22, "should be a string"),
    ("{ \"sourceLanguage\" : \"en\", \"strings\" : [] }", 1, 40, "should be an object"),
  ])
  func `a damaged file gets its place`(text: String, line: Int, column: Int, says: String) {
    let fault = #expect(throws: Diagnostic.self) {
      try StringCatalogFile(parsing: Array(text.utf8), file: "A.xcstrings")
    }
    #expect(fault?.location == SourceLocation(file: "A.xcstrings", line: line, column: column))
    #expect(fault?.description.contains(says) == true, "\(fault?.description ?? "")")
  }

  // What the grammar of RFC 8259, section 6, makes and does not make.
  @Test(arguments: [
    ("0", true), ("-0", true), ("10", true), ("0.5", true), ("-1.50E+03", true), ("1e-9", true),
    ("0e0", true), ("1e999", true),
    ("01", false), ("-01", false), ("00", false), ("1.", false), ("1.e1", false), ("-", false),
    ("-.5", false), ("1e", false), ("1e+", false), ("1-2", false), ("1.2.3", false), ("+1", false),
    (".5", false),
  ])
  func `numbers are those of the grammar`(_ number: String, _ isNumber: Bool) {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {}, \"n\": \(number)}"
    let catalog = try? StringCatalogFile(parsing: Array(text.utf8), file: "A")
    #expect((catalog != nil) == isNumber)
  }

  // The shape is the one that Xcode writes.
  @Test(
    arguments: [
      (#""stringUnit": {"value": "u"}"#, "u", "u"),
      (#""variations": {"device": {"iphone": {"stringUnit": {"value": "p"}}}}"#, nil, "p"),
      (
        #""variations": {"device": {"other": {"stringUnit": {"value": "o"}}, "#
          + #""iphone": {"stringUnit": {"value": "p"}}}}"#, nil, "p"
      ),
      (#""variations": {"device": {"other": {"stringUnit": {"value": "o"}}}}"#, nil, "o"),
      (#""variations": {"device": {"mac": {"stringUnit": {"value": "m"}}}}"#, nil, nil),
      (#""variations": {"plural": {"other": {"stringUnit": {"value": "x"}}}}"#, nil, nil),
      ("", nil, nil),
    ] as [(String, String?, String?)]
  )
  func `a value may vary by device`(
    _ localization: String,
    _ unit: String?,
    _ onPhones: String?
  ) throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {\(localization)}}}}}
      """
    let entry = try StringCatalogFile(parsing: Array(text.utf8), file: "A")["k"]
    #expect(entry?["en"]?.value.text == unit)
    #expect(entry?.localization("en")?.phoneUnit?.value.text == onPhones)
  }

  // Where a number, a Boolean or a list stands for what Xcode writes otherwise; columns by hand.
  @Test(arguments: [
    (#"{"comment": 1}"#, 13, "“comment” should be a string, and is a number"),
    (#"{"localizations": []}"#, 19, "“localizations” should be an object, and is an array"),
    (#"{"localizations": {"en": 1}}"#, 26, "“en” should be an object"),
    (#"{"localizations": {"en": {"stringUnit": {}}}}"#, 41, "needs “value”"),
    (#"{"localizations": {"en": {"stringUnit": {"value": 1}}}}"#, 51, "“value” should be"),
    (#"{"localizations": {"en": {"variations": {"plural": 1}}}}"#, 52, "“plural” should be"),
    (#"{"localizations": {"en": {"substitutions": {"N": {"argNum": "1"}}}}}"#, 61, "“argNum”"),
    (#"{"localizations": {"en": {"substitutions": {"N": {"argNum": 0}}}}}"#, 61, "from 1 on"),
    (#"{"localizations": {"en": {"substitutions": {"N": {"argNum": 1.5}}}}}"#, 61, "is 1.5"),
    (#"{"shouldTranslate": "no"}"#, 21, "“shouldTranslate” should be a Boolean"),
    (#"{"localizations": {"en": {}, "de": {}, "en": {}}}"#, 40, "“en” stands twice"),
  ])
  func `a value of the wrong kind gets its place`(_ entry: String, column: Int, says: String) {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\"k\":\n\(entry)}}"
    let fault = #expect(throws: Diagnostic.self) {
      try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    }
    #expect(fault?.location == SourceLocation(file: "A", line: 2, column: column))
    #expect(fault?.message.contains(says) == true, "\(fault?.description ?? "")")
  }

  // The forms of UTF-8 that Unicode's table 3-7 does not allow.
  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xE4, 0xBD], [0x80],
    ] as [[UInt8]]
  )
  func `bytes that are not UTF-8 get their place`(_ bytes: [UInt8]) {
    let fault = #expect(throws: Diagnostic.self) {
      try StringCatalogFile(parsing: Array("{\"a\" : \"我 ".utf8) + bytes + [0x22], file: "A")
    }
    #expect(fault?.message == "the text is not UTF-8")
    #expect(fault?.location?.column == 13)
  }

  @Test(.timeLimit(.minutes(1))) func `very many entries are read, each with its place`() throws {
    let count = 50_000
    let members = (1...count).map { "\n\"k\($0)\": {}" }.joined(separator: ",")
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(members)}}"
    let catalog = try StringCatalogFile(parsing: Array(text.utf8), file: "A")
    let lines = catalog.entries.map { catalog.location(offset: $0.key.offset).line }
    #expect(lines == Array(2...(count + 1)))
  }

  @Test func `nesting is bounded`() {
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
