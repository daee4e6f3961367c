internal import Diagnostics
internal import StringCatalogs

/// Makes string tables of translation files.
struct TableMaker {
  private var duplicates: [Diagnostic] = []
  private var unread = UnreadParts()

  /// What a person should know of the files.
  var notes: [Diagnostic] { duplicates + unread.notes }

  /// The table of a file.
  ///
  /// - Throws: a diagnostic where its skeleton is damaged.
  mutating func table(_ name: String, of file: TranslationFile) throws(Diagnostic) -> StringTable {
    let skeleton: CatalogSkeleton? =
      if let text = file.skeleton {
        try CatalogSkeleton(parsing: text, at: file.location)
      } else { nil }
    let base = skeleton?.catalog ?? StringCatalog(sourceLanguage: file.sourceLanguage)
    let updater = EntryUpdater(file, base)
    let known = Dictionary(
      base.entries.map { (ExactText($0.key), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    if file.targetLanguage == file.sourceLanguage { noteReplacedSources(file.units) }
    var catalog = base
    catalog.sourceLanguage = updater.sourceLanguage
    catalog.entries = strings(in: file.units, known: known).map { key, units in
      known[ExactText(key)].map { updater.entry($0, changedBy: units) }
        ?? updater.maker.entry(key, units)
    }
    let hasStates = skeleton != nil || file.units.contains { $0.target?.state != nil }
    return StringTable(
      name: name,
      catalog: catalog,
      localesWithoutStates: hasStates ? [] : Set([updater.locale].compactMap(\.self))
    )
  }

  /// A translation into the source language is what the source should say.
  private mutating func noteReplacedSources(_ units: [TranslationUnit]) {
    for unit in units {
      guard let target = unit.target, let source = unit.source, let location = unit.location,
        !target.text.isExactly(source)
      else { continue }
      unread.add("a source that its translation into the same language replaces", at: location)
    }
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
        duplicates.append(
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
