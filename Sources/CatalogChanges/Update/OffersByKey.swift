internal import ICU
internal import MessageFormat
internal import StringCatalogs

/// What translators' files have, by key, with the locales under the names that the catalog has.
struct OffersByKey {
  /// What the files have for a key, in their order.
  struct Offers {
    var offers: [Offer] = []
    var comments: [(file: String, comment: String)] = []
  }

  /// The names of the locales: the catalog's, and behind them those that the files add.
  private(set) var spellings: LocaleSpellings
  /// The files that were translated from another language than the catalog's, with that language.
  private(set) var otherSources: [(file: String, language: String)] = []
  private let sourceLanguage: String
  private var byKey: [ExactText: Offers] = [:]
  private var keys: [ExactText] = []

  init(_ inputs: [UpdateInput], _ reviews: [UpdateReview], for catalog: StringCatalog) {
    sourceLanguage = catalog.sourceLanguage
    spellings = LocaleSpellings(
      [sourceLanguage] + catalog.entries.lazy.flatMap { $0.localizations.lazy.map(\.locale) }
    )
    for input in inputs { add(input) }
    for review in reviews { add(review) }
  }

  /// What there is for a key, which is then taken care of.
  mutating func remove(_ key: String) -> Offers? { byKey.removeValue(forKey: ExactText(key)) }

  /// What nobody took, in the order of the files.
  var remaining: [Offers] { keys.compactMap { byKey[$0] } }

  private mutating func add(_ input: UpdateInput) {
    let catalog = input.table.catalog
    let isOfSource = isSourceLanguage(catalog.sourceLanguage)
    if !isOfSource { otherSources.append((input.file, catalog.sourceLanguage)) }
    for entry in catalog.entries {
      let key = ExactText(entry.key)
      if byKey[key] == nil { keys.append(key) }
      // A source in another language than the catalog's cannot be compared with the catalog's.
      byKey[key, default: Offers()].offers += offers(
        of: entry,
        seen: isOfSource ? source(of: entry, input.table) : nil,
        input
      )
      if let comment = entry.comment, !comment.isEmpty {
        byKey[key, default: Offers()].comments.append((input.file, comment))
      }
    }
  }

  private mutating func add(_ review: UpdateReview) {
    for change in review.changes {
      let key = ExactText(change.id.key)
      if byKey[key] == nil { keys.append(key) }
      let locale = name(of: change.id.locale)
      byKey[key, default: Offers()].offers
        .append(Offer(change, locale: locale, file: review.file))
    }
  }

  /// Whether a language is the catalog's source language, in another spelling or with its likely
  /// region: `en-US` for `en`.
  private func isSourceLanguage(_ language: String) -> Bool {
    if let name = spellings.name(of: language) { return name == sourceLanguage }
    return LocaleSpellings([sourceLanguage]).likelyName(of: language) != nil
  }

  /// The string that the translator saw; `nil` where the file does not say.
  private func source(of entry: StringCatalog.Entry, _ table: StringTable) -> LocalizedString? {
    let language = table.catalog.sourceLanguage
    return table.statesSourceLanguage ? entry.sourceString(language) : entry[language]
  }

  private mutating func offers(
    of entry: StringCatalog.Entry,
    seen source: LocalizedString?,
    _ input: UpdateInput
  ) -> [Offer] {
    let sourceArguments = SubstitutionText(of: source ?? LocalizedString())
    return entry.localizations.flatMap { localization -> [Offer] in
      guard localization.locale != input.table.catalog.sourceLanguage else { return [] }
      let locale = name(of: localization.locale)
      let hasStates = !input.table.localesWithoutStates.contains(localization.locale)
      let arguments = SubstitutionText(of: localization.string)
      return localization.string.units.map { path, unit in
        var unit = unit
        if !hasStates, unit.state == .translated { unit.state = nil }
        return Offer(
          id: StringID(key: entry.key, locale: locale, path: path),
          unit: unit,
          file: input.file,
          seenSource: source?.counterpart(of: path)?.value,
          arguments: arguments,
          sourceArguments: sourceArguments
        )
      }
    }
  }

  /// The name of a locale; one that the catalog has not keeps that of the first file.
  private mutating func name(of locale: String) -> String {
    if let name = spellings.name(of: locale) { return name }
    spellings.add(locale)
    return locale
  }
}
