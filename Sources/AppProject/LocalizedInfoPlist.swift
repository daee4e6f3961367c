internal import Diagnostics
internal import ICU
internal import StringCatalogs

/// What an app's Info.plist says in other languages: InfoPlist.strings and InfoPlist.xcstrings.
struct LocalizedInfoPlist {
  private let developmentRegion: String
  /// Paths of InfoPlist.strings, by language or `Base`.
  private let tables: [String: String]
  private let catalogPath: String?

  init(developmentRegion: String, stringTables: StringTableFiles) {
    self.developmentRegion = developmentRegion
    tables = stringTables.tables
    catalogPath = stringTables.catalog
  }

  /// The values of a key for a locale, the nearest first; of no other locale's files is any read.
  ///
  /// - Throws: a diagnostic where one of these files is damaged.
  func strings(_ key: String, for tag: String) throws(Diagnostic) -> [LocatedString] {
    let catalog = try readCatalog()
    var strings: [LocatedString] = []
    for source in sources(for: tag, in: catalog) {
      switch source {
      case .table(let path):
        let file = try StringsFile(parsing: try FileContents.read(path), file: path)
        if let entry = file[key] {
          let location = file.location(offset: entry.valueOffset)
          strings.append(LocatedString(value: entry.value, location: location))
        }
      case .catalog(let locale):
        if let catalog, let value = catalog[key]?.localization(locale)?.phoneUnit?.value {
          let location = catalog.location(offset: value.offset)
          strings.append(LocatedString(value: value.text, location: location))
        }
      }
    }
    return strings
  }

  /// A file, or a part of one, that has strings of one locale.
  private enum Source {
    case table(path: String)
    case catalog(locale: String)
  }

  private func readCatalog() throws(Diagnostic) -> StringCatalogFile? {
    guard let catalogPath else { return nil }
    return try StringCatalogFile(parsing: try FileContents.read(catalogPath), file: catalogPath)
  }

  /// The strings that iOS would show: the locale's, or, of an app that does not have the locale,
  /// those of its development region.
  private func sources(for tag: String, in catalog: StringCatalogFile?) -> [Source] {
    let own = matches(for: tag, in: catalog)
    let isDevelopmentRegion =
      !LocaleMatcher(available: [developmentRegion]).matches(for: tag).isEmpty
    guard own.isEmpty || isDevelopmentRegion else { return own }
    let region = isDevelopmentRegion ? own : matches(for: developmentRegion, in: catalog)
    return region + (tables[LanguageFolder.base].map { [.table(path: $0)] } ?? [])
  }

  private func matches(for tag: String, in catalog: StringCatalogFile?) -> [Source] {
    let languages = tables.keys.filter { $0 != LanguageFolder.base }.sorted()
    let folders = LocaleMatcher(available: languages).matches(for: tag)
    let locales = Set(
      catalog?.entries.flatMap { $0.localizations.map(\.locale.text) } ?? []
    )
    return folders.compactMap { tables[$0] }.map { .table(path: $0) }
      + LocaleMatcher(available: locales.sorted()).matches(for: tag).map { .catalog(locale: $0) }
  }
}
