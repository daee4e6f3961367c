/// The files with an app's localized Info.plist strings, among all such files of a project.
struct StringTableFiles {
  /// Paths of InfoPlist.strings, by language or `Base`.
  private(set) var tables: [String: String] = [:]
  /// The path of InfoPlist.xcstrings.
  private(set) var catalog: String?

  /// The files in or below the app's folder, or else those nearest to it.
  ///
  /// - Parameters:
  ///   - paths: all such files.
  ///   - folder: the folder of the app's Info.plist.
  ///   - bundleFolders: the folders of all Info.plist files, extensions' and tests' too.
  init(among paths: [String], near folder: String, bundleFolders: [String]) {
    let folder = ProjectPath.absolute(folder)
    let bundles = Set(bundleFolders.map(ProjectPath.absolute))
    let own = paths.map(StringTableFile.init).filter { file in
      let owner = ProjectPath.foldersUpwards(from: file.root).first(where: bundles.contains)
      return owner == nil || owner == folder
    }
    let below = own.filter { ProjectPath.contains(folder, $0.root) }
    let nearest = (below.isEmpty ? own : below).sorted { first, second in
      let distances = (first.distance(from: folder), second.distance(from: folder))
      return distances.0 == distances.1 ? first.path < second.path : distances.0 < distances.1
    }
    // Folders elsewhere belong together only where they lie together.
    for file in nearest where !below.isEmpty || file.root == nearest.first?.root {
      if let language = file.language {
        if tables[language] == nil { tables[language] = file.path }
      } else if catalog == nil {
        catalog = file.path
      }
    }
  }
}

/// A file with localized Info.plist strings.
private struct StringTableFile {
  let path: String
  /// The language of its `.lproj` folder; `nil` for a catalog, which has all.
  let language: String?
  /// The folder that the `.lproj` folders or the catalog are in.
  let root: String

  init(_ path: String) {
    let folder = ProjectPath.folder(of: path)
    let isCatalog = path.hasSuffix(".xcstrings")
    self.path = path
    language = isCatalog ? nil : LanguageFolder.language(of: folder)
    root = isCatalog ? folder : ProjectPath.folder(of: folder)
  }

  func distance(from folder: String) -> Int { ProjectPath.distance(from: folder, to: root) }
}
