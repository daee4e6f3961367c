internal import StringCatalogs

extension StringCatalog {
  /// The locales that the catalog has strings in: the source first, then as they come.
  var locales: [String] {
    var locales = [sourceLanguage]
    var seen: Set<String> = [sourceLanguage]
    for localization in entries.lazy.flatMap(\.localizations)
    where seen.insert(localization.locale).inserted {
      locales.append(localization.locale)
    }
    return locales
  }
}

extension [StringTable] {
  /// The locales of all tables, as they come.
  package var locales: [String] {
    var seen: Set<String> = []
    return flatMap(\.catalog.locales).filter { seen.insert($0).inserted }
  }
}

extension StringCatalog.Entry {
  /// What a locale has for the key; in the source language the key itself where it has nothing.
  func string(in locale: String, of catalog: StringCatalog) -> LocalizedString? {
    let string = self[locale]
    guard locale == catalog.sourceLanguage, string?.units.isEmpty ?? true, !key.isEmpty else {
      return string
    }
    return LocalizedString(key)
  }

  /// Whether translators work on the string: not where it is the same in every locale, nor where
  /// the sources no longer have it.
  var isWorkedOn: Bool { shouldTranslate != false && extractionState != .stale }

  /// Whether a locale has no translation, or one whose state is not `translated`.
  func isUnfinished(in locale: String) -> Bool {
    guard isWorkedOn else { return false }
    let units = self[locale]?.units ?? []
    return units.isEmpty || units.contains { ($0.unit.state ?? .translated) != .translated }
  }
}

extension WritingOptions {
  /// Whether a locale is to be written.
  func includes(_ locale: String) -> Bool { locales?.contains(locale) ?? true }
}
