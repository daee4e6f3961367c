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

  /// Whether a locale has no translation, one whose state is not `translated`, or one that lacks a
  /// plural category of the locale.
  package func isUnfinished(in locale: String) -> Bool {
    guard isWorkedOn else { return false }
    guard let string = self[locale], !string.units.isEmpty else { return true }
    return string.paths(completedFor: locale).contains { path in
      string[path].map { ($0.state ?? .translated) != .translated } ?? true
    }
  }

  /// What a translator into a locale gets: what the locale has, and for what it lacks the texts of
  /// the source, in the state `new`.
  fileprivate func stringForTranslators(
    into locale: String,
    of catalog: StringCatalog
  ) -> LocalizedString? {
    let source = string(in: catalog.sourceLanguage, of: catalog)
    let own = self[locale].flatMap { $0.units.isEmpty ? nil : $0 }
    guard let shape = own ?? source?.asked(by: locale) else { return nil }
    var string = LocalizedString(substitutions: shape.substitutions)
    for index in string.substitutions.indices { string.substitutions[index].variations = [] }
    for path in shape.paths(completedFor: locale) {
      if let unit = own?[path] {
        string[path] = unit
      } else if let unit = source?.nearest(path) ?? own?.nearest(path) {
        string[path] = LocalizedString.StringUnit(unit.value, state: .new)
      }
    }
    return string
  }
}

extension LocalizedString {
  private var varies: Bool { !variations.isEmpty || !substitutions.isEmpty }

  /// The ways to all values, and to those of the plural categories of a locale that are not there.
  fileprivate func paths(completedFor locale: String) -> [UnitPath] {
    paths(completedWith: varies ? LanguageTag.pluralCategories(of: locale) : [])
  }

  /// The string without the plural categories that a locale does not have.
  fileprivate func asked(by locale: String) -> LocalizedString? {
    guard varies else { return self }
    let categories = LanguageTag.pluralCategories(of: locale)
    return keeping(Set(units.map(\.path).filter { $0.isAskedFor(categories) }))
  }

  /// The value at a way, or at that to the plural category `other`.
  fileprivate func nearest(_ path: UnitPath) -> StringUnit? {
    self[path] ?? path.otherPlural.flatMap { self[$0] }
  }
}

extension WritingOptions {
  /// Whether a locale is to be written.
  func includes(_ locale: String) -> Bool { locales?.contains(locale) ?? true }

  /// The locales to write of a catalog, which may be new to it.
  func locales(of catalog: StringCatalog) -> [String] { locales ?? catalog.locales }

  /// Whether a key is to be written in a locale.
  func isWanted(_ entry: StringCatalog.Entry, in locale: String) -> Bool {
    !onlyUnfinished || entry.isUnfinished(in: locale)
  }

  /// What to write for a key in a locale; for translators, the source where there is no translation.
  func string(
    of entry: StringCatalog.Entry,
    in locale: String,
    of catalog: StringCatalog
  ) -> LocalizedString? {
    let isTranslated = (onlyUnfinished || isForTranslators) && entry.isWorkedOn
    let string =
      isTranslated && locale != catalog.sourceLanguage
      ? entry.stringForTranslators(into: locale, of: catalog)
      : entry.string(in: locale, of: catalog)
    return string?.units.isEmpty == false ? string : nil
  }
}
