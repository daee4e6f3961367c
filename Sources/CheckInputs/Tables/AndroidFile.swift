internal import AppProject
internal import CatalogFormats
internal import CopyChecks
internal import StringCatalogs

/// The table and the locale of a file of Android's resources, as its path tells them.
struct AndroidFile {
  /// What the locale of the folder `values` is called.
  static let defaultName = "values"

  private(set) var key: TableGroups.Key
  let locale: CopyLocale

  /// The table and the locale of a file with some strings; `declared` is what its root element says of
  /// the locale where the folder says nothing.
  init(_ path: String, of entries: [CheckedEntry], declared: String?) {
    let folder = ProjectPath.folder(of: path)
    let values = AndroidFolder(name: ProjectPath.name(of: folder))
    let stem = PathName(path).stem
    // Strings for some devices only are a table of their own.
    let qualifiers = values?.qualifiers ?? []
    key = TableGroups.Key(
      folder: values == nil ? folder : ProjectPath.folder(of: folder),
      name: ([stem] + qualifiers).joined(separator: "-"),
      format: .android
    )
    if let tag = values?.locale {
      locale = CopyLocale(tag)
    } else if let declared {
      locale = CopyLocale(Self.defaultName, tag: LanguageFolder.tag(declared))
    } else {
      let texts = TextLanguage(of: entries)
      let named = values == nil ? FileNameLocale(stem, of: texts) : nil
      let found = UnnamedLocale.locale(
        of: texts,
        file: named,
        named: Self.defaultName,
        region: "en"
      )
      locale = named == nil ? CopyLocale(Self.defaultName, tag: found.tag) : found
      if let named, !named.table.isEmpty { key.name = named.table }
    }
  }
}
