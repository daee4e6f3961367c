internal import AppProject
internal import CatalogFormats
internal import CopyChecks
internal import StringCatalogs

/// The table and the locale of a file of Android's resources, as its path tells them.
struct AndroidFile {
  /// What the locale of the folder `values` is called.
  static let defaultName = "values"

  let key: TableGroups.Key
  /// The BCP 47 tag; `nil` where the folder names none.
  private let tag: String?

  init(_ path: String) {
    let folder = ProjectPath.folder(of: path)
    let name = AndroidFolder(name: ProjectPath.name(of: folder))
    tag = name?.locale
    // Strings for some devices only are a table of their own.
    let qualifiers = name?.qualifiers ?? []
    key = TableGroups.Key(
      folder: name == nil ? folder : ProjectPath.folder(of: folder),
      name: ([PathName(path).stem] + qualifiers).joined(separator: "-"),
      format: .android
    )
  }

  /// The locale, with what the root element says of it where the folder says nothing.
  func locale(of entries: [CheckedEntry], declared: String?) -> CopyLocale {
    if let tag { return CopyLocale(tag) }
    if let declared { return CopyLocale(Self.defaultName, tag: LanguageFolder.tag(declared)) }
    return UnnamedLocale.locale(of: entries, named: Self.defaultName, region: "en")
  }
}
