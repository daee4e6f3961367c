internal import AppProject
internal import CatalogFormats
internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// Reads files with strings, one after another, and makes catalogs of them.
struct CatalogCollector {
  private(set) var list: FileList
  private(set) var catalogs: [FoundCatalog] = []
  private(set) var suppressions = SuppressionList()
  private let maker: CatalogMaker
  private var groups = TableGroups()

  init(_ maker: CatalogMaker, list: FileList) {
    self.maker = maker
    self.list = list
  }

  /// Reads a file, if it is one with strings.
  mutating func add(_ file: FoundFile) {
    do throws(Diagnostic) {
      switch file.kind {
      case .stringCatalog: try addStringCatalog(file.path)
      case .strings, .stringsdict: try addLocaleFile(file)
      case .xliff: try addTranslations(file.path)
      case .android: try addAndroid(file)
      case .arb: try addARB(file.path)
      case .infoPlist, .xcodeProject, .source: break
      }
    } catch {
      list.report(error)
    }
  }

  /// Makes catalogs of the tables that have several files, when all of these have been read.
  mutating func joinTables() {
    for key in groups.keys {
      let catalog = maker.catalog(of: groups[key], key, list.files)
      append(catalog, in: key.folder, .localeFiles)
    }
    groups = TableGroups()
  }

  private mutating func append(
    _ catalog: CheckedCatalog,
    in folder: String,
    _ form: FoundCatalog.Form
  ) {
    if let entries = catalog.entries as? [CheckedEntry] {
      suppressions.add(entries, catalog: catalogs.count, list.files)
    }
    catalogs.append(FoundCatalog(catalog: catalog, folder: folder, form: form))
  }

  private mutating func addStringCatalog(_ path: String) throws(Diagnostic) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var bytes = try list.contents(of: path)
    let hasMark = bytes.starts(with: mark)
    if hasMark { bytes.removeFirst(mark.count) }
    let catalogFile = try StringCatalogFile(parsing: bytes, file: path)
    let file = CheckedFile(path: path, validUTF8: bytes, hasByteOrderMark: hasMark)
    let index = list.add(file)
    let (catalog, suppressed) = maker.catalog(of: catalogFile, path: path, index: index)
    suppressions.add(suppressed, catalog: catalogs.count, list.files)
    append(catalog, in: ProjectPath.folder(of: path), .stringCatalog)
  }

  private mutating func addLocaleFile(_ file: FoundFile) throws(Diagnostic) {
    let bytes = try list.contents(of: file.path)
    let path = PathName(file.path)
    let folder = ProjectPath.folder(of: file.path)
    let isInLanguageFolder = path.folder?.hasSuffix(".lproj") == true
    var key = TableGroups.Key(
      folder: isInLanguageFolder ? ProjectPath.folder(of: folder) : folder,
      name: path.stem,
      format: .apple
    )
    let region = maker.regions.tag(of: key.folder)
    var locale = CopyLocale(region)
    if isInLanguageFolder {
      let name = String(ProjectPath.name(of: folder).dropLast(".lproj".count))
      let isBase = name == LanguageFolder.base
      locale = CopyLocale(name, tag: isBase ? region : LanguageFolder.tag(name))
    }
    var table =
      file.kind == .stringsdict
      ? try StringsdictTable.read(bytes, path: file.path, locale: locale, &list)
      : try StringsTable.read(bytes, path: file.path, locale: locale, &list)
    if !isInLanguageFolder {
      let texts = TextLanguage(of: table.entries)
      let named = FileNameLocale(path.stem, of: texts)
      table.locale = UnnamedLocale.locale(of: texts, file: named, named: region, region: region)
      if let named { key.name = named.table.isEmpty ? ProjectPath.name(of: folder) : named.table }
    }
    groups.add(table, to: key)
  }

  private mutating func addTranslations(_ path: String) throws(Diagnostic) {
    let (root, text) = try XMLPair.read(try list.contents(of: path), file: path)
    guard root.element.name == "xliff" else {
      throw Diagnostic(
        .error,
        at: root.element.location,
        "the root element is <\(root.element.name)>, and <xliff> should stand here",
        advice: "give a file that was exported as XLIFF"
      )
    }
    let index = list.add(text)
    for table in XLIFFTable.tables(of: root, in: text.utf8, file: index) {
      let catalog = maker.catalog(of: table, path: path, index: index)
      append(catalog, in: ProjectPath.folder(of: path), .translations)
    }
  }

  private mutating func addAndroid(_ file: FoundFile) throws(Diagnostic) {
    let (root, text) = try XMLPair.read(try list.contents(of: file.path), file: file.path)
    guard AndroidTable.hasStrings(root) else { return }
    let index = list.add(text)
    let entries = AndroidTable.entries(of: root, in: text.utf8, file: index)
    let place = AndroidFile(file.path, of: entries, declared: root["tools:locale"])
    groups.add(LocaleTable(locale: place.locale, file: index, entries: entries), to: place.key)
  }

  private mutating func addARB(_ path: String) throws(Diagnostic) {
    let bytes = try list.contents(of: path)
    let text = try SourceText(decoding: bytes, file: path)
    let json = try JSONFile(parsing: text.utf8, file: path)
    let entries = ARBTable.entries(of: json.root, file: list.files.count)
    let texts = TextLanguage(of: entries)
    let name = try ARBFileName(
      InputFile(
        path: path,
        bytes: [],
        locale: FileNameLocale(PathName(path).stem, of: texts)?.tag ?? texts.tag
      ),
      declared: json.root["@@locale"]?.string
    )
    let index = list.add(text)
    let table = LocaleTable(locale: CopyLocale(name.locale), file: index, entries: entries)
    let folder = ProjectPath.folder(of: path)
    groups.add(table, to: TableGroups.Key(folder: folder, name: name.table, format: .arb))
  }
}
