internal import ICU
package import StringCatalogs

/// A catalog with the translations of translators' files in it, and what became of each of them.
///
/// A value is matched by key, locale and path. Only what passes every check is taken; whatever does
/// not is told with its reason, and the catalog keeps what it has. Nothing is ever deleted, and
/// no comment, source text or locale that the files do not have is touched.
package struct CatalogUpdate: Sendable {
  package private(set) var catalog: StringCatalog
  /// In the order of the catalog; what the catalog has no key for stands at the end.
  package private(set) var items: [UpdateItem] = []
  package private(set) var notes: [UpdateNote] = []

  /// The entries that differ from what they were.
  package private(set) var changedEntries: [StringCatalog.Entry] = []

  /// Whether a translation was refused; one in a locale that nobody asked for was not.
  package var hasRejections: Bool {
    items.contains { item in
      guard case .rejected(let rejection) = item.outcome else { return false }
      return rejection != .localeNotAskedFor
    }
  }

  /// An update of a catalog.
  ///
  /// - Parameters:
  ///   - current: The catalog.
  ///   - inputs: What the translators' files have for it.
  ///   - reviews: What reviewers decided about it.
  ///   - locales: The locales to take; `nil` for all that the files have.
  ///   - placeholders: The check of placeholders, by the syntax that the catalog's values have.
  package init(
    of current: StringCatalog,
    with inputs: [UpdateInput],
    reviews: [UpdateReview] = [],
    locales: Set<String>? = nil,
    placeholders: @escaping PlaceholderCheck = CatalogUpdate.printfMismatches
  ) {
    catalog = current
    var offers = OffersByKey(inputs, reviews, for: current)
    let locales = locales.map { Set($0.map { offers.spellings.name(of: $0) ?? $0 }) }
    var unchecked: [String: Int] = [:]
    var comments: [UpdateNote] = []
    for position in catalog.entries.indices {
      let entry = catalog.entries[position]
      guard let offered = offers.remove(entry.key) else { continue }
      let update = EntryUpdate(
        of: entry,
        with: offered.offers,
        sourceLanguage: current.sourceLanguage,
        locales: locales,
        placeholders
      )
      catalog.entries[position] = update.entry
      if update.entry != entry { changedEntries.append(update.entry) }
      items += update.items
      for file in update.uncheckedFiles { unchecked[file, default: 0] += 1 }
      comments += offered.comments.filter { !$0.comment.isExactly(entry.comment ?? "") }
        .map {
          .comment(key: entry.key, file: $0.file, offered: $0.comment, current: entry.comment)
        }
    }
    items += offers.remaining.flatMap { $0.offers.map(\.itemOfUnknownKey) }
    let otherSources = offers.otherSources
    for (file, _) in otherSources { unchecked[file] = nil }
    notes =
      otherSources.map { file, language in
        .otherSourceLanguage(file: file, language: language, current: current.sourceLanguage)
      } + newLocales(since: current)
      + (inputs.map(\.file) + reviews.map(\.file)).compactMap { file in
        unchecked.removeValue(forKey: file).map {
          .sourcesUnchecked(file: file, count: $0, language: current.sourceLanguage)
        }
      } + copiesOfSources + comments
    raiseVersion()
  }

  /// The locales that have their first value from the update, in the order in which they came.
  private func newLocales(since old: StringCatalog) -> [UpdateNote] {
    let added = items.filter { $0.outcome == .added }.map(\.id.locale)
    guard !added.isEmpty else { return [] }
    var known = Set(old.entries.lazy.flatMap { $0.localizations.lazy.map(\.locale) })
    let spellings = LocaleSpellings([old.sourceLanguage] + known.sorted())
    return added.filter { known.insert($0).inserted }
      .map { .newLocale($0, like: spellings.likelyName(of: $0)) }
  }

  /// The files that have source texts where a translation should be, and no state to tell.
  private var copiesOfSources: [UpdateNote] {
    var files: [String] = []
    var counts: [String: Int] = [:]
    for item in items where item.outcome == .untranslated && item.offered.state == nil {
      guard !item.offered.value.isEmpty else { continue }
      if counts[item.file] == nil { files.append(item.file) }
      counts[item.file, default: 0] += 1
    }
    return files.map { .copiesOfSources(file: $0, count: counts[$0] ?? 0) }
  }

  /// Says the version that knows `machine_translated`, where the catalog has that state now.
  private mutating func raiseVersion() {
    let isWritten = items.contains {
      $0.result?.state == .machineTranslated && $0.current?.state != .machineTranslated
    }
    guard isWritten, let version = catalog.version.flatMap(FormatVersion.init),
      version < .machineTranslation
    else { return }
    catalog.version = FormatVersion.machineTranslation.description
  }
}
