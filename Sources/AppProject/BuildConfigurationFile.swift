internal import Diagnostics
internal import StringCatalogs

/// A build configuration file (.xcconfig) with the files that it includes.
struct BuildConfigurationFile {
  /// Files that include files; far more than any project has.
  private static let maximumDepth = 16
  // Files that include files twice double them at each step.
  private static let maximumFiles = 256

  private var files = 0
  private(set) var level = BuildSettingsLevel()

  /// Reads a file; one that is missing or no text sets nothing, as Xcode goes on, too.
  init(contentsOf path: String) {
    read(path, depth: 0)
  }

  private mutating func read(_ path: String, depth: Int) {
    guard
      depth < Self.maximumDepth,
      files < Self.maximumFiles,
      let bytes = try? FileContents.read(path),
      let text = try? SourceText(decoding: bytes, file: path)
    else { return }
    files += 1
    for line in String(decoding: text.utf8, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line)
      if line.hasPrefix("#include") {
        include(line, from: path, depth: depth)
      } else if let equals = Self.assignment(in: line) {
        level.assign(
          String(line[..<equals]),
          Self.trim(line[line.index(after: equals)...])
        )
      }
    }
  }

  private mutating func include(_ line: String, from path: String, depth: Int) {
    let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard pieces.count >= 3 else { return }
    read(ProjectPath.join(ProjectPath.folder(of: path), String(pieces[1])), depth: depth + 1)
  }

  /// The equals sign after the name; those in its conditions stand in brackets.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    return line.indices.first { index in
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      return line[index] == "=" && depth == 0
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    let end = line.indices.first { line[$0...].hasPrefix("//") } ?? line.endIndex
    return trim(line[..<end])
  }

  private static func trim(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace && $0 != ";" }) else { return "" }
    return String(start[...last])
  }
}
