internal import CopyChecks
internal import Diagnostics
internal import GitRepository
internal import StringCatalogs

/// What git knows of the texts of catalogs: who wrote them, and how they were at a revision.
struct History {
  /// A larger file takes git longer than a reviewer waits.
  private static let largestBlamed = 2 * 1024 * 1024

  private let options: ReviewHistory
  private(set) var commits: [ReviewCommit] = []
  private var indices: [GitCommit: Int] = [:]

  init(_ options: ReviewHistory) { self.options = options }

  /// Adds to the texts of a catalog who wrote them, and how they differ from the older ones.
  ///
  /// - Throws: a diagnostic where the revision, or the file at it, cannot be read.
  mutating func complete(
    _ strings: inout ArraySlice<ReviewString>,
    of entries: ArraySlice<CheckedEntry>,
    in file: CheckedFile,
    locales: LocaleList,
    localeIndices: [Int]
  ) throws(Diagnostic) {
    let repository: GitRepository
    do {
      repository = try GitRepository(containing: file.path)
    } catch {
      guard options.since == nil else { throw Diagnostic(.error, error.description) }
      return
    }
    if let since = options.since {
      let older = try OlderCatalog(file.path, at: since, in: repository)
      for index in strings.indices { older.compare(&strings[index], locales) }
    }
    guard options.isWhole || file.utf8.count <= Self.largestBlamed,
      let blame = try? repository.blame(file.path)
    else { return }
    for (index, entry) in zip(strings.indices, entries) {
      var counts = [Int](repeating: 0, count: strings[index].texts.count)
      for text in entry.texts {
        let locale = localeIndices[text.locale]
        let line = file.location(offset: text.origin.range.lowerBound).line - 1
        if blame.lines.indices.contains(line), let commit = blame.lines[line] {
          strings[index].texts[locale][counts[locale]].commit = number(of: blame.commits[commit])
        }
        counts[locale] += 1
      }
    }
  }

  private mutating func number(of commit: GitCommit) -> Int {
    if let index = indices[commit] { return index }
    indices[commit] = commits.count
    commits.append(
      ReviewCommit(
        id: String(commit.id.prefix(10)),
        date: commit.date,
        author: commit.author,
        summary: commit.summary
      )
    )
    return commits.count - 1
  }
}
