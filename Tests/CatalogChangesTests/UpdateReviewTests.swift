import CatalogChanges
import StringCatalogs
import Testing

/// What becomes of a reviewer's changes, by what they started from and what the catalog has now.
struct UpdateReviewTests {
  private static let catalog: StringCatalog = {
    func entry(_ key: String, _ source: String, _ french: String?, _ state: State = .translated)
      -> StringCatalog.Entry
    {
      var entry = StringCatalog.Entry(key: key)
      entry["en"] = LocalizedString(source)
      entry["fr"] = french.map { LocalizedString($0, state: state) }
      return entry
    }
    var named = entry("named", "Name", "Nom")
    named.shouldTranslate = false
    return StringCatalog(
      sourceLanguage: "en",
      entries: [
        entry("k", "Text", "Texte"), entry("none", "Text", nil),
        entry("doubted", "Text", "Texte", .needsReview), named,
        entry("icu", "Hello {name}", "Bonjour {name}"), entry("printf", "%@", "« %@ »"),
        entry("plural", "{n, plural, one {# bird} other {# birds}}", nil),
      ]
    )
  }()

  private typealias State = LocalizedString.StringUnit.State
  private typealias Change = UpdateReview.Change

  private static func update(
    _ key: String,
    _ locale: String = "fr",
    base: UpdateReview.Base,
    _ value: String,
    _ state: State = .translated,
    source: String? = "Text",
    placeholders: @escaping PlaceholderCheck = CatalogUpdate.printfMismatches
  ) -> CatalogUpdate {
    let change = Change(
      id: StringID(key: key, locale: locale),
      unit: .init(value, state: state),
      base: base,
      seenSource: source
    )
    return CatalogUpdate(
      of: catalog,
      with: [],
      reviews: [UpdateReview(file: "p.json", changes: [change])],
      placeholders: placeholders
    )
  }

  @Test func `a change of what is there still is made`() {
    let update = Self.update("k", base: .text("Texte"), "Le texte", .needsReview)
    #expect(update.items.map(\.outcome) == [.changed])
    #expect(update.catalog.entries[0]["fr"] == LocalizedString("Le texte", state: .needsReview))
    #expect(update.changedEntries.map(\.key) == ["k"])
    #expect(update.notes == [])
  }

  @Test func `a text where none was is added`() {
    let update = Self.update("none", base: .nothing, "Texte")
    #expect(update.items.map(\.outcome) == [.added])
  }

  @Test func `the same text in another state is an approval, or a doubt`() {
    let approval = Self.update("doubted", base: .text("Texte"), "Texte")
    #expect(approval.items.map(\.outcome) == [.state])
    #expect(approval.catalog.entries[2]["fr"]?.stringUnit?.state == .translated)
    let doubt = Self.update("k", base: .text("Texte"), "Texte", .needsReview)
    #expect(doubt.items.map(\.outcome) == [.state])
    #expect(doubt.catalog.entries[0]["fr"]?.stringUnit?.state == .needsReview)
  }

  @Test func `what the catalog has already is unchanged, whatever it was`() {
    let update = Self.update("k", base: .text("Old"), "Texte", source: "Old source")
    #expect(update.items.map(\.outcome) == [.unchanged])
    #expect(!update.hasRejections)
  }

  @Test func `a change of what somebody changed since is refused with both texts`() {
    let cases: [(key: String, base: UpdateReview.Base, Rejection)] = [
      ("k", .text("Old"), .changedSince(base: "Old", now: "Texte")),
      ("k", .nothing, .changedSince(base: nil, now: "Texte")),
      ("none", .text("Old"), .changedSince(base: "Old", now: nil)),
      // A composed letter and a decomposed one are two texts.
      ("doubted", .text("Texte\u{301}"), .changedSince(base: "Texte\u{301}", now: "Texte")),
    ]
    for (key, base, rejection) in cases {
      let update = Self.update(key, base: base, "New")
      #expect(update.items.map(\.outcome) == [.rejected(rejection)])
      #expect(update.catalog == Self.catalog)
      #expect(update.changedEntries.isEmpty)
    }
  }

