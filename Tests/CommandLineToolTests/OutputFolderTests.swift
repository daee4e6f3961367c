import CommandLineTool
import Foundation
import TestSupport
import Testing

struct OutputFolderTests {
  /// All that stands in a folder.
  private func content(of folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func file(_ names: String...) -> OutputFolder.File {
    OutputFolder.File(names: names, bytes: Array("new".utf8))
  }

  @Test func `folders are made where they lack`() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.url.appending(path: "a/b").path)
    for _ in 1...2 { try output.write([file("c", "d", "e"), file("f")]) }
    #expect(try content(of: folder) == ["a", "a/b", "a/b/c", "a/b/c/d", "a/b/c/d/e", "a/b/f"])
  }

  // POSIX.1-2017, 4.13, Pathname Resolution: what is more than the name of an entry in a folder.
  @Test(arguments: ["..", ".", "", "/", "../x", "x/../..", "x\0", "/\u{301}x", "..\0"])
  func `what is no name is refused, and nothing is written`(_ name: String) throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.url.appending(path: "out").path)
    for names in [file(name), file("a", name), file(name, "a")] {
      let fault = #expect(throws: OutputFile.Fault.self) { try output.write([file("b"), names]) }
      guard case .name(name, _)? = fault else {
        Issue.record("\(fault.map(String.init(describing:)) ?? "")")
        continue
      }
    }
    #expect(try content(of: folder) == [])
  }

  @Test(arguments: ["fr.lproj", "fr.lproj/deep", "fr.lproj/deep/file"])
  func `a link in the folder is not followed, and nothing is written`(_ link: String) throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let place = folder.url.appending(path: "out/\(link)")
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target)
    let before = try content(of: folder)
    #expect(throws: OutputFile.Fault.link(path: place.path)) {
      try OutputFolder(folder.url.appending(path: "out").path)
        .write([file("a"), file("fr.lproj", "deep", "file")])
    }
    #expect(try content(of: folder) == before)
  }

  @Test func `the folder that somebody names may be a link`() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let link = folder.url.appending(path: "out")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try OutputFolder(link.path).write([file("a")])
    #expect(try content(of: folder) == ["out", "target", "target/a"])
  }

  @Test func `a file in the place of a folder, or a folder in that of a file, is told first`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "out/a")
    try folder.write("old", to: "out/c/d/e")
    let output = OutputFolder(folder.url.appending(path: "out").path)
    let before = try content(of: folder)
    for names in [file("a", "b"), file("c", "d")] {
      #expect(throws: OutputFile.Fault.self) { try output.write([file("first"), names]) }
    }
    #expect(try content(of: folder) == before)
  }
}
