internal import AppProject

/// What the .gitignore files of a folder and of those that it is in say of paths (gitignore(5)).
struct GitIgnore {
  /// The patterns of one file.
  private struct Level {
    /// How many names lead from the root to the folder of the file.
    let depth: Int
    let patterns: [PathPattern]
  }

  private var levels: [Level] = []

  /// What holds in a folder: its own file and those above, up to the root of its repository.
  init(upwardsFrom folder: String) {
    var folders: [String] = []
    for above in ProjectPath.foldersUpwards(from: folder) {
      folders.append(above)
      guard PathStatus(ProjectPath.join(above, ".git")) == .absent else {
        for folder in folders.reversed() {
          if folder == above { add(ProjectPath.join(folder, ".git/info/exclude"), of: folder) }
          add(ProjectPath.join(folder, ".gitignore"), of: folder)
        }
        return
      }
    }
    // No repository: the folder's own file counts all the same.
    add(ProjectPath.join(folder, ".gitignore"), of: folder)
  }

  /// What holds in a folder right below one that this holds in.
  func entering(_ folder: String) -> GitIgnore {
    var inner = self
    inner.add(ProjectPath.join(folder, ".gitignore"), of: folder)
    return inner
  }

  private mutating func add(_ file: String, of folder: String) {
    guard PathStatus(file) == .file, let bytes = try? FileContents.read(file) else { return }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let patterns = text.split(separator: 0x0A).compactMap {
      PathPattern(String(decoding: $0, as: UTF8.self))
    }
    guard !patterns.isEmpty else { return }
    levels.append(Level(depth: Self.names(of: folder).count, patterns: patterns))
  }

  /// Whether a path is to be passed over, where no folder that it is in is; of the patterns that
  /// match, the last one of the nearest file decides.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    let names = Self.names(of: path)
    for level in levels.reversed() {
      let rest = names[level.depth...]
      let last = level.patterns.last { $0.matches(rest, isFolder: isFolder) }
      if let last { return !last.isNegated }
    }
    return false
  }

  private static func names(of path: String) -> [Substring] {
    ProjectPath.absolute(path).split(separator: "/")
  }
}
