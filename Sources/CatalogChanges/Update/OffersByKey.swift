internal import StringCatalogs

/// What translators' files have, by key.
struct OffersByKey {
  /// What the files have for a key, in their order.
  struct Offers {
    var offers: [Offer] = []
    var comments: [(file: String, comment: String)] = []
  }

  private var byKey: [ExactText: Offers] = [:]
  private var keys: [ExactText] = []

  init(_ inputs: [UpdateInput], sourceLanguage: String) {
    for input in inputs {
      for entry in input.catalog.entries { add(entry, of: input, sourceLanguage) }
    }
  }

  /// What there is for a key, which is then taken care of.
  mutating func remove(_ key: String) -> Offers? { byKey.removeValue(forKey: ExactText(key)) }

  /// What nobody took, in the order of the files.
  var remaining: [Offers] { keys.compactMap { byKey[$0] } }

  private mutating func add(
    _ entry: StringCatalog.Entry,
    of input: UpdateInput,
    _ sourceLanguage: String
  ) {
    let key = ExactText(entry.key)
    if byKey[key] == nil { keys.append(key) }
    // A source in another language than the catalog's cannot be compared with the catalog's.
    let source = input.catalog.sourceLanguage == sourceLanguage ? entry[sourceLanguage] : nil
    var offers: [Offer] = []
    for localization in entry.localizations
    where localization.locale != input.catalog.sourceLanguage {
      for (path, unit) in localization.string.units {
        offers.append(
          Offer(
            id: StringID(key: entry.key, locale: localization.locale, path: path),
            unit: unit,
            file: input.file,
            seenSource: source?.counterpart(of: path)?.value
          )
        )
      }
    }
    byKey[key, default: Offers()].offers += offers
    if let comment = entry.comment, !comment.isEmpty {
      byKey[key, default: Offers()].comments.append((input.file, comment))
    }
  }
}
