import CatalogFormats
import Diagnostics
import StringCatalogs
import Testing

struct TableCombinerTests {
  private func table(
    _ name: String,
    source: String = "en",
    version: String? = "1.0",
    _ entries: StringCatalog.Entry...
  ) -> StringTable {
    StringTable(
      name: name,
      catalog: StringCatalog(sourceLanguage: source, entries: entries, version: version)
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
      table("A", entry("k", ["en": "k"])), table("A", source: "de", entry("k", ["de": "K"])),
    ].combined()
    #expect(combined.tables == [table("A", entry("k", ["en": "k", "de": "K"]))])
    #expect(combined.notes == [])
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
        "the table “A”: the source language differs between files; the first is read",
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
