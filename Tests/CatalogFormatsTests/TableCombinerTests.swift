import CatalogFormats
import Diagnostics
import StringCatalogs
import Testing

struct TableCombinerTests {
  private func table(
    _ name: String,
    source: String = "en",
    isStated: Bool = true,
    version: String? = "1.0",
    _ entries: StringCatalog.Entry...
  ) -> StringTable {
    StringTable(
      name: name,
      catalog: StringCatalog(sourceLanguage: source, entries: entries, version: version),
      statesSourceLanguage: isStated
    )
  }

  private func entry(
    _ key: String,
    comment: String? = nil,
    _ values: KeyValuePairs<String, String>
  ) -> StringCatalog.Entry {
    StringCatalog.Entry(
      key: key,
      comment: comment,
      localizations: values.map { .init(locale: $0, string: LocalizedString($1)) }
    )
  }

  @Test func `keys and locales of all tables of a name are in one`() {
    let combined = [
      table("A", entry("k", ["de": "K", "en": "k"]), entry("l", [:])),
      table("B", entry("k", [:])),
      table("A", version: "1.2", entry("l", comment: "c", ["fr": "L"]), entry("m", [:])),
      table("A", entry("k", ["ar": "Q", "en": "k", "fr": "K"])),
    ].combined()
    #expect(
      combined.tables == [
        table(
          "A",
          version: "1.2",
          entry("k", ["de": "K", "ar": "Q", "en": "k", "fr": "K"]),
          entry("l", comment: "c", ["fr": "L"]),
          entry("m", [:])
        ),
        table("B", entry("k", [:])),
      ]
    )
    #expect(combined.notes == [])
  }

  @Test func `tables in one language each, as .strings files are, are one catalog`() {
    let combined = [
      table("A", source: "de", isStated: false, entry("k", ["de": "K"])),
      table("A", isStated: false, entry("k", ["en": "k"])),
    ].combined(sourceLanguage: nil)
    #expect(
      combined.tables == [table("A", isStated: false, entry("k", ["en": "k", "de": "K"]))]
    )
    #expect(combined.notes == [])
  }

  @Test(arguments: [
    (
      nil, "de",
      [
        "no file says in which language the strings were written; de, that of the first, is taken for it"
      ]
    ),
    ("fr", "fr", []),
  ])
  func `a guess at the source language is told`(asked: String?, source: String, notes: [String]) {
    let combined = ["de", "fr"].map { locale in
      table("A", source: locale, isStated: false, entry("k", [locale: locale]))
    }.combined(sourceLanguage: asked)
    #expect(combined.tables.map(\.catalog.sourceLanguage) == [source])
    #expect(combined.notes.map(\.message) == notes)
    #expect(combined.notes.allSatisfy { $0.advice?.contains("--source-language") == true })
  }

  @Test func `a table that says its source language keeps it, and gives it to others of its name`()
  {
    let combined = [
      table("A", entry("k", ["fr": "K"])),
      table("Z", source: "zh-Hans", entry("你好", [:])),
      table("Z", source: "fr", isStated: false, entry("你好", ["fr": "Bonjour"])),
      table("B", source: "fr", isStated: false, entry("b", ["fr": "B"])),
    ].combined(sourceLanguage: nil)
    #expect(combined.tables.map(\.name) == ["A", "Z", "B"])
    #expect(combined.tables.map(\.catalog.sourceLanguage) == ["en", "zh-Hans", "en"])
    #expect(combined.tables[1].catalog.entries == [entry("你好", ["fr": "Bonjour"])])
    #expect(combined.notes == [])
    let asked = [table("Z", source: "zh-Hans")].combined(sourceLanguage: "en")
    #expect(asked.tables.map(\.catalog.sourceLanguage) == ["zh-Hans"])
    #expect(
      asked.notes.map(\.message) == [
        "the table “Z” says that it was written in zh-Hans, and keeps that as its source language"
      ]
    )
  }

  @Test func `of two tables of a name in other languages no text is lost`() {
    let combined = [
      table("A", entry("k", ["en": "text"])), table("A", source: "de", entry("Schlüssel", [:])),
    ].combined(sourceLanguage: nil)
    #expect(
      combined.tables == [
        table("A", entry("k", ["en": "text"]), entry("Schlüssel", ["de": "Schlüssel"]))
      ]
    )
    #expect(
      combined.notes.map(\.message) == [
        "the table “A” was written in en in one file and in de in another; the first is read"
      ]
    )
  }

  @Test func `a locale has one name, that which it has first`() {
    let combined = [
      table("A", entry("k", ["zh_CN": "K"])), table("A", entry("l", ["zh-CN": "L"])),
    ].combined()
    #expect(combined.tables == [table("A", entry("k", ["zh_CN": "K"]), entry("l", ["zh_CN": "L"]))])
  }

  @Test func `the table of a catalog is that of its name, or the only one`() throws {
    let tables = [table("A", entry("k", [:])), table("B", entry("l", [:]))]
    let found = try tables.table(for: "B", sourceLanguage: "en", of: "f")
    #expect(found.table == tables[1])
    #expect(
      found.notes.map(\.description) == [
        "f:1:1: note: the table “A” is not applied; run again with --to A.xcstrings"
      ]
    )
    let only = try [tables[0]].table(for: "B", sourceLanguage: "en", of: "f")
    #expect(only.table == tables[0])
    #expect(only.notes == [])
    let fault = #expect(throws: Diagnostic.self) {
      try tables.table(for: "C", sourceLanguage: "en", of: "f")
    }
    #expect(fault?.message == "the file has no table “C”; it has “A”, “B”")
  }

  @Test func `keys are the same only where their bytes are`() {
    let combined = [table("A", entry("\u{E9}", [:])), table("A", entry("e\u{301}", [:]))].combined()
    #expect(combined.tables.first?.catalog.entries.count == 2)
  }

  @Test func `where tables differ, the first is read, and a person is told`() {
    let combined = [
      table("A", entry("k", comment: "a", ["en": "k"])),
      table("A", source: "fr", entry("k", comment: "b", ["en": "l", "fr": "m"])),
    ].combined()
    #expect(
      combined.tables == [table("A", entry("k", comment: "a", ["en": "k", "fr": "m"]))]
    )
    #expect(
      combined.notes.map(\.message) == [
        "the table “A” was written in en in one file and in fr in another; the first is read",
        "“k”: the comment differs between files; the first is read",
        "“k” in en: the text differs between files; the first is read",
      ]
    )
  }

  @Test func `values of a string that stand in different files are put together`() {
    func table(_ category: String, _ specifier: String?) -> StringTable {
      let plural = LocalizedString.Variation(
        .plural,
        cases: [.init(category, LocalizedString("%arg \(category)"))]
      )
      let string = LocalizedString(
        substitutions: [.init(name: "n", formatSpecifier: specifier, variations: [plural])]
      )
      return self.table("A", .init(key: "k", localizations: [.init(locale: "en", string: string)]))
    }
    let combined = [table("one", nil), table("other", "d")].combined()
    let string = combined.tables.first?.catalog.entries.first?["en"]
    #expect(string?.units.map(\.unit.value) == ["%arg one", "%arg other"])
    #expect(string?.substitutions.map(\.formatSpecifier) == ["d"])
    #expect(combined.notes == [])
  }
}
