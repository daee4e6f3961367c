internal import MessageFormat
internal import StringCatalogs

/// Changes the entries that a skeleton kept to what the units of a translation file say.
struct EntryUpdater {
  /// The languages of the file, by the names that the skeleton has for them.
  let sourceLanguage: String
  let locale: String?
  /// What makes the entries that no skeleton kept.
  let maker: EntryMaker
  private let unitMaker: TranslationUnitMaker

  init(_ file: TranslationFile, _ base: StringCatalog) {
    sourceLanguage =
      LanguageTag.of(base.sourceLanguage) == file.sourceLanguage
      ? base.sourceLanguage : file.sourceLanguage
    locale = file.targetLanguage.map { tag in
      base.entries.lazy.flatMap(\.localizations).map(\.locale)
        .first { LanguageTag.of($0) == tag } ?? tag
    }
    maker = EntryMaker(
      sourceLanguage: sourceLanguage,
      locale: locale,
      sourceCategories: LanguageTag.pluralCategories(of: sourceLanguage)
    )
    unitMaker = TranslationUnitMaker(
      sourceLanguage: sourceLanguage,
      locale: locale ?? sourceLanguage,
      categories: LanguageTag.pluralCategories(of: locale ?? sourceLanguage)
    )
  }

  /// An entry of the skeleton with what the units say otherwise than it would have them say.
  func entry(_ base: StringCatalog.Entry, changedBy units: [PlacedUnit]) -> StringCatalog.Entry {
    let locale = locale ?? sourceLanguage
    let plain = maker.entry(base.key, units)
    let written = Dictionary(
      unitMaker.units(of: base).map { ($0.path, $0.unit) },
      uniquingKeysWith: { first, _ in first }
    )
    var entry = base
    if let (path, unit) = units.first, !unit.comment.isExactly(written[path]?.comment ?? "") {
      entry.comment = plain.comment
    }
    let arguments = SubstitutionText(of: base[locale] ?? LocalizedString())
      .completed(with: SubstitutionText(of: base[sourceLanguage] ?? LocalizedString()))
    let isNew = base[locale]?.units.isEmpty ?? true
    if isNew { entry[locale] = plain[locale] ?? base[locale] }
    for (path, unit) in units {
      let expected = written[path]
      if let expected, let source = unit.source, source.exact != expected.source?.exact {
        entry[sourceLanguage]?[path] = plain[sourceLanguage]?[path]
      }
      if let target = unit.target, target != expected?.target, !isNew {
        let members = base[locale]?[path]?.otherMembers ?? []
        entry[locale]?[path] = .init(target, at: path, arguments: arguments)
        entry[locale]?[path]?.otherMembers = members
      }
    }
    // What a file no longer has a translation for has none.
    let translated = Set(units.filter { $0.unit.target != nil }.map(\.path))
    if let string = entry[locale], !string.units.isEmpty, locale != sourceLanguage,
      string.units.contains(where: { !translated.contains($0.path) })
    {
      entry[locale] = string.keeping(translated)
    }
    return entry
  }
}
