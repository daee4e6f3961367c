import Foundation
import TestSupport
import Testing

/// `alertcopy merge` as git runs it.
struct GitMergeTests {
  private static let git = Executable(path: "/usr/bin/env")

  private static func run(_ words: String..., in folder: URL) throws -> Executable.Outcome {
    try git.run(
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + words,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"],
      in: folder
    )
  }

  /// A repository with the sample catalog, whose branches `ours` and `theirs` change it.
  private static func repository(
    ours: @escaping (String) -> String,
    theirs: @escaping (String) -> String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let driver = "\(Executable.path(built: "alertcopy")) merge %O %A %B --path %P"
    _ = try run("init", "-q", "-b", "main", in: folder.url)
    _ = try run("config", "merge.xcstrings.driver", driver, in: folder.url)
    try folder.write("*.xcstrings merge=xcstrings\n", to: ".gitattributes")
    try folder.write(CatalogCommandsTests.catalog, to: "App.xcstrings")
    _ = try run("add", ".", in: folder.url)
    _ = try run("commit", "-qm", "base", in: folder.url)
    for (branch, change) in [("theirs", theirs), ("ours", ours)] {
      _ = try run("checkout", "-qb", branch, "main", in: folder.url)
      try folder.write(change(CatalogCommandsTests.catalog), to: "App.xcstrings")
      _ = try run("commit", "-qam", branch, in: folder.url)
    }
    return folder
  }

  @Test func `two branches that change other things merge`() throws {
    let repository = try Self.repository(
      ours: { $0.replacing("Hallo, %@!", with: "Guten Tag, %@!") },
      // In the lines beside, where git itself would see a conflict.
      theirs: { $0.replacing("Hello, %@!", with: "Welcome, %@!") }
    )
    let outcome = try Self.run("merge", "-q", "theirs", "-m", "merged", in: repository.url)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    let merged = try String(
      contentsOf: repository.url.appending(path: "App.xcstrings"),
      encoding: .utf8
    )
    let expected = CatalogCommandsTests.catalog
      .replacing("Hallo, %@!", with: "Guten Tag, %@!")
      .replacing("Hello, %@!", with: "Welcome, %@!")
    #expect(merged == expected)
  }

  @Test func `a value that both changed is a conflict, and both texts are told`() throws {
    let repository = try Self.repository(
      ours: { $0.replacing("Hallo, %@!", with: "Guten Tag, %@!") },
      theirs: { $0.replacing("Hallo, %@!", with: "Servus, %@!") }
    )
    let outcome = try Self.run("merge", "theirs", in: repository.url)
    #expect(outcome.exitCode == 1)
    let told = outcome.output + outcome.errors
    for text in ["App.xcstrings", "greeting", "Guten Tag, %@!", "Servus, %@!", "Hallo, %@!"] {
      #expect(told.contains(text), "\(told)")
    }
    let status = try Self.run("status", "--porcelain", in: repository.url).output
    #expect(status.contains("UU App.xcstrings"))
    let merged = try Data(contentsOf: repository.url.appending(path: "App.xcstrings"))
    let text = String(decoding: merged, as: UTF8.self)
    #expect(text.contains("Guten Tag, %@!"))
    #expect(text.contains("needs_review"))
  }

  // As git itself does with text that it cannot merge.
  @Test func `a side that is no catalog is named, and both texts are left`() throws {
    let repository = try Self.repository(
      ours: { $0.replacing("Hallo, %@!", with: "Guten Tag, %@!") },
      theirs: { $0.replacing("\"version\"", with: "version") }
    )
    let outcome = try Self.run("merge", "theirs", in: repository.url)
    #expect(outcome.exitCode == 1)
    #expect((outcome.output + outcome.errors).contains("App.xcstrings (theirs):"))
    let status = try Self.run("status", "--porcelain", in: repository.url).output
    #expect(status.contains("UU App.xcstrings"))
    let file = try String(
      contentsOf: repository.url.appending(path: "App.xcstrings"),
      encoding: .utf8
    )
    #expect(file.hasPrefix("<<<<<<< ours\n{"))
    #expect(file.contains("Guten Tag, %@!") && file.contains("Hallo, %@!"))
    #expect(file.hasSuffix("\n>>>>>>> theirs\n"))
  }
}
