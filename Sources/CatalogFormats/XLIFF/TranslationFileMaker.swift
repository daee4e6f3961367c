internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// Makes translation files of string tables, and gathers what cannot be in them.
struct TranslationFileMaker {
  /// The format, as it is named to a person.
  let format: String
  private let onlyUnfinished: Bool
  private let hasSkeletons: Bool
  private(set) var losses: [Loss] = []

  init(format: String, _ options: WritingOptions) {
    self.format = format
    onlyUnfinished = options.onlyUnfinished
    hasSkeletons = !options.isForTranslators
  }

  /// The file of a table for translators into a locale; `nil` where nothing needs work and only
  /// that is asked for.
  mutating func file(of table: StringTable, in locale: String) -> TranslationFile? {
    let catalog = table.catalog
    let maker = TranslationUnitMaker(
      sourceLanguage: catalog.sourceLanguage,
      locale: locale,
      categories: LanguageTag.pluralCategories(of: locale)
    )
    var file = TranslationFile(
      original: "\(table.name).xcstrings",
      sourceLanguage: LanguageTag.of(catalog.sourceLanguage),
      targetLanguage: LanguageTag.of(locale),
      units: []
    )
    let reader = EntryMaker(
      sourceLanguage: file.sourceLanguage,
      locale: file.targetLanguage,
      sourceCategories: LanguageTag.pluralCategories(of: catalog.sourceLanguage)
    )
    var skeleton = CatalogSkeleton(catalog)
    skeleton.catalog.entries = []
    var names: Set<ExactText> = []
    for entry in catalog.entries where !onlyUnfinished || entry.isWorkedOn {
      guard let entry = writable(entry, in: [catalog.sourceLanguage, locale]) else { continue }
      let made = maker.units(of: entry)
      let units = made.filter { path, unit in
        (!onlyUnfinished || unit.isUnfinished) && isNamed(unit, path, of: entry, locale, &names)
      }
      guard !units.isEmpty else { continue }
      let written = units.count < made.count ? entry.keeping(units, in: locale) : entry
      file.units += units.map(\.unit)
      if reader.entry(of: units) != written { skeleton.catalog.entries.append(written) }
    }
    file.skeleton = hasSkeletons && skeleton.isNeeded ? skeleton.text : nil
    return onlyUnfinished && file.units.isEmpty ? nil : file
  }
}

extension TranslationFileMaker {
  /// The entry in the locales that a file is about; `nil` where XML cannot hold its key.
  private mutating func writable(_ entry: StringCatalog.Entry, in locales: [String])
    -> StringCatalog.Entry?
  {
    var entry = entry
    entry.localizations.removeAll { !locales.contains($0.locale) }
    guard XMLEscape.allows(entry.key) else {
      leaveOut(entry.key, because: "its key has a character that XML cannot hold")
      return nil
    }
    if let comment = entry.comment, !XMLEscape.allows(comment) {
      hide("its comment", of: entry.key)
    }
    for localization in entry.localizations {
      for (path, unit) in localization.string.units where !XMLEscape.allows(unit.value) {
        let name = UnitIdentifier(key: entry.key, path: path).text
        hide("the text", of: name, in: localization.locale)
      }
    }
    return entry
  }

  /// Whether a unit's name tells its value, and no other unit of the file has it.
  private mutating func isNamed(
    _ unit: TranslationUnit,
    _ path: UnitPath,
    of entry: StringCatalog.Entry,
    _ locale: String,
    _ names: inout Set<ExactText>
  ) -> Bool {
    let isTold = path == .root || UnitIdentifier(unit.identifier).path == path
    guard isTold else {
      leaveOut(unit.identifier, in: locale, because: "its name cannot be told from other names")
      return false
    }
    guard names.insert(ExactText(unit.identifier)).inserted else {
      leaveOut(unit.identifier, in: locale, because: "another string's value has the same name")
      return false
    }
    return true
  }

  private mutating func leaveOut(_ key: String, in locale: String? = nil, because reason: String) {
    report(
      Loss(
        .error,
        of: Loss.name(of: key, in: locale),
        " is left out of \(format): \(reason)",
        advice: "change the key or the text"
      )
    )
  }

  private mutating func hide(_ text: String, of key: String, in locale: String? = nil) {
    report(
      Loss(
        .warning,
        of: Loss.name(of: key, in: locale),
        ": \(text) has a character that XML cannot hold; other "
          + "tools do not see it in \(format)",
        advice: "remove it; it is seldom meant"
      )
    )
  }

  /// Reports once what is so in the files of many locales.
  private mutating func report(_ loss: Loss) {
    if !losses.contains(loss) { losses.append(loss) }
  }
}

extension EntryMaker {
  /// The entry that the units of one string are read as; `nil` where they are read as several.
  fileprivate func entry(of units: [PlacedUnit]) -> StringCatalog.Entry? {
    let names = units.map { UnitIdentifier($0.unit.identifier) }
    guard let key = names.first?.key, names.allSatisfy({ $0.key.isExactly(key) }) else {
      return nil
    }
    return entry(key, zip(names, units).map { ($0.path, $1.unit) })
  }
}

extension TranslationUnit {
  /// Whether a translator has something to do: nothing is translated, or its state is other than
  /// `translated`.
  fileprivate var isUnfinished: Bool {
    isTranslatable && (target == nil || target?.state ?? .translated != .translated)
  }
}

extension StringCatalog.Entry {
  /// The entry with the translations of some units alone.
  fileprivate func keeping(_ units: [PlacedUnit], in locale: String) -> Self {
    var entry = self
    entry[locale] = self[locale]?.keeping(Set(units.map(\.path)))
    return entry
  }
}
