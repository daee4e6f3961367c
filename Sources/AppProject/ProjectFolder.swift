internal import FoundationEssentials

/// The files below a folder that tell of apps: Info.plist files, projects, tables of strings.
struct ProjectFolder {
  let path: String
  /// Files named as Info.plist files are, of apps and of whatever else.
  private(set) var infoPlists: [String] = []
  private(set) var xcodeProjects: [String] = []
  /// `InfoPlist.strings` in a `.lproj` folder, and `InfoPlist.xcstrings`.
  private(set) var stringTables: [String] = []

  /// Looks through a folder and those below it, in the order of their names.
  ///
  /// What others made or a build left behind is not looked into, nor are links to folders.
  init(_ path: String) {
    self.path = path
    look(into: path)
  }

  /// Looks for the Xcode projects of the nearest folder that has any, three folders up at most.
  init(nearestProjectTo path: String) {
    self.path = path
    var folder = path
    for _ in 0...3 {
      xcodeProjects = Self.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }
        .map { [folder] in ProjectPath.join(folder, $0) }
      guard xcodeProjects.isEmpty else { return }
      folder = ProjectPath.folder(of: folder)
    }
  }

  /// Looks into a folder and its `.lproj` folders, and no further.
  init(only path: String) {
    self.path = path
    let folders = Self.names(in: path).filter { $0.hasSuffix(".lproj") }
    stringTables = (folders.map { "\($0)/InfoPlist.strings" } + ["InfoPlist.xcstrings"])
      .map { ProjectPath.join(path, $0) }
      .filter(Self.isFile)
  }

  /// The names in a folder that are not hidden, in their order.
  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private mutating func look(into folder: String) {
    for name in Self.names(in: folder) {
      let path = ProjectPath.join(folder, name)
      if Self.isFolder(path) {
        if name.hasSuffix(".xcodeproj") {
          xcodeProjects.append(path)
        } else if !Self.isPassedOver(name), !Self.isLink(path) {
          look(into: path)
        }
      } else if Self.isInfoPlistName(name) {
        infoPlists.append(path)
      } else if name == "InfoPlist.xcstrings"
        || (name == "InfoPlist.strings" && folder.hasSuffix(".lproj"))
      {
        stringTables.append(path)
      }
    }
  }

  /// The folders whose Info.plist says that they are those of a bundle.
  var bundleFolders: [String] {
    infoPlists.filter { (try? InfoPlist(contentsOf: $0))?.isOfBundle == true }
      .map(ProjectPath.folder)
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// Whether a path leads to a file.
  static func isFile(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func isPassedOver(_ name: String) -> Bool {
    let names: Set = [
      "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor",
    ]
    let extensions = [
      ".framework", ".xcframework", ".bundle", ".app", ".appex", ".xcassets", ".xcarchive",
      ".xcloc", ".xcworkspace", ".playground",
    ]
    return names.contains(name) || extensions.contains { name.hasSuffix($0) }
  }

  private static func isInfoPlistName(_ name: String) -> Bool {
    name.hasSuffix("Info.plist") || (name.hasPrefix("Info-") && name.hasSuffix(".plist"))
  }
}
