import ICU
import Testing

struct PluralRulesTests {
  // CLDR, Language Plural Rules (cardinal).
  @Test(arguments: [
    ("en", ["one", "other"]),
    ("zh-Hant-HK", ["other"]),
    ("uk", ["one", "few", "many", "other"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"]),
    ("fr", ["one", "many", "other"]),
    ("lv", ["zero", "one", "other"]),
    ("qaa", ["other"]),
  ])
  func `a language has CLDR's plural categories`(_ tag: String, _ categories: [String]) throws {
    #expect(try PluralRules.categories(for: tag) == categories)
  }

  // Xcode 27 asks French translators for one and other: the exports in Murzav/xcstrings-mcp,
  // tests/fixtures/apple_xcode27/positive/catalog-matrix.
  @Test(arguments: [("fr", ["one", "other"]), ("cs", ["one", "few", "many", "other"])])
  func `categories of millions are left out below them`(
    _ tag: String,
    _ categories: [String]
  ) throws {
    #expect(try PluralRules.categories(for: tag, below: 1_000_000) == categories)
  }

  @Test func `what is no tag is refused`() {
    #expect(throws: ICUError.self) { try PluralRules.categories(for: "not a tag") }
  }
}
