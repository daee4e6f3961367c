import CatalogChanges
import StringCatalogs
import Testing

/// What becomes of a value by its text and state, as issue 5 asks of `alertcopy apply`.
struct UpdateStateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let current: String
    let offered: String
    let result: String
    let outcome: UpdateItem.Outcome

    init(
      _ current: String,
      _ offered: String,
      _ result: String,
      _ outcome: UpdateItem.Outcome
    ) {
      self.current = current
      self.offered = offered
      self.result = result
      self.outcome = outcome
    }

    var testDescription: String { "\(current) <- \(offered)" }
  }

  // A letter is a text, a word its state, a dash no value, 0 the empty text, S the source's text.
  @Test(
    arguments: [
      // The same text: approved, doubted, or nothing.
      Row("A translated", "A", "A translated", .unchanged),
      Row("A needs_review", "A", "A needs_review", .unchanged),
      Row("A", "A translated", "A", .unchanged),
      Row("A new", "A translated", "A translated", .state),
      Row("A needs_review", "A translated", "A translated", .state),
      Row("A machine_translated", "A translated", "A translated", .state),
      Row("A translated", "A translated", "A translated", .unchanged),
      Row("A translated", "A needs_review", "A needs_review", .state),
      Row("A", "A needs_review", "A needs_review", .state),
      Row("A needs_review", "A needs_review", "A needs_review", .unchanged),
      Row("A new", "A machine_translated", "A machine_translated", .state),
      Row("A translated", "A machine_translated", "A translated", .unchanged),
      Row("A needs_review", "A machine_translated", "A needs_review", .unchanged),
      Row("A translated", "A new", "A translated", .unchanged),
      Row("A translated", "A final", "A translated", .unchanged),
      Row("A final", "A needs_review", "A final", .unchanged),
      // Another text.
      Row("A translated", "B translated", "B translated", .changed),
      Row("A new", "B", "B translated", .changed),
      Row("A translated", "B needs_review", "B needs_review", .changed),
      Row("A translated", "B machine_translated", "B machine_translated", .changed),
      Row("A translated", "B final", "B final", .changed),
      Row("-", "B", "B translated", .added),
      Row("-", "B needs_review", "B needs_review", .added),
      // box/mojito#390: what is “new” is no translation.
      Row("A translated", "B new", "A translated", .rejected(.new)),
      Row("-", "B new", "-", .rejected(.new)),
      Row("-", "S new", "-", .untranslated),
      // Files without states go out with the source’s texts in them.
      Row("-", "S", "-", .untranslated),
      Row("A new", "S", "A new", .untranslated),
      Row("A translated", "S", "S translated", .changed),
      Row("-", "S translated", "S translated", .added),
      // Xcode’s import erases here, as an import and what came of it show (shared/cases, 094 and 146).
      Row("A translated", "0 translated", "A translated", .rejected(.empty)),
      Row("A translated", "0", "A translated", .rejected(.empty)),
      Row("A translated", "0 new", "A translated", .untranslated),
      Row("-", "0 translated", "-", .untranslated),
      Row("0 translated", "0 translated", "0 translated", .unchanged),
      Row("0 new", "B", "B translated", .changed),
    ]
  )
  func `a text and its state`(row: Row) {
    let update = CatalogUpdate(
      of: Self.catalog(row.current),
      with: [.init(file: "fr.xliff", table: .init(name: "T", catalog: Self.catalog(row.offered)))],
      placeholders: { _, _ in [:] }
    )
    #expect(update.items.map(\.outcome) == [row.outcome])
    #expect(CatalogFacts(update.catalog) == CatalogFacts(Self.catalog(row.result, version(row))))
  }

  /// Only version 1.3 knows `machine_translated`, as in the files of Xcode 27.
  private func version(_ row: Row) -> String {
    let state = "machine_translated"
    return row.result.hasSuffix(state) && !row.current.hasSuffix(state) ? "1.3" : "1.0"
  }

  private static func catalog(_ text: String, _ version: String = "1.0") -> StringCatalog {
    let words = text.split(separator: " ").map(String.init)
    var entry = StringCatalog.Entry(key: "k")
    entry["en"] = LocalizedString("S")
    if words[0] != "-" {
      let state = words.count > 1 ? LocalizedString.StringUnit.State(rawValue: words[1]) : nil
      entry["fr"] = LocalizedString(words[0] == "0" ? "" : words[0], state: state)
    }
    return StringCatalog(sourceLanguage: "en", entries: [entry], version: version)
  }
}
