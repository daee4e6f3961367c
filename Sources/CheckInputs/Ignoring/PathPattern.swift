/// A pattern of paths, as gitignore(5) has them: `*.strings`, `/build/`, `docs/**/old`.
package struct PathPattern: Hashable, Sendable {
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
  package init?(_ line: some StringProtocol) {
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

  /// Whether it stands for a path, which is given as its names from the pattern's folder on.
  func matches(_ names: ArraySlice<Substring>, isFolder: Bool) -> Bool {
    guard isFolder || !isOfFolders, let last = names.last else { return false }
    guard isAnchored else { return Self.matches(steps[...], [last]) }
    return Self.matches(steps[...], names)
  }

  /// Whether it stands for a path from the pattern's folder on, or for a folder that the path is in.
  package func covers(_ path: String) -> Bool {
    let names: [Substring] = path.split(separator: "/")
    return names.indices.contains { index in
      matches(names[...index], isFolder: index < names.count - 1)
    }
  }

  private static func matches(_ steps: ArraySlice<Step>, _ names: ArraySlice<Substring>) -> Bool {
    switch steps.first {
    case nil: return names.isEmpty
    case .name(let glob):
      guard let name = names.first, glob.matches(name) else { return false }
      return matches(steps.dropFirst(), names.dropFirst())
    case .anyFolders:
      let rest = steps.dropFirst()
      // At the end it stands for what is in a folder, not for the folder.
      if rest.isEmpty { return !names.isEmpty }
      return (names.startIndex...names.endIndex).contains { matches(rest, names[$0...]) }
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
