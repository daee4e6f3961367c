import Foundation
import TestSupport
import Testing

@testable import CheckInputs

/// .gitignore files, held against git itself.
struct GitIgnoreTests {
  /// Patterns that have caught readers of .gitignore files out.
  private static let patterns = [
    "*.log", "/a", "a/", "b/c", "**/d", "e/**", "f/**/g", "*.t?t", "[ab].x", "[!ab].y", "[a-c]z",
    "\\#h", "\\!i", "# a", "", "j\\ ", "k  ", "l\\*m", "/b/*", "n/o/", "**", "*/p", "q*/r", "[]]s",
    "[[:digit:]]u", "x/**/", "/**/v", "w**", "**w/y", "[", "z\\", "a.*", "?", "*", "/*", "!b/c",
    "é?", "[^0-9]u", "a/b\r", "*.log\n!keep.log", "build/\n!build/keep.log", "/*\n!/b", "b/\n!b/c",
    "[a\\]]s", "[--0]z", "a\\b", "e/***", "***/d",
    "**/**/g", "f/**/**/g", "x/**/**", "*x*.*l*", "**/b/**/c", "a**/**/e",
  ]

  private static let paths = [
    "a", "a.x", "b.x", "c.y", "a.y", "az", "dz", "x.log", "b/c", "b/c/deep", "b/x.log", "b/e",
    "e/f", "e/f/g", "f/g", "f/1/g", "f/1/2/g", "d/x", "x/d", "#h", "!i", "j ", "k", "l*m", "lxm",
    "n/o/x", "n/o2", "m/n/o/x", "x/p", "x/y/p", "qq/r", "r", "]s", "1u", "au", "x/v", "v", "ww",
    "wx", "ww/y", "a.b/c", "keep.log", "b/keep.log", "build/keep.log", "build/x", "é1", "xtt",
    "x.txt", "b/a", "-z", ".z", "z\\", "[", "ab", "x/y/z.log", "b/d/c",
  ]

  @Test(arguments: patterns)
  func `git ignores the same`(pattern: String) throws {
    try check(["": pattern])
  }

  @Test func `files in folders below count from there`() throws {
    try check(["": "*.log\n/e", "b": "!x.log\n/c\n", "x": "y/\n!d", "x/y": "*"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `many stars cost little`() throws {
    let name = String(repeating: "a", count: 200)
    let glob = try #require(PathPattern(String(repeating: "*a", count: 60) + "b"))
    #expect(!glob.covers(name))
    let folders = try #require(PathPattern(String(repeating: "**/a/", count: 40) + "b"))
    #expect(!folders.covers(String(repeating: "a/", count: 120) + "c"))
  }

  private func check(_ ignoreFiles: [String: String]) throws {
    let folder = try TemporaryFolder()
    let git = Executable(path: "/usr/bin/git")
    let quiet = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]
    _ = try git.run(["init", "-q"], environment: quiet, in: folder.url)
    var written: [String] = []
    for path in Self.paths {
      // A name may be that of a file only where it is not that of a folder.
      let isFolder = Self.paths.contains { $0.hasPrefix(path + "/") }
      if !isFolder { try folder.write("", to: path); written.append(path) }
    }
    for (place, text) in ignoreFiles {
      try folder.write(text + "\n", to: place.isEmpty ? ".gitignore" : "\(place)/.gitignore")
    }
    let list = try TemporaryFolder()
    let names = try list.write(written.joined(separator: "\0") + "\0", to: "names")
    let outcome = try Executable(path: "/bin/sh").run(
      ["-c", "git check-ignore -z --no-index --stdin < '\(names.path)'"],
      environment: quiet,
      in: folder.url
    )
    #expect(outcome.exitCode < 2, "\(outcome.errors)")
    let expected = Set(outcome.output.split(separator: "\0").map(String.init))
    let root = folder.url.path
    let found = Set(
      written.filter { Self.ignores($0, below: root) }
    )
    #expect(found == expected)
  }

  /// Whether a path, or a folder that it is in, is ignored, as a walk finds it.
  private static func ignores(_ path: String, below root: String) -> Bool {
    var ignored = GitIgnore(upwardsFrom: root)
    var folder = root
    let names = path.split(separator: "/")
    for (index, name) in names.enumerated() {
      folder += "/\(name)"
      let isFolder = index < names.count - 1
      if ignored.ignores(folder, isFolder: isFolder) { return true }
      if isFolder { ignored = ignored.entering(folder) }
    }
    return false
  }
}
