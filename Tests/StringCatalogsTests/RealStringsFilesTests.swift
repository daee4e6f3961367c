internal import Diagnostics
internal import Foundation
internal import StringCatalogs
internal import TestSupport
internal import Testing

/// Runs over real .strings files and compares with the toolchain's `plutil`.
struct RealStringsFilesTests {
  private static let folder = Checkout.cases?.appending(path: "strings").path ?? ""

  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    .filter { $0.hasSuffix(".strings") }

  private static let plutil = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/plutil" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What plutil reads, as JSON; `nil` where it reads nothing.
  private func strings(ofFile path: String) throws -> [String: String]? {
    let plutil = try #require(Self.plutil)
    let outcome = try Executable(path: plutil).run(["-convert", "json", "-o", "-", path])
    guard outcome.exitCode == 0 else { return nil }
    return try? JSONDecoder().decode([String: String].self, from: Data(outcome.output.utf8))
  }

  private func read(_ path: String) throws -> StringsFile {
    try StringsFile(
      parsing: Array(try Data(contentsOf: URL(filePath: path))),
      file: path
    )
  }

  @Test(
    .enabled(if: !files.isEmpty && plutil != nil, "no ../shared/cases/strings here, or no plutil"),
    arguments: files
  )
  func `every file is read as plutil reads it, or has a fault with a place`(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let expected = try strings(ofFile: path)
    do {
      let file = try read(path)
      let found = Dictionary(file.entries.map { ($0.key, $0.value) }) { $1 }
      if let expected { #expect(found == expected) }
    } catch let fault as Diagnostic {
      #expect(fault.location?.file == path)
      #expect(fault.advice != nil)
      // plutil stops at a merge conflict without a word, and loses what follows.
      if expected != nil { #expect(fault.message.contains("merge conflict")) }
    }
  }

  @Test(.enabled(if: !files.isEmpty, "no ../shared/cases/strings here"), arguments: files)
  func `changing one value changes the lines of that value`(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    guard let file = try? StringsFile(parsing: bytes, file: path) else { return }
    #expect(file.bytes == bytes)
    // A compiled file is not edited.
    guard !bytes.starts(with: "bplist".utf8) else { return }
    let step = max(file.entries.count / 8, 1)
    for entry in stride(from: 0, to: file.entries.count, by: step).map({ file.entries[$0] })
    where entry.offset == file[entry.key]?.offset {
      let value = entry.value + " \"新\"\n"
      let edited = try file.bytes(applying: [.init(entry.key, value)])
      let found = try PropertyListSerialization.propertyList(from: Data(edited), format: nil)
      #expect((found as? [String: String])?[entry.key] == value)
      let (old, new) = (try lines(bytes), try lines(edited))
      let first = file.location(offset: entry.valueRange.lowerBound).line - 1
      let last = file.location(offset: entry.valueRange.upperBound).line - 1
      #expect(old[..<first] == new[..<first])
      #expect(old[(last + 1)...] == new[(first + 1)...])
    }
    let added = try file.bytes(applying: [.init("new \"key\"", "值", comment: "c")])
    let found = try PropertyListSerialization.propertyList(from: Data(added), format: nil)
    #expect((found as? [String: String])?["new \"key\""] == "值")
    #expect(try StringsFile(parsing: added, file: path).entries.last?.comment == "c")
  }

  /// The lines of a file, as Foundation decodes it.
  private func lines(_ bytes: [UInt8]) throws -> [Substring] {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let text = String(bytes: bytes, encoding: isUTF16 ? .utf16 : .utf8)
    return try #require(text).split(omittingEmptySubsequences: false) {
      ["\n", "\r", "\r\n"].contains($0)
    }
  }

  @Test(.enabled(if: plutil != nil, "no plutil in the PATH"))
  func `octal escapes are those of plutil`() throws {
    // The character set has no characters for 254 and 255.
    let text = (1...253).map { code in
      let digits = String(code, radix: 8)
      return "\"\(code)\" = \"\\\(String(repeating: "0", count: 3 - digits.count))\(digits)\";\n"
    }
    let folder = try TemporaryFolder()
    let path = try folder.write(text.joined(), to: "octal.strings").path
    let found = Dictionary(try read(path).entries.map { ($0.key, $0.value) }) { $1 }
    #expect(found == (try strings(ofFile: path)))
  }
}
