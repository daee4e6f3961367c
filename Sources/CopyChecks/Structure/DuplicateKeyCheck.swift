internal import Diagnostics
internal import StringCatalogs

/// A key that stands twice in one locale.
struct DuplicateKeyCheck: CatalogCheck {
  static let rule = Rule(
    "duplicate-key",
    .structure,
    .warning,
    summary: "A key has several texts in one locale.",
    rationale: "One of them is never shown, and nobody can tell which: readers of files differ.",
    source:
      "BartyCrouch lints duplicate keys; our own reader of .strings files lets the last one count.",
    example: .files(
      before: [
        .init(
          "en.lproj/Localizable.strings",
          "\"allow\" = \"Allow\";\n\"allow\" = \"Allow access\";\n"
        )
      ],
      after: [
        .init(
          "en.lproj/Localizable.strings",
          "\"allow\" = \"Allow\";\n\"allow.access\" = \"Allow access\";\n"
        )
      ]
    )
  )

  init(_ options: CheckOptions) {}

  /// The keys by their hashes: their words are only looked at where two have the same.
  func notes(for catalog: CheckedCatalog) -> HashedEntries { HashedEntries() }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout HashedEntries
  ) {
    notes.beginEntry()
    notes.add(TextHash.exact(entry.key))
    if entry.hasTwins { notes.add(TextHash.exact(entry.key)) }
  }

  func check(_ notes: [HashedEntries], in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    let repeated = HashedEntries.repeated(in: notes)
    var seen: [ExactText: Set<Place>] = [:]
    var twins: [(entry: CheckedEntry, text: CheckedText)] = []
    catalog.forEachEntry(of: repeated.entries) { entry in
      for text in entry.texts {
        let place = Place(locale: text.locale, path: text.path)
        if !seen[entry.key.exact, default: []].insert(place).inserted {
          twins.append((entry, text))
        }
      }
    }
    for (entry, text) in twins {
      let locale = catalog.locales[text.locale].name
      let message = "“\(entry.key)” stands in \(locale) before; delete one of them"
      findings.add(Self.rule, of: text, message, key: entry.key, locale: locale)
    }
  }

  fileprivate struct Place: Hashable {
    let locale: Int
    let path: UnitPath
  }
}

extension CheckedEntry {
  /// Whether two of its texts are of the same locale and variation.
  fileprivate var hasTwins: Bool {
    // Most have one text for each locale, in order.
    guard zip(texts, texts.dropFirst()).contains(where: { $0.locale >= $1.locale }) else {
      return false
    }
    var seen: Set<DuplicateKeyCheck.Place> = []
    return texts.contains { !seen.insert(.init(locale: $0.locale, path: $0.path)).inserted }
  }
}
