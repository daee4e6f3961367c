import Foundation
import GitRepository
import TestSupport
import Testing

/// What git itself has made is what is read.
struct GitRepositoryTests {
  /// A repository with a file of two commits, by two people in two zones, and a line that is not
  /// committed.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try run(["init", "--quiet"], in: folder)
    try folder.write("one\ntwo\n", to: "a b/-file.txt")
    try commit("First\n\nWith more to say.", "Ann", "2026-02-28T23:30:00-0800", in: folder)
    try folder.write("one\n2\n", to: "a b/-file.txt")
    try commit("数字", "李雷", "2024-02-29T00:30:00+0800", in: folder)
    try folder.write("one\n2\nthree\n", to: "a b/-file.txt")
    return folder
  }

  private static func run(
    _ words: [String],
    in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws {
    let outcome = try Executable(path: "/usr/bin/env").run(
      ["git", "-c", "commit.gpgsign=false"] + words,
      environment: environment,
      in: folder.url
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  private static func commit(
    _ message: String,
    _ author: String,
    _ date: String,
    in folder: TemporaryFolder
  ) throws {
    try run(["add", "--all"], in: folder)
    let environment = [
      "GIT_AUTHOR_NAME": author, "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_AUTHOR_DATE": date,
      "GIT_COMMITTER_NAME": "C", "GIT_COMMITTER_EMAIL": "c@example.com",
    ]
    try run(["commit", "--quiet", "--message", message], in: folder, environment: environment)
  }

  private static func path(_ folder: TemporaryFolder) -> String {
    folder.url.appending(path: "a b/-file.txt").path
  }

  @Test(arguments: [("HEAD", "one\n2\n"), ("HEAD~1", "one\ntwo\n")])
  func `a file is as it was at a revision`(revision: String, text: String) throws {
    let folder = try Self.repository()
    let repository = try GitRepository(containing: Self.path(folder))
    let bytes = try repository.contents(of: Self.path(folder), at: revision)
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == text)
  }

  @Test func `a file that a revision has not is none`() throws {
    let folder = try Self.repository()
    let file = try folder.write("new", to: "a b/new.txt")
    let repository = try GitRepository(containing: file.path)
    #expect(try repository.contents(of: file.path, at: "HEAD") == nil)
  }

  @Test(arguments: ["nowhere", "--help", "HEAD:a b", "", "-n1", "HEAD\nHEAD"])
  func `a revision that is none is told`(revision: String) throws {
    let folder = try Self.repository()
    let repository = try GitRepository(containing: Self.path(folder))
    #expect(throws: GitError.unknownRevision(revision, repository: repository.root)) {
      try repository.contents(of: Self.path(folder), at: revision)
    }
  }

  @Test func `each line has its commit`() throws {
    let folder = try Self.repository()
    let repository = try GitRepository(containing: Self.path(folder))
    let blame = try repository.blame(Self.path(folder))
    let commits = blame.lines.map { line in line.map { blame.commits[$0] } }
    #expect(commits.map { $0?.author } == ["Ann", "李雷", nil])
    #expect(commits.map { $0?.summary } == ["First", "数字", nil])
    #expect(commits.map { $0?.date } == ["2026-02-28", "2024-02-29", nil])
    #expect(commits[0]?.id.count == 40)
  }

  @Test func `what is in no repository is told`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text", to: "file.txt")
    #expect(throws: GitError.noRepository(path: file.path)) {
      try GitRepository(containing: file.path)
    }
  }

  @Test func `a file that git does not track has no history`() throws {
    let folder = try Self.repository()
    let file = try folder.write("new", to: "new.txt")
    let repository = try GitRepository(containing: file.path)
    #expect {
      try repository.blame(file.path)
    } throws: { error in
      if case .failed(command: "blame", _)? = error as? GitError { true } else { false }
    }
  }
}
