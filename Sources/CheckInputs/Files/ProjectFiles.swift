internal import AppProject
internal import Diagnostics
internal import FoundationEssentials

/// The files that are to be read, for the paths that a person gave.
///
/// What others made, what a build left behind and what .gitignore files name is passed over, and so
/// are hidden folders and links to folders. A file that is named itself is always read.
struct ProjectFiles {
  /// Sorted by path; none stands twice.
  private(set) var files: [FoundFile] = []
  /// What is no file to read, or could not be looked into.
  private(set) var faults: [Diagnostic] = []
  private let excluded: PathSet
  private var seen: Set<String> = []

  init(_ paths: [String], excluding excluded: PathSet) {
    self.excluded = excluded
    for path in paths { add(path) }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func add(_ given: String) {
    let path = ProjectPath.normalize(given)
    switch PathStatus(path) {
    case .file, .stream:
      guard let kind = FileKind(given: path) else { return addFault(path, Self.unknownKind) }
      add(FoundFile(path: path, kind: kind, isGiven: true))
    case .folder:
      let folder = ProjectPath.outsideBundles(path)
      if Self.isExport(folder) {
        addExport(folder)
      } else {
        look(into: folder, GitIgnore(upwardsFrom: folder))
      }
    case .absent: addFault(path, ("there is no such file or folder", "check the path"))
    case .unreadable(let reason):
      addFault(path, ("it cannot be read: \(reason)", "check its permissions"))
    }
  }

  private static let unknownKind = (
    "this is no file that is checked",
    "give .xcstrings, .strings, .stringsdict, .plist, .xliff, .xlf, .xml, .arb, .swift, .m, .mm, "
      + ".h or project.pbxproj, or a folder with such files"
  )

  private mutating func addFault(_ path: String, _ words: (message: String, advice: String)) {
    faults.append(
      Diagnostic(
        .error,
        at: SourceLocation(file: path, line: 1, column: 1),
        words.message,
        advice: words.advice
      )
    )
  }

  private mutating func add(_ file: FoundFile) {
    if seen.insert(ProjectPath.absolute(file.path)).inserted { files.append(file) }
  }

  private mutating func names(in folder: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      addFault(folder, ("the folder cannot be read", "check its permissions"))
      return []
    }
  }

  private mutating func look(into folder: String, _ ignored: GitIgnore) {
    for name in names(in: folder) where !name.hasPrefix(".") {
      let path = ProjectPath.join(folder, name)
      switch PathStatus(path) {
      case .folder:
        guard !Self.isLink(path), !ignored.ignores(path, isFolder: true),
          !excluded.contains(path)
        else { continue }
        if Self.isExport(name) {
          addExport(path)
        } else if name.hasSuffix(".xcodeproj") {
          addFound(ProjectPath.join(path, "project.pbxproj"))
        } else if !Self.isPassedOver(name, in: folder) {
          look(into: path, ignored.entering(path))
        }
      case .file:
        guard !ignored.ignores(path, isFolder: false) else { continue }
        addFound(path)
      case .absent:
        // A link that leads nowhere is nothing; a name that the system does not know again is lost.
        guard FileKind(found: path) != nil, !Self.isLink(path) else { continue }
        addFault(path, ("the name of the file is not UTF-8", "rename the file"))
      case .stream: break
      case .unreadable(let reason):
        addFault(path, ("it cannot be read: \(reason)", "check its permissions"))
      }
    }
  }

  private mutating func addFound(_ path: String) {
    guard let kind = FileKind(found: path), PathStatus(path) == .file, !excluded.contains(path)
    else { return }
    add(FoundFile(path: path, kind: kind, isGiven: false))
  }

  /// The translations in a folder that Xcode exported; the sources in it are copies.
  private mutating func addExport(_ folder: String) {
    let contents = ProjectPath.join(folder, "Localized Contents")
    guard PathStatus(contents) == .folder else { return }
    for name in names(in: contents) where name.hasSuffix(".xliff") {
      addFound(ProjectPath.join(contents, name))
    }
  }

  private static func isExport(_ path: String) -> Bool { path.hasSuffix(".xcloc") }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func isPassedOver(_ name: String, in folder: String) -> Bool {
    let names: Set = [
      "build", "DerivedData", "Pods", "node_modules", "vendor", "SourcePackages", "Checkouts",
      "__pycache__",
    ]
    let extensions = [
      ".framework", ".xcframework", ".app", ".appex", ".xcassets", ".xcarchive", ".xcworkspace",
      ".playground", ".xcresult", ".docc",
    ]
    if ProjectPath.name(of: folder) == "Carthage", name == "Build" { return true }
    return names.contains(name) || extensions.contains { name.hasSuffix($0) }
  }
}
