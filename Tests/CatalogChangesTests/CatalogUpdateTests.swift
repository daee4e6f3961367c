import CatalogChanges
import StringCatalogs
import Testing

/// What is taken from translators' files and what is not, and why.
struct CatalogUpdateTests {
  private static let days = plural(("one", "%lld day"), ("other", "%lld days"))

  private static func plural(_ cases: (String, String)...) -> LocalizedString {
    LocalizedString(
      variations: [.init(.plural, cases: cases.map { .init($0, LocalizedString($1)) })]
    )
  }

  /// A catalog with keys of one value in each locale.
  private static func catalog(
    source: String = "en",
    _ entries: [String: [String: LocalizedString]]
  ) -> StringCatalog {
    StringCatalog(
      sourceLanguage: source,
      entries: entries.keys.sorted().map { key in
        var entry = StringCatalog.Entry(key: key)
        for (locale, string) in (entries[key] ?? [:]).sorted(by: { $0.key < $1.key }) {
          entry[locale] = string
        }
        return entry
      }
    )
  }

  private static func update(
    _ catalog: StringCatalog,
    _ inputs: StringCatalog...,
    locales: Set<String>? = nil
  ) -> CatalogUpdate {
    CatalogUpdate(
      of: catalog,
      with: inputs.enumerated().map { index, catalog in
        let table = StringTable(name: "T", catalog: catalog, statesSourceLanguage: false)
        return UpdateInput(file: "\(index + 1).xliff", table: table)
      },
      locales: locales
    )
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let catalog: StringCatalog
    let offered: StringCatalog
    let rejection: Rejection
    var locales: Set<String>?
  }

  @Test(
    arguments: [
      Refused(
        testDescription: "unknown key",
        catalog: catalog(["a": [:]]),
        offered: catalog(["b": ["fr": .init("B")]]),
        rejection: .unknownKey
      ),
      Refused(
        testDescription: "a key in another Unicode form",
        catalog: catalog(["caf\u{E9}": [:]]),
        offered: catalog(["cafe\u{301}": ["fr": .init("B")]]),
        rejection: .unknownKey
      ),
      Refused(
        testDescription: "source changed",
        catalog: catalog(["a": ["en": .init("Now")]]),
        offered: catalog(["a": ["en": .init("Then"), "fr": .init("Alors")]]),
        rejection: .sourceChanged(seen: "Then", now: "Now")
      ),
      Refused(
        testDescription: "source changed, and the same text approved",
        catalog: catalog(["a": ["en": .init("Now"), "fr": .init("A", state: .needsReview)]]),
        offered: catalog(["a": ["en": .init("Then"), "fr": .init("A")]]),
        rejection: .sourceChanged(seen: "Then", now: "Now")
      ),
      Refused(
        testDescription: "source that is the key changed",
        catalog: catalog(["a": [:]]),
        offered: catalog(["a": ["en": .init("A text"), "fr": .init("Un texte")]]),
        rejection: .sourceChanged(seen: "A text", now: "a")
      ),
      Refused(
        testDescription: "placeholders",
        catalog: catalog(["a": ["en": .init("%@ and %@")]]),
        offered: catalog(["a": ["en": .init("%@ and %@"), "fr": .init("%@")]]),
        rejection: .placeholders("the translation lacks %2$@")
      ),
      Refused(
        testDescription: "a device that nobody told apart",
        catalog: catalog(["a": ["en": .init("Tap")]]),
        offered: catalog([
          "a": [
            "fr": .init(variations: [.init(.device, cases: [.init("mac", .init("Cliquer"))])])
          ]
        ]),
        rejection: .unknownPath
      ),
      Refused(
        testDescription: "a plural that the source has not",
        catalog: catalog(["a": ["en": .init("%lld days")]]),
        offered: catalog(["a": ["fr": plural(("one", "%lld jour"))]]),
        rejection: .unknownPath
      ),
      Refused(
        testDescription: "a plural category that no language has",
        catalog: catalog(["a": ["en": days]]),
        offered: catalog(["a": ["fr": plural(("1", "%lld jour"))]]),
        rejection: .unknownPath
      ),
      Refused(
        testDescription: "an unknown substitution",
        catalog: catalog(["a": ["en": .init("%lld days")]]),
        offered: catalog([
          "a": [
            "fr": .init(substitutions: [
              .init(name: "N", variations: plural(("other", "%arg")).variations)
            ])
          ]
        ]),
        rejection: .unknownPath
      ),
      Refused(
        testDescription: "a plural beside one value",
        catalog: catalog(["a": ["en": days, "fr": .init("%lld jours")]]),
        offered: catalog(["a": ["fr": plural(("one", "%lld jour"))]]),
        rejection: .otherVariation
      ),
      Refused(
        testDescription: "one value beside a plural",
        catalog: catalog(["a": ["en": .init("%lld"), "fr": plural(("other", "%lld jours"))]]),
        offered: catalog(["a": ["fr": .init("%lld jours")]]),
        rejection: .otherVariation
      ),
      Refused(
        testDescription: "a source text",
        catalog: catalog(["a": ["en": .init("A")]]),
        offered: catalog(source: "fr", ["a": ["en": .init("B"), "fr": .init("F")]]),
        rejection: .sourceLanguage
      ),
      Refused(
        testDescription: "a locale that was not asked for",
        catalog: catalog(["a": [:]]),
        offered: catalog(["a": ["fr": .init("A")]]),
        rejection: .localeNotAskedFor,
        locales: ["de"]
      ),
      Refused(
        testDescription: "what is no locale",
        catalog: catalog(["a": [:]]),
        offered: catalog(["a": ["../../x": .init("A")]]),
        rejection: .noLocale
      ),
    ]
  )
  func `what does not pass is told, and the catalog stays as it is`(refused: Refused) {
    let update = Self.update(refused.catalog, refused.offered, locales: refused.locales)
    #expect(update.items.map(\.outcome) == [.rejected(refused.rejection)])
    #expect(update.catalog == refused.catalog)
  }

