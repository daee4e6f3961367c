/// A pattern of paths, as gitignore(5) has them: `*.strings`, `/build/`, `docs/**/old`.
struct PathPattern: Hashable, Sendable {
  private enum Step: Hashable, Sendable {
    case name(PathGlob)
    /// `**`: any number of folders.
    case anyFolders
  }

  /// Whether it takes back what patterns before it have said: `!kept.strings`.
  let isNegated: Bool
  private let isOfFolders: Bool
  /// Whether the whole path is matched, and not its last name alone.
  private let isAnchored: Bool
  private let steps: [Step]

  /// A pattern as a line of a .gitignore file.
  ///
  /// - Returns: `nil` for an empty line and for a comment.
  init?(_ line: some StringProtocol) {
    var text = Self.withoutTrailingSpaces(line)
    guard !text.isEmpty, text.first != "#" else { return nil }
    isNegated = text.first == "!"
    if isNegated { text.removeFirst() }
    isOfFolders = text.last == "/"
    if isOfFolders { text.removeLast() }
    isAnchored = text.contains("/")
    if text.first == "/" { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    let names: [Substring] = text.split(separator: "/", omittingEmptySubsequences: false)
    steps = names.map { name in
      name.count > 1 && name.allSatisfy { $0 == "*" } ? .anyFolders : .name(PathGlob(name))
    }
  }

  /// The name that a path ends with which it stands for; `nil` where there are several.
  var lastName: [UInt8]? {
    if case .name(let glob)? = steps.last { glob.literal } else { nil }
  }

  /// The names that a path is made of.
  static func names(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
  }

  /// Whether it stands for a path, which is given as its names from the pattern's folder on.
  func matches(_ names: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    guard isFolder || !isOfFolders, let last = names.last else { return false }
    return Self.matches(steps[...], isAnchored ? names : [last])
  }

  /// Whether it stands for a path from the pattern's folder on, or for a folder that the path is in.
  func covers(_ path: String) -> Bool {
    let names = Self.names(of: path)
    return names.indices.contains { index in
      matches(names[...index], isFolder: index < names.count - 1)
    }
  }

  /// Goes through steps and names side by side; where they differ, the last `**` takes one more
  /// name.
  private static func matches(_ steps: ArraySlice<Step>, _ names: ArraySlice<[UInt8]>) -> Bool {
    var (steps, names) = (steps, names)
    var last: (steps: ArraySlice<Step>, names: ArraySlice<[UInt8]>)?
    while true {
      switch steps.first {
      case nil where names.isEmpty: return true
      case .anyFolders?:
        steps = steps.drop { $0 == .anyFolders }
        // At the end it stands for what is in a folder, not for the folder.
        if steps.isEmpty { return !names.isEmpty }
        last = (steps, names)
      case .name(let glob)? where names.first.map(glob.matches) == true:
        steps.removeFirst()
        names.removeFirst()
      default:
        guard let before = last, !before.names.isEmpty else { return false }
        last = (before.steps, before.names.dropFirst())
        (steps, names) = (before.steps, before.names.dropFirst())
      }
    }
  }

  /// The line without spaces at its end, but for those behind a backslash.
  private static func withoutTrailingSpaces(_ line: some StringProtocol) -> String {
    var scalars = Array(line.unicodeScalars)
    if scalars.last == "\r" { scalars.removeLast() }
    while scalars.last == " " {
      let backslashes = scalars.dropLast().reversed().prefix { $0 == "\\" }.count
      guard backslashes.isMultiple(of: 2) else { break }
      scalars.removeLast()
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
