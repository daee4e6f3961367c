/// How a baseline names files, and which of them a run is about.
///
/// Its paths are relative to the folder that it is in, so that it holds wherever a run begins.
package struct BaselineScope: Sendable {
  private let workingFolder: String
  private let folder: [Substring]
  private let checked: [[Substring]]

  /// The scope of a baseline file in a run.
  ///
  /// - Parameters:
  ///   - baseline: The path of the file.
  ///   - paths: What the run was told to check, files and folders.
  ///   - workingFolder: What relative paths are relative to.
  package init(baseline: String, paths: [String], workingFolder: String?) {
    let workingFolder = workingFolder ?? "/"
    self.workingFolder = workingFolder
    folder = Self.names(baseline, in: workingFolder).dropLast()
    checked = paths.map { Self.names($0, in: workingFolder) }
  }

  /// The path of a file as the baseline has it.
  func path(_ path: String) -> String {
    let names = Self.names(path, in: workingFolder)
    let common = zip(names, folder).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: folder.count - common)
    return (up + names.dropFirst(common)).joined(separator: "/")
  }

  /// Whether the run is about a file that the baseline has.
  func covers(_ path: String) -> Bool {
    let names = Self.names(path, in: "/" + folder.joined(separator: "/"))
    return checked.contains { names.starts(with: $0) }
  }

  /// The names in a path from the root, without `.` and `..`.
  private static func names(_ path: String, in workingFolder: String) -> [Substring] {
    var names: [Substring] = []
    for name in (path.hasPrefix("/") ? path : "\(workingFolder)/\(path)").split(separator: "/") {
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return names
  }
}
