import CatalogChanges
import StringCatalogs
import Testing

/// What counts as a change, by example: issue 5, `alertcopy diff`.
struct CatalogDifferenceTests {
  private static func catalog(_ entries: StringCatalog.Entry...) -> StringCatalog {
    StringCatalog(sourceLanguage: "en", entries: entries)
  }

  /// A key with English and French.
  private static func entry(
    _ key: String,
    _ english: LocalizedString? = nil,
    _ french: LocalizedString? = nil
  ) -> StringCatalog.Entry {
    var entry = StringCatalog.Entry(key: key)
    entry["en"] = english
    entry["fr"] = french
    return entry
  }

  private static func plural(_ cases: (String, String)...) -> LocalizedString {
    LocalizedString(
      variations: [.init(.plural, cases: cases.map { .init($0, LocalizedString($1)) })]
    )
  }

  @Test func `keys stand in the order of the new catalog, removed ones where they stood`() {
    let old = Self.catalog(Self.entry("a"), Self.entry("b"), Self.entry("c"), Self.entry("d"))
    let new = Self.catalog(Self.entry("e"), Self.entry("d"), Self.entry("b"), Self.entry("f"))
    let difference = CatalogDifference(from: old, to: new)
    #expect(difference.entries.map(\.key) == ["a", "e", "c", "f"])
    #expect(difference.entries.map(\.kind) == [.removed, .added, .removed, .added])
  }

  @Test func `the order of keys, locales, cases and members is no change`() {
    var random = SeededGenerator(seed: 1)
    var old = random.catalog()
    old.otherMembers = [.init("x", "1"), .init("y", .object([.init("a", "1"), .init("b", "2")]))]
    var new = old
    new.otherMembers = [.init("y", .object([.init("b", "2"), .init("a", "1")])), .init("x", "1")]
    new.entries.reverse()
    for position in new.entries.indices { new.entries[position].localizations.reverse() }
    #expect(CatalogDifference(from: old, to: new).isEmpty)
  }

  @Test func `every edit shows, and no edit shows nothing`() {
    for seed: UInt64 in 0..<1000 {
      var random = SeededGenerator(seed: seed)
      let old = random.catalog()
      var new = old
      for _ in 0..<2 { RandomEdit.random(&random).apply(&new) }
      let difference = CatalogDifference(from: old, to: new)
      let isSame = CatalogFacts(old) == CatalogFacts(new)
      #expect(difference.entries.allSatisfy { $0.kind != .changed || $0.isTold }, "seed \(seed)")
      #expect(difference.isEmpty == isSame, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      // The source changed, and who translated it has not seen it.
      ("Hello", "Hi", "Bonjour", "Bonjour", "translated", "translated", true),
      ("Hello", "Hi", "Bonjour", "Bonjour", "machine_translated", "machine_translated", true),
      // The state says so already, or the translation was looked at.
      ("Hello", "Hi", "Bonjour", "Bonjour", "needs_review", "needs_review", false),
      ("Hello", "Hi", "Bonjour", "Bonjour", "new", "new", false),
      ("Hello", "Hi", "Bonjour", "Bonjour", "translated", "needs_review", false),
      ("Hello", "Hi", "Bonjour", "Bonjour", "needs_review", "translated", false),
      ("Hello", "Hi", "Bonjour", "Salut", "translated", "translated", false),
      ("Hello", "Hello", "Bonjour", "Bonjour", "translated", "translated", false),
    ]
  )
  func `a translation is outdated where its source alone changed`(
    _ values: (String, String, String, String, String, String, Bool)
  ) {
    let (oldSource, newSource, oldFrench, newFrench, oldState, newState, isOutdated) = values
    func french(_ text: String, _ state: String) -> LocalizedString {
      LocalizedString(text, state: .init(rawValue: state))
    }
    let difference = CatalogDifference(
      from: Self.catalog(
        Self.entry("k", LocalizedString(oldSource), french(oldFrench, oldState))
      ),
      to: Self.catalog(Self.entry("k", LocalizedString(newSource), french(newFrench, newState)))
    )
    #expect(difference.entries.flatMap(\.outdated).isEmpty != isOutdated)
  }

  // French has “many” where English has “other” only: CLDR 42, plural rules.
  @Test func `a plural category without a source of its own is outdated with “other”`() {
    let french = Self.plural(
      ("one", "%lld jour"),
      ("many", "%lld de jours"),
      ("other", "%lld jours")
    )
    let difference = CatalogDifference(
      from: Self.catalog(
        Self.entry("k", Self.plural(("one", "%lld day"), ("other", "%lld days")), french)
      ),
      to: Self.catalog(
        Self.entry("k", Self.plural(("one", "%lld day"), ("other", "%lld full days")), french)
      )
    )
    let outdated = difference.entries.flatMap(\.outdated)
    #expect(outdated.map(\.path.identifier) == ["plural.many", "plural.other"])
    #expect(outdated.map(\.oldSource) == ["%lld days", "%lld days"])
  }

  @Test func `a key is renamed where all its values stand under one new key`() {
    let (hello, bonjour) = (LocalizedString("Hello"), LocalizedString("Bonjour"))
    let old = Self.catalog(Self.entry("a", hello, bonjour), Self.entry("b"))
    var new = Self.catalog(Self.entry("b"), Self.entry("greeting", hello, bonjour))
    new.entries[1].comment = "On the first page"
    let difference = CatalogDifference(from: old, to: new)
    #expect(difference.entries.map(\.kind) == [.renamed(from: "a")])
    #expect(difference.entries[0].units.isEmpty && difference.entries[0].outdated.isEmpty)
    #expect(difference.entries[0].members.map(\.name) == ["comment"])
  }

  @Test func `a renamed key that is its own source text outdates its translations`() {
    let difference = CatalogDifference(
      from: Self.catalog(Self.entry("Hello", nil, LocalizedString("Bonjour"))),
      to: Self.catalog(Self.entry("Hello!", nil, LocalizedString("Bonjour")))
    )
    #expect(difference.entries.map(\.kind) == [.renamed(from: "Hello")])
    #expect(difference.entries.flatMap(\.outdated).map(\.newSource) == ["Hello!"])
  }

  @Test func `what could have come from two keys is not called renamed`() {
    let ok = LocalizedString("OK")
    let difference = CatalogDifference(
      from: Self.catalog(Self.entry("a", ok), Self.entry("b", ok), Self.entry("empty")),
      to: Self.catalog(Self.entry("c", ok), Self.entry("void"))
    )
    #expect(Set(difference.entries.map(\.kind)) == [.added, .removed])
  }

  @Test func `a large catalog takes no time that grows with its square`() {
    let count = 20_000
    let entries = (0..<count).map { Self.entry("key \($0)", LocalizedString("\($0)")) }
    let old = StringCatalog(sourceLanguage: "en", entries: entries)
    var new = old
    new.entries.reverse()
    new.entries.append(Self.entry("new", LocalizedString("new")))
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(CatalogDifference(from: old, to: new).entries.count == 1)
      #expect(CatalogMerge(base: old, ours: new, theirs: old).catalog.entries.count == count + 1)
      let update = CatalogUpdate(
        of: old,
        with: [.init(file: "f", table: .init(name: "T", catalog: new))],
        placeholders: { _, _ in [:] }
      )
      #expect(update.items.isEmpty)
    }
    // Two seconds on an idle machine; a scan of the whole list for each key takes minutes.
    #expect(time < .seconds(60))
  }
}

extension EntryDifference {
  fileprivate var isTold: Bool { !units.isEmpty || !members.isEmpty }
}
