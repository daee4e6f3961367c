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
