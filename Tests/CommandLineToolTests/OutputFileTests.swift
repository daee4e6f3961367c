import CommandLineTool
import Foundation
import TestSupport
import Testing

struct OutputFileTests {
  private func mode(of file: URL) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `a link stays one, and what it leads to keeps its mode`() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("old", to: "deep/target")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
    let link = folder.url.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try OutputFile.write("new", to: link.path)
    #expect(try String(contentsOf: target, encoding: .utf8) == "new")
    #expect(try mode(of: target) == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
  }

  @Test func `a new file is whole, and nothing is left beside it`() throws {
    let folder = try TemporaryFolder()
    try OutputFile.write("text", to: folder.url.appending(path: "file").path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
  }

  // /dev/null and /dev/full are devices of the system: null(4), full(4).
  @Test func `what is no regular file is written as it is`() throws {
    try OutputFile.write("text", to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(arguments: [
    ("/dev/full", "No space left on device"), ("/nowhere/file", "No such file or directory"),
    ("/", "Is a directory"),
  ])
  func `what cannot be written is told`(path: String, reason: String) {
    let fault = #expect(throws: OutputFile.Fault.self) { try OutputFile.write("text", to: path) }
    #expect(fault?.path == path)
    #expect(fault?.reason == reason)
  }
}
