internal import FoundationEssentials

/// Paths of files in a project, taken apart and put together as text.
package enum ProjectPath {
  /// A path below a folder; an absolute one stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normalize(path) : normalize("\(folder)/\(path)")
  }

  /// The path without `.`, `//` and, where a name stands before it, `..`.
  package static func normalize(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !path.hasPrefix("/") {
        names.append(name)
      }
    }
    let joined = names.joined(separator: "/")
    if path.hasPrefix("/") { return "/\(joined)" }
    return joined.isEmpty ? "." : joined
  }

  /// The path from the root, for comparing.
  package static func absolute(_ path: String) -> String {
    join(FileManager.default.currentDirectoryPath, path)
  }

  /// The last name of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The folder that a file or folder is in.
  package static func folder(of path: String) -> String { join(path, "..") }

  /// The folder that an Xcode project or workspace is in; any other folder itself.
  package static func outsideBundles(_ path: String) -> String {
    var path = normalize(path)
    // Every project has a workspace of its own inside.
    while path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") {
      path = folder(of: path)
    }
    return path
  }

  /// A folder and those that it is in, from the root, the nearest first.
  package static func foldersUpwards(from folder: String) -> some Sequence<String> {
    sequence(first: absolute(folder)) { $0 == "/" ? nil : ProjectPath.folder(of: $0) }
  }

  /// Whether a folder is another one or below it.
  package static func contains(_ folder: String, _ other: String) -> Bool {
    let (folder, other) = (absolute(folder), absolute(other))
    return folder == other || folder == "/" || other.hasPrefix("\(folder)/")
  }

  /// How many steps up and down lead from one folder to another.
  package static func distance(from start: String, to end: String) -> Int {
    let (start, end) = (absolute(start).split(separator: "/"), absolute(end).split(separator: "/"))
    let common = zip(start, end).prefix { $0 == $1 }.count
    return start.count + end.count - 2 * common
  }
}
