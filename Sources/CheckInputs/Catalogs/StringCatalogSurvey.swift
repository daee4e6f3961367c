internal import CopyChecks
internal import StringCatalogs

/// What must be known of a whole String Catalog before its entries are read one by one.
struct StringCatalogSurvey: Sendable {
  private(set) var locales: LocaleIndex
  /// The keys in whose comments suppressions stand.
  private(set) var suppressedKeys: [Int] = []

  init(_ view: StringCatalogView, sourceLanguage: String) {
    let size = 8192
    let parts = (0..<(view.count + size - 1) / size).concurrentMap { part in
      let start = part * size
      return Self(view, start..<min(start + size, view.count), sourceLanguage)
    }
    locales = LocaleIndex(sourceLanguage: sourceLanguage)
    for part in parts {
      locales.add(part.locales)
      suppressedKeys += part.suppressedKeys
    }
  }

  /// What must be known of some of the entries.
  private init(_ view: StringCatalogView, _ range: Range<Int>, _ sourceLanguage: String) {
    locales = LocaleIndex(sourceLanguage: sourceLanguage)
    var index = range.lowerBound
    view.forEachEntry(in: range) { entry in
      if entry.comment?.contains(SuppressionComment.mark) == true { suppressedKeys.append(index) }
      entry.forEachLocalization { locales.add($0.locale) }
      index += 1
    }
  }
}
