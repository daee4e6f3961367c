import CatalogFormats
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

struct FlatJSONFormatTests {
  static func read(
    _ text: String,
    as path: String = "en.json",
    locale: String? = nil
  ) throws(Diagnostic) -> ReadTables {
    try FlatJSONFormat().read(InputFile(path: path, bytes: Array(text.utf8), locale: locale))
  }

  /// What one locale of a table has, without what this format has no place for.
  private static func expected(_ table: StringTable, _ locale: String) -> StringTable {
    var catalog = StringCatalog(sourceLanguage: locale)
    catalog.entries = table.catalog.entries.compactMap { entry in
      guard var string = entry[locale] else { return nil }
      for unit in string.units { string[unit.path]?.state = .translated }
      for index in string.substitutions.indices {
        string.substitutions[index].argNum = nil
        string.substitutions[index].formatSpecifier = nil
      }
      return .init(key: entry.key, localizations: [.init(locale: locale, string: string)])
    }
    return StringTable(name: table.name, catalog: catalog)
  }

  @Test(arguments: GeneratedTables.allCases)
  func `values come back as they were, and Foundation reads the same`(_ tables: GeneratedTables)
    throws
  {
    let table = tables.table
    let written = FlatJSONFormat().write([table], WritingOptions())
    #expect(!written.losses.contains { $0.severity == .error })
    #expect(written.files.count == 3)
    for (file, locale) in zip(written.files, ["en", "zh-Hans", "zh-HK"]) {
      let read = try FlatJSONFormat().read(InputFile(path: "x/\(file.path)", bytes: file.bytes))
      #expect(read.notes == [])
      #expect(GeneratedTables.differences(read.tables, [Self.expected(table, locale)]) == [])
      let dictionary = try JSONDecoder().decode([String: String].self, from: Data(file.bytes))
      let values = table.catalog.entries.flatMap { $0[locale]?.units.map(\.unit.value) ?? [] }
      #expect(dictionary.values.sorted() == values.sorted())
    }
  }

  @Test func `the order of the catalog is kept, and what has no place is named`() {
    var first = StringCatalog.Entry(key: "z", comment: "c", shouldTranslate: false)
    first["en"] = LocalizedString("1\n\"2\"")
    first["fr"] = LocalizedString("x", state: .needsReview)
    let plural = LocalizedString(variations: [
      .init(.plural, cases: [.init("one", LocalizedString("x")), .init("other", .init("y"))])
    ])
    let second = StringCatalog.Entry(key: "a", localizations: [.init(locale: "en", string: plural)])
    let table = StringTable(
      name: "Localizable",
      catalog: .init(sourceLanguage: "en", entries: [first, second, .init(key: "Only a key")])
    )
    let written = FlatJSONFormat().write([table], WritingOptions())
    #expect(written.files.map(\.path) == ["en.json", "fr.json"])
    #expect(
      String(decoding: written.files[0].bytes, as: UTF8.self) == #"""
        {
          "z": "1\n\"2\"",
          "a|==|plural.one": "x",
          "a|==|plural.other": "y",
          "Only a key": "Only a key"
        }

        """#
    )
    #expect(
      written.losses.map(\.message) == [
        "“z”: the comment cannot be kept in flat JSON",
        "“z”: that it is not to be translated cannot be kept in flat JSON",
        "“z” in fr: the state needs_review cannot be kept in flat JSON",
      ]
    )
  }

  // i18next: https://www.i18next.com/misc/json-format, keys in objects, and namespaces by folder.
  @Test func `objects in objects are read as i18next reads them`() throws {
    let read = try Self.read(#"{"a": {"b": {"c": "1"}, "d": "2"}, "e": "3"}"#)
    #expect(read.tables.first?.catalog.entries.map(\.key) == ["a.b.c", "a.d", "e"])
  }

  @Test(arguments: [
    ("zh-Hans.json", nil, "zh-Hans", "Localizable"),
    ("a/zh_HK.json", "fr", "zh_HK", "Localizable"),
    ("zh-Hans/app.json", nil, "zh-Hans", "app"),
    ("app/en.json", nil, "en", "Localizable"),
    ("locales/fil.json", nil, "fil", "Localizable"),
    ("fil/InfoPlist.json", nil, "fil", "InfoPlist"),
    ("app/strings.json", "de", "de", "strings"),
  ])
  func `the path says locale and table`(
    _ path: String,
    _ given: String?,
    _ locale: String,
    _ table: String
  ) throws {
    let read = try Self.read(#"{"a": "b"}"#, as: path, locale: given)
    #expect(read.tables.map(\.name) == [table])
    #expect(read.tables.first?.catalog.entries.first?.localizations.map(\.locale) == [locale])
  }

  @Test func `a key that stands twice is noted where it does`() throws {
    let read = try Self.read("{\"a.b\": \"1\",\n \"a\": {\"b\": \"2\"}}")
    #expect(read.tables.first?.catalog.entries.first?["en"]?.stringUnit?.value == "2")
    #expect(read.notes.map { $0.location?.description } == ["en.json:2:8"])
  }

  @Test(arguments: [
    ("", "en.json", "1:1", "empty"),
    ("PK\u{3}\u{4}", "en.json", "1:1", "ZIP"),
    ("[]", "en.json", "1:1", "an object"),
    ("{\"a\": \"b\",\n \"c\": 1}", "en.json", "2:7", "a number"),
    (
      "{\"a\": {\"b\": [\"c\"]}}", "en.json", "1:13",
      "“a.b” should be a string, and this is an array"
    ),
    ("{\"a\": null}", "en.json", "1:7", "null"),
    ("{\"a\": \"b", "en.json", "1:7", "does not end"),
    ("{\n<<<<<<< a\n}", "en.json", "2:1", "merge conflict"),
    ("{}", "strings.json", "1:1", "locale"),
  ])
  func `faults are told by place`(
    _ text: String,
    _ path: String,
    _ place: String,
    _ words: String
  ) {
    let fault = #expect(throws: Diagnostic.self) { try Self.read(text, as: path) }
    #expect(fault?.location?.description == "\(path):\(place)", "\(fault?.description ?? "")")
    #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
  }

  @Test func `a key that would be read as another is left out with its name`() {
    let entries = ["k|==|plural.one", "k"].map { key in
      StringCatalog.Entry(key: key, localizations: [.init(locale: "en", string: .init("x"))])
    }
    let table = StringTable(name: "T", catalog: .init(sourceLanguage: "en", entries: entries))
    let written = FlatJSONFormat().write([table, table], WritingOptions())
    #expect(written.losses.map(\.severity) == [.error, .error])
    #expect(written.losses.first?.message.contains("“k|==|plural.one” in en is left out") == true)
  }
}
