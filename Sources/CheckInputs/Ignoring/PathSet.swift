internal import AppProject

/// Paths by patterns that start from a folder, as the lines of a .gitignore file in it do.
struct PathSet: Sendable {
  private let folder: String
  private let patterns: [PathPattern]

  init(_ patterns: [PathPattern] = [], from folder: String = ".") {
    self.patterns = patterns
    self.folder = folder
  }

  /// Whether the last pattern that stands for a path, or for a folder that it is in, takes it in.
  func contains(_ path: String) -> Bool {
    guard !patterns.isEmpty, let inner = pathInside(path) else { return false }
    return patterns.last { $0.covers(inner) }.map { !$0.isNegated } ?? false
  }

  /// A path from the folder on; `nil` where it is in another.
  private func pathInside(_ path: String) -> String? {
    let (path, folder) = (ProjectPath.absolute(path), ProjectPath.absolute(folder))
    if folder == "/" { return String(path.dropFirst()) }
    guard path.hasPrefix("\(folder)/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }
}
