internal import Diagnostics
internal import StringCatalogs

/// Makes string tables of translation files.
struct TableMaker {
  /// What a person should know of the files.
  private(set) var notes: [Diagnostic] = []

  /// The table of a file.
  ///
  /// - Throws: a diagnostic where its skeleton is damaged.
  mutating func table(_ name: String, of file: TranslationFile) throws(Diagnostic) -> StringTable {
    let skeleton: CatalogSkeleton? =
      if let text = file.skeleton {
        try CatalogSkeleton(parsing: text, at: file.location)
      } else { nil }
    let base = skeleton?.catalog ?? StringCatalog(sourceLanguage: file.sourceLanguage)
    let context = Context(file, base)
    let known = Dictionary(
      base.entries.map { (ExactText($0.key), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var catalog = base
    catalog.sourceLanguage = context.sourceLanguage
    catalog.entries = strings(in: file.units, known: known).map { key, units in
      known[ExactText(key)].map { context.entry($0, changedBy: units) } ?? context.maker.entry(key, units)
    }
    return StringTable(name: name, catalog: catalog)
  }

  /// The units by the keys of their strings, in the order of the file.
  private mutating func strings(
    in units: [TranslationUnit],
    known: [ExactText: StringCatalog.Entry]
  ) -> [(key: String, units: [PlacedUnit])] {
    var strings: [(key: String, units: [PlacedUnit])] = []
    var indices: [ExactText: Int] = [:]
    var seen: Set<ExactText> = []
    for unit in units {
      // A key may look like the name of another string's value; the skeleton tells.
      let identifier =
        known[ExactText(unit.identifier)] == nil
        ? UnitIdentifier(unit.identifier) : UnitIdentifier(key: unit.identifier, path: .root)
      guard seen.insert(ExactText(identifier.text)).inserted else {
        notes.append(
          Diagnostic(
            .note,
            at: unit.location,
            "“\(unit.identifier)” stands twice; what stands first is read",
            advice: "remove one"
          )
        )
        continue
      }
      let key = ExactText(identifier.key)
      let index = indices[key] ?? strings.endIndex
      if index == strings.endIndex {
        indices[key] = index
        strings.append((identifier.key, []))
      }
      strings[index].units.append((identifier.path, unit))
    }
    return strings
  }
}

/// The languages of a file, by the names that its catalog gives them.
private struct Context {
  let sourceLanguage: String
  let locale: String?
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
  func entry(
    _ base: StringCatalog.Entry,
    changedBy units: [PlacedUnit]
  ) -> StringCatalog.Entry {
    let locale = locale ?? sourceLanguage
    let plain = maker.entry(base.key, units)
    let written = Dictionary(
      unitMaker.units(of: base).map { ($0.path, $0.unit) },
      uniquingKeysWith: { first, _ in first }
    )
    var entry = base
    if let (path, unit) = units.first, unit.comment != written[path]?.comment ?? "" {
      entry.comment = plain.comment
    }
    let arguments = SubstitutionText(of: base[locale] ?? LocalizedString())
      .completed(with: SubstitutionText(of: base[sourceLanguage] ?? LocalizedString()))
    if base[locale] == nil { entry[locale] = plain[locale] }
    for (path, unit) in units {
      let expected = written[path]
      if let expected, let source = unit.source, source != expected.source {
        entry[sourceLanguage]?[path] = plain[sourceLanguage]?[path]
      }
      if let target = unit.target, target != expected?.target, base[locale] != nil {
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
