import CatalogChanges
import StringCatalogs
import Testing

/// Merges that a person meets, by example.
struct CatalogMergeTests {
  private static func catalog(_ keys: String...) -> StringCatalog {
    StringCatalog(sourceLanguage: "en", entries: keys.map { .init(key: $0) })
  }

  // batonogov/pine#1562: a merge driver that takes one side dropped 25 keys.
  @Test func `keys of both sides are kept, each where it stood`() {
    let merge = CatalogMerge(
      base: Self.catalog("a", "m", "z"),
      ours: Self.catalog("a", "b", "m", "z"),
      theirs: Self.catalog("0", "a", "m", "n", "o", "z", "zz")
    )
    #expect(merge.catalog == Self.catalog("0", "a", "b", "m", "n", "o", "z", "zz"))
    #expect(merge.conflicts.isEmpty)
  }

  @Test func `one key added on both sides has the locales of both`() {
    var ours = Self.catalog("a")
    var theirs = ours
    ours.entries[0]["fr"] = LocalizedString("Oui")
    theirs.entries[0]["de"] = LocalizedString("Ja")
    let merge = CatalogMerge(base: nil, ours: ours, theirs: theirs)
    #expect(merge.catalog.entries[0].localizations.map(\.locale) == ["fr", "de"])
    #expect(merge.conflicts.isEmpty)
  }

  @Test func `a key that one side removed and the other changed stays`() {
    let base = Self.catalog("a", "b")
    let ours = Self.catalog("b")
    var theirs = base
    theirs.entries[0].comment = "A button"
    for (left, right) in [(ours, theirs), (theirs, ours)] {
      let merge = CatalogMerge(base: base, ours: left, theirs: right)
      #expect(merge.catalog == theirs)
      #expect(merge.conflicts.map(\.subject) == [.presence])
      #expect(merge.conflicts.map(\.place.key) == ["a"])
    }
  }