  @Test func `a key that is not to be translated is left alone`() {
    var catalog = Self.catalog(["a": ["fr": .init("A")]])
    catalog.entries[0].shouldTranslate = false
    let update = Self.update(catalog, Self.catalog(["a": ["fr": .init("B")]]))
    #expect(update.items.map(\.outcome) == [.rejected(.notToBeTranslated)])
    #expect(update.catalog == catalog)
  }

  // Polish has “few” and “many”, English has not: CLDR 42, plural rules.
  @Test func `a plural category of the target language is taken`() {
    let polish = Self.plural(("few", "%lld dni"), ("many", "%lld dni"), ("other", "%lld dnia"))
    let update = Self.update(
      Self.catalog(["a": ["en": Self.days]]),
      Self.catalog(["a": ["en": Self.days, "pl": polish]])
    )
    #expect(update.items.map(\.outcome) == [.added, .added, .added])
    #expect(update.catalog.entries[0]["pl"] == polish)
    #expect(update.notes == [.newLocale("pl")])
  }

  @Test func `a substitution that is new in a locale has the argument of the source`() {
    func string(_ text: String, argNum: Int?) -> LocalizedString {
      LocalizedString(
        stringUnit: .init("%#@N@"),
        substitutions: [
          .init(
            name: "N",
            argNum: argNum,
            formatSpecifier: argNum == nil ? nil : "lld",
            variations: Self.plural(("other", text)).variations
          )
        ]
      )
    }
    let update = Self.update(
      Self.catalog(["a": ["en": string("%arg days", argNum: 2)]]),
      Self.catalog(["a": ["fr": string("%arg jours", argNum: nil)]])
    )
    #expect(update.catalog.entries[0]["fr"] == string("%arg jours", argNum: 2))
  }

  // What may be left out in a plural, and what a substitution numbers, is MessageFormat's to say.
  @Test func `placeholders are judged with the whole string`() {
    let source = LocalizedString(
      stringUnit: .init("%#@N@ in %@"),
      substitutions: [
        .init(
          name: "N",
          argNum: 1,
          formatSpecifier: "lld",
          variations: Self.plural(("one", "a day"), ("other", "%arg days")).variations
        )
      ]
    )
    var french = source
    french.stringUnit?.value = "%2$@ : %1$#@N@"
    french.substitutions[0].variations =
      Self.plural(("one", "un jour"), ("other", "%arg jours"))
      .variations
    let update = Self.update(
      Self.catalog(["a": ["en": source]]),
      Self.catalog(["a": ["en": source, "fr": french]])
    )
    #expect(update.items.map(\.outcome) == [.added, .added, .added])
    french.stringUnit?.value = "%2$@ : %#@N@"
    #expect(update.catalog.entries[0]["fr"] == french)
  }

