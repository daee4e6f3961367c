internal import AppProject
internal import CopyChecks
internal import MessageFormat
internal import StringCatalogs

/// Makes catalogs of what files say.
struct CatalogMaker {
  let regions: DevelopmentRegions
  /// The catalogs whose texts a person has said to be ICU messages.
  let icu: PathSet

  /// Whether a table holds values of Info.plist.
  static func isInfoPlist(_ name: String) -> Bool { name.hasSuffix("InfoPlist") || name == "Info" }

  /// The catalog of a String Catalog, and the entries in whose comments suppressions stand.
  func catalog(
    of file: StringCatalogFile,
    path: String,
    index: Int
  ) -> (catalog: CheckedCatalog, suppressed: [CheckedEntry]) {
    let view = StringCatalogView(file)
    let survey = StringCatalogSurvey(view, sourceLanguage: file.sourceLanguage)
    let locales = survey.locales
    let entries = StringCatalogEntries(view, file: index, locales: locales, sourceLocale: 0)
    let name = PathName(path).stem
    let isInfoPlist = Self.isInfoPlist(name)
    let catalog = CheckedCatalog(
      name: name,
      content: isInfoPlist ? .infoPlist : .strings,
      syntax: isInfoPlist ? .none : appleSyntax(of: entries, [path]),
      locales: locales.names.map { CopyLocale($0, tag: LanguageFolder.tag($0)) },
      sourceLocale: 0,
      files: locales.names.map { _ in index },
      entries: entries
    )
    var suppressed: [CheckedEntry] = []
    for key in survey.suppressedKeys {
      entries.forEach(in: key..<(key + 1)) { suppressed.append($0) }
    }
    return (catalog, suppressed)
  }

  /// The catalog of the files that a table has for its locales.
  func catalog(
    of tables: [LocaleTable],
    _ key: TableGroups.Key,
    _ files: [CheckedFile]
  ) -> CheckedCatalog {
    let isInfoPlist = key.format == .apple && Self.isInfoPlist(key.name)
    let region = regions.region(of: key.folder) ?? "en"
    var ordered = tables.enumerated().map { offset, table in
      (rank: Self.rank(table.locale, region: region), offset: offset, table: table)
    }
    ordered.sort { ($0.rank, $0.offset) < ($1.rank, $1.offset) }
    var sorted = ordered.map(\.table)
    var hasSource = true
    if key.format == .apple, let first = ordered.first, first.rank > 3,
      isInfoPlist || Self.hasTextsAsKeys(first.table.entries)
    {
      let source = CopyLocale(region, tag: LanguageFolder.tag(region))
      sorted.insert(LocaleTable(locale: source, file: first.table.file, entries: []), at: 0)
      hasSource = false
    }
    var (locales, indices, entries) = TableJoiner.join(sorted)
    if key.format == .apple, !isInfoPlist {
      entries = entries.map { SourceKey.completing($0, sourceLocale: 0) }
    }
    return CheckedCatalog(
      name: key.name,
      content: isInfoPlist ? .infoPlist : .strings,
      syntax: syntax(of: entries, key.format, isInfoPlist, indices.map { files[$0].path }),
      locales: locales,
      sourceLocale: 0,
      files: indices,
      entries: entries,
      hasSource: hasSource
    )
  }

  /// Whether strings are written in the code: their keys are what the source language shows.
  private static func hasTextsAsKeys(_ entries: [CheckedEntry]) -> Bool {
    entries.count { !SourceKey.isText($0.key) } * 10 < entries.count
  }

  /// How near a locale is to the source of a table; those above 3 are none.
  private static func rank(_ locale: CopyLocale, region: String) -> Int {
    if locale.name == LanguageFolder.base || locale.name == AndroidFile.defaultName { return 1 }
    if locale.name == region || locale.tag == LanguageFolder.tag(region) { return 0 }
    if locale.tag == "en" { return 2 }
    if locale.tag.hasPrefix("en-") { return 3 }
    // Without English it is Chinese that others are translated from, more often than not.
    return locale.writing == .simplified ? 4 : 5
  }

  private func syntax(
    of entries: [CheckedEntry],
    _ format: TableGroups.Format,
    _ isInfoPlist: Bool,
    _ paths: [String]
  ) -> CheckedCatalog.Syntax {
    switch format {
    case .apple: isInfoPlist ? .none : appleSyntax(of: entries, paths)
    case .android: .printf(.android)
    case .arb: .icu
    }
  }

  /// The syntax of texts of an app for Apple's systems.
  func appleSyntax(of entries: any CheckedEntries, _ paths: [String]) -> CheckedCatalog.Syntax {
    paths.contains(where: icu.contains) ? .icu : MessageSyntax.detect(in: entries)
  }
}
