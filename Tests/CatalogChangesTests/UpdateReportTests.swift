import CatalogChanges
import StringCatalogs
import Testing

/// The two ways to write what became of a file.
struct UpdateReportTests {
  private static let report: UpdateReport = {
    var catalog = StringCatalog(
      sourceLanguage: "en",
      entries: ["added", "changed", "doubted", "moved", "same"].map { .init(key: $0) }
    )
    for (position, text) in ["Neuf", "Nouveau", "Doute", "Là", "Même"].enumerated() {
      catalog.entries[position]["en"] = LocalizedString("Source")
      if position > 0 { catalog.entries[position]["fr"] = LocalizedString(text) }
    }
    var file = catalog
    file.entries[0]["fr"] = LocalizedString("Ajouté")
    file.entries[1]["fr"] = LocalizedString("Changé", state: .needsReview)
    file.entries[2]["fr"]?.stringUnit?.state = .needsReview
    file.entries[3]["en"] = LocalizedString("Old source")
    file.entries[3]["fr"] = LocalizedString("Ici")
    file.entries[4]["de"] = LocalizedString("Gleich")
    file.entries.append(.init(key: "unknown"))
    file.entries[5]["fr"] = LocalizedString("Inconnu")
    file.entries[4].comment = "Un mot"
    let update = CatalogUpdate(
      of: catalog,
      with: [UpdateInput(file: "fr.xliff", table: .init(name: "T", catalog: file))],
      locales: ["fr"],
      placeholders: { _, _ in [:] }
    )
    return UpdateReport([("Localizable", update)])
  }()

  @Test func `text has what was done, and each refusal with its reason and what to do`() {
    #expect(
      Self.report.text == """
        Localizable: 1 added, 1 changed, 1 in another state, 1 unchanged, 3 rejected
          de: 1 rejected
          fr: 1 added, 1 changed, 1 in another state, 1 unchanged, 2 rejected

        added
          added, fr
            + Ajouté

        changed
          changed, fr (translated → needs_review)
            - Nouveau
            + Changé

        in another state
          doubted, fr: translated → needs_review

        rejected, 1: the source is another text than the translator saw; export again, so that the \
        translator sees the new source
          moved, fr (fr.xliff)
            - Là
            + Ici
              seen: Old source
              now:  Source

        rejected, 1: the locale was not asked for; name the locale to have it applied

        rejected, 1: the catalog has no such key; it was removed or renamed since the export, or \
        belongs to another table
          unknown, fr (fr.xliff)
            + Inconnu

        notes
          fr.xliff says of same: Un mot; the catalog’s comment stays: none

        """
    )
  }

  @Test func `JSON has every value that something became of`() throws {
    let document = try #require(JSONSample(Self.report.json))
    #expect(document["schema"].text == "alertcopy.apply/1")
    let table = try #require(document["tables"].elements.first)
    #expect(table["counts"]["rejected"].number == 3)
    #expect(table["locales"].elements.map { $0["locale"].text } == ["de", "fr"])
    #expect(table["notes"].elements.map { $0["note"].text } == ["comment"])
    let values = table["values"].elements
    #expect(
      values.map { $0["outcome"].text } == [
        "added", "changed", "state", "rejected", "rejected", "rejected",
      ]
    )
    #expect(values[3]["rejection"]["reason"].text == "source-changed")
    #expect(values[3]["rejection"]["seenSource"].text == "Old source")
    #expect(values[1]["result"]["state"].text == "needs_review")
  }
}