  @Test func `everything else that the catalog says stays`() {
    var catalog = Self.catalog(["a": ["de": .init("Alt"), "en": .init("A"), "fr": .init("Vieux")]])
    catalog.otherMembers = [.init("x", "1")]
    catalog.entries[0].otherMembers = [.init("generatesSymbol", .bool(true))]
    catalog.entries[0].comment = "A title"
    catalog.entries[0]["fr"]?.stringUnit?.otherMembers = [.init("y", "2")]
    var offered = Self.catalog(["a": ["fr": .init("Neuf")], "b": [:]])
    offered.entries[0].comment = "Said a translator"
    offered.entries[0].extractionState = .stale
    let update = Self.update(catalog, offered)
    var expected = catalog
    expected.entries[0]["fr"]?.stringUnit?.value = "Neuf"
    #expect(update.catalog == expected)
    #expect(
      update.notes == [
        .sourcesUnchecked(file: "1.xliff", count: 1, language: "en"),
        .comment(
          key: "a",
          file: "1.xliff",
          offered: "Said a translator",
          current: "A title"
        ),
      ]
    )
  }

  @Test func `two texts for one value are both refused`() {
    let catalog = Self.catalog(["a": ["fr": .init("A")]])
    let update = Self.update(
      catalog,
      Self.catalog(["a": ["fr": .init("B")]]),
      Self.catalog(["a": ["fr": .init("C")]]),
      Self.catalog(["a": ["fr": .init("", state: .new)]])
    )
    #expect(
      update.items.map(\.outcome) == [
        .untranslated,
        .rejected(.contradicted(file: "2.xliff", value: "C")),
        .rejected(.contradicted(file: "1.xliff", value: "B")),
      ]
    )
    #expect(update.catalog == catalog)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `one text twice is taken once, and a wish for a review outlives an approval`(order: [Int]) {
    let rows = [LocalizedString("B"), LocalizedString("B", state: .needsReview)]
    let inputs = order.map { Self.catalog(["a": ["fr": rows[$0]]]) }
    let update = Self.update(Self.catalog(["a": [:]]), inputs[0], inputs[1])
    #expect(update.catalog.entries[0]["fr"] == rows[1])
  }

  @Test func `a wish for a review is taken, whatever source it was about`() {
    let update = Self.update(
      Self.catalog(["a": ["en": .init("Now"), "fr": .init("A")]]),
      Self.catalog(["a": ["en": .init("Then"), "fr": .init("A", state: .needsReview)]])
    )
    #expect(update.catalog.entries[0]["fr"]?.stringUnit?.state == .needsReview)
  }

  @Test func `a catalog applied to itself changes nothing`() {
    for seed: UInt64 in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let catalog = random.catalog()
      let update = Self.update(catalog, catalog)
      #expect(update.catalog == catalog, "seed \(seed)")
      #expect(update.items.allSatisfy { $0.outcome == .unchanged }, "seed \(seed)")
    }
  }

  @Test func `an update deletes nothing and touches what it names only`() {
    for seed: UInt64 in 0..<1000 {
      var random = SeededGenerator(seed: seed)
      let catalog = random.catalog()
      var offered = catalog
      for _ in 0..<6 { RandomEdit.random(&random).apply(&offered) }
      let update = Self.update(catalog, offered, locales: ["fr"])
      let (before, after) = (CatalogFacts(catalog).values, CatalogFacts(update.catalog).values)
      let written = Set(
        update.items.filter { [.added, .changed, .state].contains($0.outcome) }.map(\.id)
      )
      for (place, value) in before where after[place] != value {
        guard place.has(name: "value") || place.has(name: "state") else {
          #expect(place.has(name: "version") && after[place] == Array("1.3".utf8), "seed \(seed)")
          continue
        }
        let id = StringID(
          key: String(decoding: place.key ?? [], as: UTF8.self),
          locale: String(decoding: place.locale ?? [], as: UTF8.self),
          path: UnitPath(place.path)
        )
        #expect(after[place] != nil && id.locale == "fr" && written.contains(id), "seed \(seed)")
      }
    }
  }
}