  @Test func `a string that varies differently stays as ours has it, and theirs is told in full`() {
    let plural = LocalizedString(
      variations: [.init(.plural, cases: [.init("other", LocalizedString("%lld oiseaux"))])]
    )
    var (base, ours, theirs) = (Self.catalog("a"), Self.catalog("a"), Self.catalog("a"))
    base.entries[0]["fr"] = LocalizedString("%lld oiseau")
    ours.entries[0]["fr"] = plural
    theirs.entries[0]["fr"] = LocalizedString("%lld volatile")
    let merge = CatalogMerge(base: base, ours: ours, theirs: theirs)
    #expect(
      merge.catalog.entries[0]["fr"]?.units.map(\.unit)
        == [.init("%lld oiseaux", state: .needsReview)]
    )
    #expect(merge.conflicts.map(\.subject) == [.variations])
    #expect(merge.conflicts.map(\.theirs) == [.string(LocalizedString("%lld volatile"))])
  }

  // Normalization: Unicode Standard Annex 15; the two forms are two keys in a file.
  @Test func `two Unicode forms of a text are two texts`() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let base = Self.catalog("k")
    var (ours, theirs) = (base, Self.catalog("k", decomposed))
    ours.entries.append(.init(key: composed))
    ours.entries[0].comment = composed
    theirs.entries[0].comment = decomposed
    let merge = CatalogMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.catalog.entries.map(\.key.utf8.count) == [1, 6, 5])
    #expect(merge.conflicts.map(\.subject) == [.member("comment")])
  }

  @Test func `a key that stands twice keeps both entries`() {
    var base = Self.catalog("a", "a")
    base.entries[1].comment = "second"
    var theirs = base
    theirs.entries[1].comment = "changed"
    let merge = CatalogMerge(base: base, ours: base, theirs: theirs)
    #expect(merge.catalog == theirs)
  }

  @Test(
    arguments: [
      ("1.0", "1.1", "1.3", "1.3"), ("1.0", "1.10", "1.9", "1.10"), ("1.1", "1.0", "1.1", "1.0"),
      (nil, "1.1", "1.0", "1.1"), ("1.0", nil, "1.1", "1.1"),
    ] as [(String?, String?, String?, String?)]
  )
  func `of two new versions the higher is taken`(
    base: String?,
    ours: String?,
    theirs: String?,
    result: String?
  ) {
    func catalog(_ version: String?) -> StringCatalog {
      StringCatalog(sourceLanguage: "en", version: version)
    }
    let merge = CatalogMerge(base: catalog(base), ours: catalog(ours), theirs: catalog(theirs))
    #expect(merge.catalog.version == result)
  }

  @Test func `two source languages are a conflict`() {
    let (ours, theirs) = (StringCatalog(sourceLanguage: "en"), StringCatalog(sourceLanguage: "de"))
    let merge = CatalogMerge(base: nil, ours: ours, theirs: theirs)
    #expect(merge.catalog == ours)
    #expect(merge.conflicts.map(\.subject) == [.member("sourceLanguage")])
    #expect(merge.conflicts.map(\.theirs) == [.member("de")])
  }

  @Test func `a report tells what each side has`() {
    var base = Self.catalog("bird\n")
    base.entries[0]["fr"] = LocalizedString("Oiseau")
    var (ours, theirs) = (base, base)
    ours.entries[0]["fr"] = LocalizedString("Un oiseau")
    theirs.entries[0]["fr"] = LocalizedString("L’oiseau", state: .needsReview)
    theirs.entries[0].comment = "On a card"
    ours.entries[0].comment = "A title"
    let merge = CatalogMerge(base: base, ours: ours, theirs: theirs)
    let report = MergeReport(file: "Localizable.xcstrings", merge)
    #expect(
      report.text == """
        Localizable.xcstrings: 2 conflicts

        bird\\n
          both sides have another comment
          base:   nothing
          ours:   A title
          theirs: On a card
          kept:   ours

        bird\\n, fr
          both sides have another text
          base:   Oiseau (translated)
          ours:   Un oiseau (translated)
          theirs: L’oiseau (needs_review)
          kept:   ours, as needs_review

        """
    )
    #expect(
      report.json == """
        {
          "schema": "alertcopy.merge/1",
          "file": "Localizable.xcstrings",
          "conflicts": [
            {
              "key": "bird\\n",
              "locale": null,
              "path": "",
              "subject": "member",
              "member": "comment",
              "base": null,
              "ours": "A title",
              "theirs": "On a card",
              "kept": "ours"
            },
            {
              "key": "bird\\n",
              "locale": "fr",
              "path": "",
              "subject": "value",
              "member": null,
              "base": {
                "value": "Oiseau",
                "state": "translated"
              },
              "ours": {
                "value": "Un oiseau",
                "state": "translated"
              },
              "theirs": {
                "value": "L’oiseau",
                "state": "needs_review"
              },
              "kept": "ours, as needs_review"
            }
          ],
          "outdated": []
        }

        """
    )
  }

  @Test func `a merge without a conflict has nothing to tell`() {
    let merge = CatalogMerge(base: nil, ours: Self.catalog("a"), theirs: Self.catalog("a"))
    #expect(MergeReport(file: "a", merge).text.isEmpty)
  }

  struct Race: Sendable {
    let ours: [String: String]
    let theirs: [String: String]
    let outdated: [String]
  }

  // A translation of a source that the other side changed is what `alertcopy apply` would refuse.
  @Test(arguments: [
    Race(ours: ["en": "New"], theirs: ["fr": "Vieux"], outdated: ["fr"]),
    Race(ours: ["fr": "Vieux"], theirs: ["en": "New"], outdated: ["fr"]),
    Race(ours: ["en": "New", "fr": "Neuf"], theirs: [:], outdated: []),
    // The merge has no part in what one side left behind itself: the German text of the base.
    Race(ours: ["en": "New"], theirs: ["it": "Nuovo"], outdated: ["it"]),
    Race(ours: ["en": "New"], theirs: [:], outdated: []),
  ])
  func `a translation of a source that the other side changed is told`(race: Race) {
    var base = Self.catalog("k")
    base.entries[0]["en"] = LocalizedString("Old")
    base.entries[0]["de"] = LocalizedString("Alt")
    var (ours, theirs) = (base, base)
    for (locale, text) in race.ours { ours.entries[0][locale] = LocalizedString(text) }
    for (locale, text) in race.theirs { theirs.entries[0][locale] = LocalizedString(text) }
    let merge = CatalogMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.outdated.map(\.translation.locale) == race.outdated)
    #expect(merge.conflicts.isEmpty)
    guard race.outdated == ["fr"] else { return }
    #expect(
      MergeReport(file: "A.xcstrings", merge).text == """
        A.xcstrings: 1 note

        k, fr
          one side changed the source, the other translates what it was
          seen:  Old
          now:   New
          kept:  Vieux

        """
    )
  }
}
