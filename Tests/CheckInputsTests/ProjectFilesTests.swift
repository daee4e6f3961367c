import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CheckInputs

/// Which files of a folder are read.
struct ProjectFilesTests {
  private static let strings = "\"a\" = \"b\";"

  @Test func `what others made, hidden folders and links are passed over`() throws {
    let folder = try TemporaryFolder()
    let read = [
      "App/en.lproj/Localizable.strings", "App/Sources/View.swift", "Old/ObjC.mm",
    ]
    let passedOver = [
      ".build/a.swift", "build/a.swift", "DerivedData/a.swift", "Pods/a.swift",
      "Carthage/Build/a.swift", "node_modules/x/a.swift", ".git/a.swift", "App/A.app/a.strings",
      "SourcePackages/a.swift", "a.txt", "App/data.plist",
    ]
    for path in read + passedOver { try folder.write(Self.strings, to: path) }
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Link"),
      withDestinationURL: folder.url.appending(path: "App")
    )
    let root = folder.url.path
    let files = ProjectFiles([root, "\(root)/App", "\(root)/build/a.swift"], excluding: PathSet())
    #expect(
      files.files.map { String($0.path.dropFirst(root.count + 1)) }
        == (read + ["build/a.swift"])
        .sorted()
    )
    #expect(files.files.filter(\.isGiven).count == 1)
    #expect(files.faults.isEmpty)
  }

  @Test func `patterns of the configuration leave out what is found, not what is given`() throws {
    let files = [
      ("a/en.lproj/A.strings", Self.strings), ("b/en.lproj/B.strings", Self.strings),
      ("c/en.lproj/C.strings", Self.strings),
    ]
    let configuration = #"{"exclude": ["/a/", "*.strings", "!C.strings"]}"#
    #expect(try ProjectBench(files, configuration: configuration).paths == ["c/en.lproj/C.strings"])
    let given = try ProjectBench(
      files,
      configuration: configuration,
      paths: ["b/en.lproj/B.strings"]
    )
    #expect(given.paths == ["b/en.lproj/B.strings"])
  }

  @Test func `a path that leads to nothing is an error`() throws {
    let bench = try ProjectBench([("a.txt", "")], paths: ["a.txt", "none"])
    #expect(
      bench.read.notes.map(\.message) == [
        "this is no file that is checked", "there is no such file or folder",
      ]
    )
  }
}
