import CatalogChanges
import StringCatalogs
import Testing

/// What becomes of a value and its state when both sides touched them.
///
/// The table is that of issue 5's merge: nothing is dropped, a conflict outlives the merge as
/// `needs_review`, and a state is said of one text.
struct UnitMergeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let base: String
    let ours: String
    let theirs: String
    let result: String
    let conflict: MergeConflict.Subject?

    init(
      _ base: String,
      _ ours: String,
      _ theirs: String,
      _ result: String,
      _ conflict: MergeConflict.Subject? = nil
    ) {
      self.base = base
      self.ours = ours
      self.theirs = theirs
      self.result = result
      self.conflict = conflict
    }

    var testDescription: String { "\(base), \(ours), \(theirs)" }
  }

  // A letter is a text, a word its state, a dash no value.
  @Test(
    arguments: [
      // One side alone.
      Row("A translated", "B translated", "A translated", "B translated"),
      Row("A translated", "A needs_review", "A translated", "A needs_review"),
      Row("A new", "B", "A new", "B"),
      Row("-", "B translated", "-", "B translated"),
      Row("A translated", "-", "A translated", "-"),
      // Both in the same way.
      Row("A translated", "B translated", "B translated", "B translated"),
      Row("-", "B new", "B new", "B new"),
      Row("A translated", "-", "-", "-"),
      // A new text, and a new state of the old one.
      Row("A needs_review", "B needs_review", "A translated", "B needs_review"),
      Row("A new", "B translated", "A needs_review", "B needs_review"),
      Row("A translated", "B translated", "A needs_review", "B needs_review"),
      Row("A translated", "B translated", "A new", "B translated"),
      Row("A new", "B machine_translated", "A translated", "B machine_translated"),
      // The same text in different states.
      Row("A new", "B translated", "B new", "B translated"),
      Row("A translated", "B translated", "B needs_review", "B needs_review"),
      Row("A new", "A translated", "A needs_review", "A needs_review", .state),
      Row("A new", "B translated", "B machine_translated", "B needs_review", .state),
      Row("-", "B translated", "B new", "B needs_review", .state),
      // Two texts.
      Row("A translated", "B translated", "C translated", "B needs_review", .value),
      Row("-", "B new", "C translated", "B needs_review", .value),
      // Removed here, changed there.
      Row("A translated", "-", "B translated", "B translated", .presence),
      Row("A translated", "A needs_review", "-", "A needs_review", .presence),
    ]
  )
  func `a value and its state are merged together`(row: Row) {
    for (ours, theirs) in [(row.ours, row.theirs), (row.theirs, row.ours)] {
      let merge = CatalogMerge(
        base: Self.catalog(row.base),
        ours: Self.catalog(ours),
        theirs: Self.catalog(theirs)
      )
      // Where there are two texts, the one of ours stays.
      let result =
        row.conflict == .value ? "\(ours.prefix(1)) needs_review" : row.result
      #expect(merge.catalog == Self.catalog(result))
      #expect(merge.conflicts.map(\.subject) == (row.conflict.map { [$0] } ?? []))
    }
  }

  /// A catalog with a value in French, told in the words of the table.
  private static func catalog(_ text: String) -> StringCatalog {
    let words = text.split(separator: " ").map(String.init)
    var string = LocalizedString(
      variations: [.init(.plural, cases: [.init("other", LocalizedString("%lld"))])]
    )
    if words[0] != "-" {
      let state = words.count > 1 ? LocalizedString.StringUnit.State(rawValue: words[1]) : nil
      string.variations[0].cases.append(.init("one", LocalizedString(words[0], state: state)))
    }
    return StringCatalog(
      sourceLanguage: "en",
      entries: [.init(key: "k", localizations: [.init(locale: "fr", string: string)])]
    )
  }
}