  @Test func `whatever else a translator's file may not do, a reviewer may not either`() {
    let cases: [(CatalogUpdate, Rejection)] = [
      (Self.update("x", base: .nothing, "New"), .unknownKey),
      (Self.update("k", "en", base: .text("Text"), "New"), .sourceLanguage),
      (
        Self.update("named", base: .text("Nom"), "Le nom", source: "Name"), .notToBeTranslated
      ),
      (Self.update("k", base: .text("Texte"), " "), .empty),
      (
        Self.update("k", base: .text("Texte"), "New", source: "Txt"),
        .sourceChanged(seen: "Txt", now: "Text")
      ),
      (
        Self.update("printf", base: .text("« %@ »"), "New", source: "%@"),
        .placeholders("the translation lacks %@")
      ),
    ]
    for (update, rejection) in cases {
      #expect(update.items.map(\.outcome) == [.rejected(rejection)])
      #expect(update.catalog == Self.catalog)
    }
  }

  // ICU’s parser and its error names: UMessagePatternParseError is U_UNMATCHED_BRACES.
  @Test(arguments: [
    ("icu", "Bonjour", "the translation lacks {name}"),
    (
      "icu", "Bonjour {nom}",
      "the translation lacks {name}; the translation has {nom}, which the source lacks"
    ),
    ("icu", "Bonjour {name", "U_UNMATCHED_BRACES"),
    ("icu", "100% de {name}", nil),
    ("icu", "C’est {name}, dit '{'x'}'", nil),
    ("plural", "{n, plural, other {# oiseaux}}", nil),
    ("plural", "{n, plural, one {# oiseau}}", "U_DEFAULT_KEYWORD_MISSING"),
    ("plural", "des oiseaux", "the translation lacks {n}"),
  ])
  func `ICU messages are checked as such`(key: String, text: String, words: String?) throws {
    let source = key == "icu" ? "Hello {name}" : "{n, plural, one {# bird} other {# birds}}"
    let update = Self.update(
      key,
      base: key == "icu" ? .text("Bonjour {name}") : .nothing,
      text,
      source: source,
      placeholders: CatalogUpdate.icuMismatches
    )
    let outcome = try #require(update.items.first?.outcome)
    guard let words else {
      #expect([.added, .changed].contains(outcome))
      return
    }
    guard case .rejected(.placeholders(let found)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found.contains(words), "\(found)")
  }

  @Test func `two reviewers who differ are both refused`() {
    let changes = ["A", "B"].map { text in
      UpdateReview(
        file: "\(text).json",
        changes: [
          Change(
            id: StringID(key: "k", locale: "fr"),
            unit: .init(text, state: .translated),
            base: .text("Texte"),
            seenSource: "Text"
          )
        ]
      )
    }
    let update = CatalogUpdate(of: Self.catalog, with: [], reviews: changes)
    #expect(
      update.items.map(\.outcome) == [
        .rejected(.contradicted(file: "B.json", value: "B")),
        .rejected(.contradicted(file: "A.json", value: "A")),
      ]
    )
  }

  @Test func `the report has both texts, what was kept, and what no catalog takes`() {
    let update = Self.update("k", base: .text("Old"), "New")
    let report = UpdateReport(
      [("T", update)],
      keptNotes: [.init(file: "T.notes.json", comments: 2, suggestions: 1)],
      refusals: [
        .init(file: "p.json", subject: "the table “X”", reason: "it is none", advice: "look")
      ]
    )
    #expect(
      report.text == """
        T: 1 rejected
          fr: 1 rejected

        rejected, 1: somebody changed the text since the review; compare the texts, and review the \
        string again
          k, fr (p.json)
            - Texte
            + New
              reviewed: Old
              now:      Texte

        2 comments, 1 suggestion kept in T.notes.json

        p.json: refused: the table “X”, for it is none; look

        """
    )
    let document = report.json
    for part in [
      #""reason": "changed-since""#, #""base": "Old""#, #""comments": 2"#,
      #""subject": "the table “X”""#,
    ] {
      #expect(document.contains(part))
    }
  }
}
