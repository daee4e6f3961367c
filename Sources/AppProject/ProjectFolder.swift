internal import Diagnostics
internal import FoundationEssentials

/// The files below a folder that tell of apps: Info.plist files, projects, tables of strings.
struct ProjectFolder {
  let path: String
  /// Files named as Info.plist files are, of apps and of whatever else.
  private(set) var infoPlists: [String] = []
  private(set) var xcodeProjects: [String] = []
  /// `InfoPlist.strings` in a `.lproj` folder, and `InfoPlist.xcstrings`.
  private(set) var stringTables: [String] = []
  /// What could not be looked into, and why.
  private(set) var faults: [Diagnostic] = []

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
      // Whether folders above can be read is nothing that the app is to be blamed for.
      xcodeProjects = ((try? Self.names(in: folder)) ?? []).filter { $0.hasSuffix(".xcodeproj") }
        .map { [folder] in ProjectPath.join(folder, $0) }
      guard xcodeProjects.isEmpty else { return }
      folder = ProjectPath.folder(of: folder)
    }
  }

  /// Looks into a folder and its `.lproj` folders, and no further.
  init(only path: String) {
    self.path = path
    let folders = names(in: path).filter { $0.hasSuffix(".lproj") }
    stringTables = (folders.map { "\($0)/InfoPlist.strings" } + ["InfoPlist.xcstrings"])
      .map { ProjectPath.join(path, $0) }
      .filter(Self.isFile)
  }

  /// The names in a folder that are not hidden, in their order; none where it cannot be read.
  private mutating func names(in folder: String) -> [String] {
    do throws(Diagnostic) {
      return try Self.names(in: folder)
    } catch {
      faults.append(error)
      return []
    }
  }

  private static func names(in folder: String) throws(Diagnostic) -> [String] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return names.filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw fault(folder, SystemFault.reason(error))
    }
  }

  private static func fault(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(path) cannot be read: \(reason)",
      advice: "check the permissions of the folder"
    )
  }

  private mutating func look(into folder: String) {
    for name in names(in: folder) {
      let path = ProjectPath.join(folder, name)
      let status = PathStatus(path)
      if status == .folder {
        if name.hasSuffix(".xcodeproj") {
          xcodeProjects.append(path)
        } else if !Self.isPassedOver(name), !Self.isLink(path) {
          look(into: path)
        }
      } else if status == .stream {
        continue
      } else if Self.isInfoPlistName(name) {
        infoPlists.append(path)
      } else if name == "InfoPlist.xcstrings"
        || (name == "InfoPlist.strings" && folder.hasSuffix(".lproj"))
      {
        stringTables.append(path)
      } else if case .unreadable(let reason) = status, !Self.isLink(path) {
        faults.append(Self.fault(path, reason))
      }
    }
  }

  /// What to tell of what could not be looked into.
  var notes: [Diagnostic] {
    faults.map { $0.asWarning("what is in it is left out of account") }
  }

  /// The folders whose Info.plist says that they are those of a bundle.
  var bundleFolders: [String] {
    infoPlists.filter { (try? InfoPlist(contentsOf: $0))?.isOfBundle == true }
      .map(ProjectPath.folder)
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool { PathStatus(path) == .folder }

  /// Whether a path leads to a file, or to what may be one and cannot be looked at; who reads it
  /// is told why not.
  static func isFile(_ path: String) -> Bool {
    switch PathStatus(path) {
    case .file, .stream, .unreadable: true
    case .folder, .absent: false
    }
  }

  /// A folder to look through, as a person gave it; of a project or workspace, the one it is in.
  ///
  /// - Throws: a diagnostic where it is no folder, or cannot be read.
  static func path(given path: String) throws(Diagnostic) -> String {
    let advice = "give the folder of the app’s project with --project DIR"
    guard !path.isEmpty else {
      throw Diagnostic(.error, "the path of the project is empty", advice: advice)
    }
    switch PathStatus(path) {
    case .absent:
      throw Diagnostic(.error, "there is no folder \(path)", advice: advice)
    case .file, .stream:
      throw Diagnostic(
        .error,
        "\(path) is a file, not a folder",
        advice: "give an Info.plist with --info-plist FILE, or \(advice)"
      )
    case .unreadable(let reason):
      throw fault(path, reason)
    case .folder:
      let folder = ProjectPath.outsideBundles(path)
      _ = try names(in: folder)
      return folder
    }
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
