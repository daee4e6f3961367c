internal import StringCatalogs

/// What must be known of a whole String Catalog before its entries are read one by one.
struct StringCatalogSurvey {
  private(set) var locales: LocaleIndex
  /// The keys in whose comments suppressions stand.
  private(set) var suppressedKeys: [Int] = []

  init(_ view: StringCatalogView, sourceLanguage: String) {
    locales = LocaleIndex(sourceLanguage: sourceLanguage)
    var index = 0
    view.forEachEntry(in: 0..<view.count) { entry in
      if entry.comment?.contains(SuppressionComment.mark) == true { suppressedKeys.append(index) }
      entry.forEachLocalization { locales.add($0.locale) }
      index += 1
    }
  }
}
