import CopyChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CheckInputs

/// Files that nobody means well with, or that were damaged: none stops the run, and the good one
/// beside them is read.
struct HostileFilesTests {
  private static let names = [
    "L.xcstrings", "L.strings", "L.stringsdict", "Info.plist", "L.xliff", "values/strings.xml",
    "app_en.arb", "A.swift", "A.m", "A.xcodeproj/project.pbxproj",
  ]

  private static let contents: [(name: String, bytes: [UInt8])] = [
    ("nothing", []),
    ("zeros", [UInt8](repeating: 0, count: 999)),
    ("no text", (0..<999).map { UInt8(truncatingIfNeeded: $0 &* 167 ^ $0 >> 3) }),
    ("a list cut off", Array("bplist00\u{1}".utf8)),
    ("objects", repeated("{\"a\":")),
    ("arrays", repeated("[")),
    ("dictionaries", repeated("{a = ")),
    ("elements", repeated("<dict><key>a</key>")),
    ("comments", repeated("/*")),
    ("strings with code", repeated("\"\\(")),
    ("number signs", repeated("#")),
    ("calls", repeated("AVCaptureDevice.requestAccess(for: [AVCaptureDevice requestAccess")),
  ]

  private static func repeated(_ text: String) -> [UInt8] {
    Array(String(repeating: text, count: 2000).utf8)
  }

  @Test(.timeLimit(.minutes(1)), arguments: names)
  func `no content stops the run`(name: String) throws {
    for content in Self.contents {
      let folder = try TemporaryFolder()
      try folder.write(content.bytes, to: name)
      try folder.write("\"a\" = \"b\";", to: "en.lproj/Good.strings")
      let read = InputReader(configuration: CheckConfiguration()).read(paths: [folder.url.path])
      #expect(read.project.catalogs.contains { $0.name == "Good" }, "\(content.name)")
      _ = CheckRun(CheckOptions()).findings(in: read.project)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["{", "$(", "“", "%", "a, 中,", "你", "<a", "x://", "@"])
  func `a long text of one kind stops no run`(piece: String) throws {
    let text = String(repeating: piece, count: 1000)
    let bench = try ProjectBench([("zh-Hans.lproj/A.strings", "\"a\" = \"\(text)\";")])
    _ = CheckRun(CheckOptions()).findings(in: bench.project)
  }

  @Test(.timeLimit(.minutes(1)))
  func `pipes, links and odd names in a folder`() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.path
    try folder.write("\"a\" = \"b\";", to: "en.lproj/Good.strings")
    try folder.write("\"a\" = \"b\";", to: "two\nlines/en.lproj/Good.strings")
    let script = """
      mkfifo A.strings .gitignore alertcopy.json && ln -s /dev/zero B.strings && ln -s . loop
      ln -s nothing C.strings && ln -s D.strings D.strings && mkdir Info.plist E.strings
      printf x > "$(printf 'F\\377.strings')"
      """
    let outcome = try Executable(path: "/bin/sh").run(["-c", script], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let read = InputReader(configuration: try CheckConfiguration(for: [root], given: nil))
      .read(paths: [root])
    #expect(read.project.files.count == 2)
    let faults = read.notes.map(\.message)
    #expect(faults.count == 2, "\(faults)")
    #expect(faults.contains { $0.hasPrefix("it cannot be read") })
    #expect(faults.contains("the name of the file is not UTF-8"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a .gitignore file of many lines`() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<1_000).map { "/build/\($0)/*.o\nfile\($0).strings\n*a*b\($0)*c*/**/x\($0)\n" }
    try folder.write(lines.joined() + "!file7.strings\n", to: ".gitignore")
    for index in 0..<50 { try folder.write("\"a\" = \"b\";", to: "a/b/file\(index).strings") }
    let files = ProjectFiles([folder.url.path], excluding: PathSet())
    #expect(files.files.map { $0.path.hasSuffix("a/b/file7.strings") } == [true])
  }
}
