/// What git knows of the files in a work tree; it only reads.
package struct GitRepository: Hashable, Sendable {
  /// The folder of the work tree.
  package let root: String

  /// The repository whose work tree a file or a folder is in.
  ///
  /// - Throws: that there is no such repository, or no git.
  package init(containing path: String, isFolder: Bool = false) throws(GitError) {
    let folder = isFolder ? path : Self.split(path).folder
    let outcome = try GitCommand(["rev-parse", "--show-toplevel"], in: folder).run()
    guard outcome.exitCode == 0, outcome.output.last == 0x0A else {
      throw .noRepository(path: path)
    }
    root = String(decoding: outcome.output.dropLast(), as: UTF8.self)
  }

  /// The bytes that a file had at a revision, as git keeps them.
  ///
  /// - Returns: `nil` where the revision has no such file.
  /// - Throws: that there is no such revision, or what git says.
  package func contents(of path: String, at revision: String) throws(GitError) -> [UInt8]? {
    let (folder, name) = Self.split(path)
    let commit = try commit(of: revision, in: folder)
    let listing = try GitCommand(["ls-tree", "-z", commit, "--", name], in: folder).output()
    // `100644 blob HASH<tab>NAME`
    let words = listing.prefix { $0 != 0x09 }.split(separator: 0x20)
    guard words.count == 3, words[1].elementsEqual("blob".utf8) else { return nil }
    let blob = String(decoding: words[2], as: UTF8.self)
    return try GitCommand(["cat-file", "blob", blob], in: folder).output()
  }

  /// Who last changed each line of a file, as it stands in the work tree.
  ///
  /// - Throws: what git says, as of a file that it does not track.
  package func blame(_ path: String) throws(GitError) -> GitBlame {
    let (folder, name) = Self.split(path)
    let words = ["blame", "--porcelain", "--no-textconv", "--", name]
    return GitBlame(porcelain: try GitCommand(words, in: folder).output())
  }

  private func commit(of revision: String, in folder: String) throws(GitError) -> String {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    let outcome = try GitCommand(words, in: folder).run()
    guard outcome.exitCode == 0 else {
      throw .unknownRevision(revision, repository: root)
    }
    return String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }
}
