internal import ICU
internal import StringCatalogs

/// The update of one key.
struct EntryUpdate {
  private(set) var entry: StringCatalog.Entry
  private(set) var items: [UpdateItem] = []
  /// The files of the values that were taken without a look at the source, one for each value.
  private(set) var uncheckedFiles: [String] = []

  init(
    of entry: StringCatalog.Entry,
    with offers: [Offer],
    sourceLanguage: String,
    locales: Set<String>?,
    _ placeholders: @escaping PlaceholderCheck
  ) {
    self.entry = entry
    let source = entry.sourceString(sourceLanguage)
    var order: [String] = []
    let byLocale = offers.reduce(into: [String: [Offer]]()) { groups, offer in
      if groups[offer.id.locale] == nil { order.append(offer.id.locale) }
      groups[offer.id.locale, default: []].append(offer)
    }
    for locale in order {
      let spelling = CatalogSpelling(source: source, translation: entry[locale])
      let update = LocaleUpdate(
        of: entry[locale],
        with: (byLocale[locale] ?? []).map(spelling.spelling),
        .init(
          source: source,
          isSourceLanguage: locale == sourceLanguage,
          isAskedFor: locales?.contains(locale) ?? true,
          isLocale: entry[locale] != nil || LocaleFallback.canonicalTag(locale) != nil,
          isToBeTranslated: entry.shouldTranslate != false,
          placeholders: placeholders
        )
      )
      if let string = update.string { self.entry[locale] = string }
      items += update.items
      uncheckedFiles += update.uncheckedFiles
    }
  }
}
