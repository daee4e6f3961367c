internal import CatalogChanges
internal import CopyChecks
internal import Diagnostics

/// The strings of a document as they are gathered, with the entries that they come from.
struct StringCollection {
  private(set) var strings: [ReviewString] = []
  private(set) var entries: [CheckedEntry] = []
  private(set) var items: [AlertGrouping.Item] = []
  private(set) var commits: [ReviewCommit] = []
  /// The first string of each name.
  private(set) var indices: [FindingPlacer.StringName: Int] = [:]
  private var history: History

  init(_ history: ReviewHistory) { self.history = History(history) }

  /// Adds the strings of a catalog, with what their history is.
  mutating func add(
    _ catalog: CheckedCatalog,
    _ reader: StringReader,
    number: Int,
    file: CheckedFile,
    locales: LocaleList
  ) throws(Diagnostic) {
    let start = strings.count
    var (strings, entries, items) = (strings, entries, items)
    (self.strings, self.entries, self.items) = ([], [], [])
    catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
      let (string, role) = reader.string(of: entry)
      strings.append(string)
      entries.append(entry)
      items.append(AlertGrouping.Item(catalog: number, key: entry.key, role: role))
    }
    for index in start..<strings.count {
      let name = FindingPlacer.StringName(catalog: number, key: strings[index].key)
      if indices[name] == nil { indices[name] = index }
    }
    try history.complete(
      &strings[start...],
      of: entries[start...],
      in: file,
      locales: locales,
      localeIndices: reader.localeIndices
    )
    commits = history.commits
    (self.strings, self.entries, self.items) = (strings, entries, items)
  }

  /// Adds what reviewers have noted of a catalog; a note on a string or a locale that is gone stays in
  /// its file alone.
  mutating func add(_ notes: ReviewNotes, number: Int, _ locales: LocaleList) {
    for note in notes.notes {
      let name = FindingPlacer.StringName(catalog: number, key: note.id.key)
      guard let index = indices[name], let locale = locales.index(of: note.id.locale) else {
        continue
      }
      strings[index].notes.append(ReviewStringNote(locale: locale, note: note))
    }
  }

  /// Has the strings name their terms by places in a list of those that occur.
  ///
  /// - Returns: the terms of the list.
  mutating func numberTerms(of index: TermIndex) -> [ReviewTerm] {
    let rows = Set(strings.flatMap(\.terms)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
    for string in strings.indices {
      strings[string].terms = strings[string].terms.compactMap { numbers[$0] }
    }
    return rows.map { index[$0] }
  }
}
