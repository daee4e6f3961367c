internal import AppProject

/// What the .gitignore files of a folder and of those that it is in say of paths (gitignore(5)).
struct GitIgnore {
  /// The patterns of one file.
  private struct Level {
    /// How many names lead from the root to the folder of the file.
    let depth: Int
    private let patterns: [PathPattern]
    /// Those that end with a plain name, by it: files of thousands of lines have little else.
    private let named: [[UInt8]: [Int]]
    private let others: [Int]

    init(_ patterns: [PathPattern], depth: Int) {
      self.depth = depth
      self.patterns = patterns
      let names = patterns.map(\.lastName)
      named = Dictionary(grouping: patterns.indices.filter { names[$0] != nil }) { names[$0] ?? [] }
      others = patterns.indices.filter { names[$0] == nil }
    }

    /// The last pattern that stands for a path below the folder.
    func last(for names: ArraySlice<[UInt8]>, isFolder: Bool) -> PathPattern? {
      func last(of indices: [Int]?) -> Int? {
        indices?.last { patterns[$0].matches(names, isFolder: isFolder) }
      }
      let found = [last(of: names.last.flatMap { named[$0] }), last(of: others)]
      return found.compactMap(\.self).max().map { patterns[$0] }
    }
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
    levels.append(Level(patterns, depth: Self.names(of: folder).count))
  }

  /// Whether a path is to be passed over, where no folder that it is in is; of the patterns that
  /// match, the last one of the nearest file decides.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    let names = Self.names(of: path)
    for level in levels.reversed() {
      if let last = level.last(for: names[level.depth...], isFolder: isFolder) {
        return !last.isNegated
      }
    }
    return false
  }

  private static func names(of path: String) -> [[UInt8]] {
    PathPattern.names(of: ProjectPath.absolute(path))
  }
}
