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
    #expect(fault == .system(path: path, reason: reason))
  }

  @Test func `a file that changed since it was read is left alone`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "file")
    let input = try InputBytes(reading: file.path)
    try OutputFile.write(Array("mine".utf8), to: file.path, target: .unchanged(input))
    #expect(throws: OutputFile.Fault.changed(path: file.path)) {
      try OutputFile.write(Array("mine again".utf8), to: file.path, target: .unchanged(input))
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
  }

  @Test func `a file that was only touched is the same file`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "file")
    let input = try InputBytes(reading: file.path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: file.path
    )
    try OutputFile.write(Array("new".utf8), to: file.path, target: .unchanged(input))
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
  }

  @Test func `a link that took the place of the file is not followed`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "file")
    let other = try folder.write("old", to: "other")
    let input = try InputBytes(reading: file.path)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
    #expect(throws: OutputFile.Fault.changed(path: file.path)) {
      try OutputFile.write(Array("new".utf8), to: file.path, target: .unchanged(input))
    }
    #expect(try String(contentsOf: other, encoding: .utf8) == "old")
  }

  @Test func `a file that is too large is not read`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    // A sparse file: it has a size and no blocks.
    truncate(file.path, 200 * 1024 * 1024)
    let fault = #expect(throws: InputBytes.Fault.self) { try InputBytes(reading: file.path) }
    #expect(fault?.reason == "the file has 200 MiB; up to 128 are read")
  }

  // A mode of 0666 is that of a new file before the umask takes its share.
  @Test(arguments: [0o666, 0o777, 0o600, 0o444])
  func `a file keeps its mode`(_ bits: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: file.path)
    try OutputFile.write("new", to: file.path)
    #expect(try mode(of: file) == bits)
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
  }
}
