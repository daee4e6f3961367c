import CatalogChanges
import StringCatalogs
import Testing

/// Which locale of the catalog a value is for, and which language it was translated from.
struct UpdateLocaleTests {
  private static func catalog(_ source: String, _ values: [String: String]) -> StringCatalog {
    var entry = StringCatalog.Entry(key: "k")
    for (locale, text) in values.sorted(by: { $0.key < $1.key }) {
      entry[locale] = LocalizedString(text)
    }
    return StringCatalog(sourceLanguage: source, entries: [entry])
  }

  private static func update(
    _ catalog: StringCatalog,
    _ offered: StringCatalog...,
    locales: Set<String>? = nil
  ) -> CatalogUpdate {
    CatalogUpdate(
      of: catalog,
      with: offered.map { UpdateInput(file: "f", table: StringTable(name: "T", catalog: $0)) },
      locales: locales
    )
  }

  // Canonical forms: RFC 5646, section 4.5; `iw` is a deprecated name of `he` in IANA's registry.
  @Test(arguments: [
    ("zh_CN", "zh-CN"), ("zh-Hans", "zh_Hans"), ("pt-BR", "PT-br"), ("he", "iw"), ("fr", "fr"),
  ])
  func `a locale keeps the name that the catalog has for it`(own: String, offered: String) {
    let catalog = Self.catalog("en", ["en": "S", own: "A"])
    for locales in [nil, [own], [offered]] as [Set<String>?] {
      let update = Self.update(
        catalog,
        Self.catalog("en", ["en": "S", offered: "B"]),
        locales: locales
      )
      #expect(update.items.map(\.outcome) == [.changed])
      #expect(update.catalog == Self.catalog("en", ["en": "S", own: "B"]))
      #expect(update.notes == [])
    }
  }

  @Test func `a catalog that has a locale by two names gets each by its own`() {
    let catalog = Self.catalog("en", ["en": "S", "zh-CN": "A", "zh_CN": "B"])
    let offered = Self.catalog("en", ["en": "S", "zh-CN": "C", "zh_CN": "D"])
    #expect(Self.update(catalog, offered).catalog == offered)
  }

  @Test func `a new locale has one name, whatever files call it`() {
    let update = Self.update(
      Self.catalog("en", ["en": "S"]),
      Self.catalog("en", ["en": "S", "zh_TW": "A"]),
      Self.catalog("en", ["en": "S", "zh-TW": "A"])
    )
    #expect(update.catalog == Self.catalog("en", ["en": "S", "zh_TW": "A"]))
  }

  // CLDR 42, likelySubtags.xml: zh is zh_Hans_CN, pt is pt_Latn_BR; fr_CA is no more than itself.
  @Test(arguments: [
    ("zh-Hans", "zh-CN", "zh-Hans"), ("pt", "pt-BR", "pt"), ("fr", "fr-CA", nil),
    ("zh-Hans", "zh-TW", nil), ("en", "en-US", "en"),
  ])
  func `a new locale that may be another by its likely name stays apart, and is told`(
    own: String,
    offered: String,
    like: String?
  ) {
    let update = Self.update(
      Self.catalog("en", ["en": "S", own == "en" ? "de" : own: "A"]),
      Self.catalog("de", ["de": "S", offered: "B"])
    )
    #expect(update.catalog.entries[0][offered] == LocalizedString("B"))
    #expect(update.notes.contains(.newLocale(offered, like: like)))
  }

  @Test(arguments: ["en_GB", "en-GB"])
  func `a source is compared, however its language is spelt`(_ language: String) {
    let catalog = Self.catalog("en-GB", ["en-GB": "Now"])
    let offered = Self.catalog(language, [language: "Then", "fr": "Alors"])
    #expect(
      Self.update(catalog, offered).items.map(\.outcome) == [
        .rejected(.sourceChanged(seen: "Then", now: "Now"))
      ]
    )
  }

  @Test func `a source with its likely region is the catalog's, unless that has both`() {
    let offered = Self.catalog("en-US", ["en-US": "Then", "fr": "Alors"])
    let rejection = UpdateItem.Outcome.rejected(.sourceChanged(seen: "Then", now: "Now"))
    let update = Self.update(Self.catalog("en", ["en": "Now"]), offered)
    #expect(update.items.map(\.outcome) == [rejection])
    let other = Self.update(Self.catalog("en", ["en": "Now", "en-US": "X"]), offered)
    #expect(other.items.map(\.outcome) == [.added])
    #expect(
      other.notes == [
        .otherSourceLanguage(file: "f", language: "en-US", current: "en"), .newLocale("fr"),
      ]
    )
  }

  @Test func `a file from another language than the catalog's offers no source texts`() {
    let catalog = Self.catalog("zh-Hans", ["en": "Hello", "zh-Hans": "你好"])
    let update = Self.update(catalog, Self.catalog("en", ["en": "Hi", "fr": "Salut"]))
    let strings = update.catalog.entries[0].localizations
    #expect(strings.map(\.locale) == ["en", "zh-Hans", "fr"])
    #expect(strings.map(\.string.stringUnit?.value) == ["Hello", "你好", "Salut"])
    #expect(
      update.notes == [
        .otherSourceLanguage(file: "f", language: "en", current: "zh-Hans"), .newLocale("fr"),
      ]
    )
  }

  @Test
  func `a file that says its source language and has no source text was translated from the key`() {
    let catalog = Self.catalog("en", ["en": "Now"])
    var table = StringTable(name: "T", catalog: Self.catalog("en", ["fr": "K"]))
    func update() -> CatalogUpdate {
      CatalogUpdate(of: catalog, with: [UpdateInput(file: "f", table: table)])
    }
    #expect(
      update().items.map(\.outcome) == [.rejected(.sourceChanged(seen: "k", now: "Now"))]
    )
    table.statesSourceLanguage = false
    #expect(update().items.map(\.outcome) == [.added])
    #expect(
      update().notes == [
        .newLocale("fr"), .sourcesUnchecked(file: "f", count: 1, language: "en"),
      ]
    )
  }
}
