import Foundation
import TestSupport
import Testing

/// What no file of strings is, given to the commands under every extension.
struct DamagedFilesTests {
  static let extensions = ["xcstrings", "stringsdict", "xliff", "xml", "arb", "csv", "json"]

  struct Damage: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    /// What is recognised of it, whatever the file should be.
    var says: String?

    var testDescription: String { name }
  }

  static let damages: [Damage] = [
    Damage(name: "no byte", bytes: [], says: "the file is empty"),
    Damage(
      name: "a ZIP archive",
      bytes: Array("PK\u{3}\u{4}\u{14}".utf8) + [0, 8, 0],
      says: "ZIP archive"
    ),
    Damage(name: "bytes that are no text", bytes: [0x89, 0xFF, 0x0D, 0xC3, 0x28, 0xA0]),
    Damage(
      name: "a merge conflict",
      bytes: Array("<<<<<<< HEAD\n{\"a\": \"b\"}\n=======\n{}\n>>>>>>> theirs\n".utf8),
      says: "this looks like an unresolved merge conflict; resolve it"
    ),
    Damage(name: "very deep", bytes: Array(repeating: UInt8(ascii: "["), count: 10_000)),
    Damage(name: "very deep XML", bytes: Array(String(repeating: "<a>", count: 10_000).utf8)),
    Damage(
      name: "an entity bomb",
      bytes: Array(
        "<!DOCTYPE a [<!ENTITY b \"bbbbbbbb\"><!ENTITY c \"&b;&b;&b;\">]><a>&c;</a>".utf8
      )
    ),
    Damage(
      name: "an external entity",
      bytes: Array(
        "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><resources>&b;</resources>".utf8
      )
    ),
  ]

  @Test(arguments: damages)
  func `each is told with its place, and nothing is written`(damage: Damage) throws {
    let folder = try TemporaryFolder()
    for name in Self.extensions {
      let file = "damaged.\(name)"
      try folder.write(damage.bytes, to: file)
      let outcome = try CatalogCommandsTests.tool.run(
        ["convert", file, "--to", "xcstrings", "--output", "out"],
        in: folder.url
      )
      #expect(outcome.exitCode == 2, "\(file)")
      // `file:line:column: error: what; what to do`
      let pattern = /damaged\.\w+:\d+:\d+: error: [^;]+; \S.*/
      #expect(outcome.errors.firstMatch(of: pattern) != nil, "\(file): \(outcome.errors)")
      #expect(damage.says.map(outcome.errors.contains) ?? true, "\(file): \(outcome.errors)")
      #expect(!outcome.errors.contains("root:"))
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out").path))
    }
  }

  // Issue 5 has the words. Only String Catalogs are merged, and are begun with these members.
  @Test(arguments: extensions)
  func `advice is that of the format`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "empty.\(name)")
    try folder.write("{\n<<<<<<< HEAD\n", to: "conflict.\(name)")
    let outcome = try CatalogCommandsTests.tool.run(
      ["convert", "empty.\(name)", "conflict.\(name)", "--to", "csv"],
      in: folder.url
    )
    let isCatalog = name == "xcstrings"
    let conflict = """
      conflict.xcstrings:2:1: error: this looks like an unresolved merge conflict; \
      resolve it or run alertcopy merge

      """
    #expect(outcome.errors.hasSuffix(conflict) == isCatalog, "\(outcome.errors)")
    #expect(outcome.errors.contains("alertcopy merge") == isCatalog)
    #expect(outcome.errors.contains("sourceLanguage") == isCatalog)
  }

  @Test func `the files that can be read are processed all the same`() throws {
    let folder = try TemporaryFolder()
    try folder.write(CatalogCommandsTests.catalog, to: "App.xcstrings")
    try folder.write("{", to: "Bad.xcstrings")
    let outcome = try CatalogCommandsTests.tool.run(
      ["convert", "Bad.xcstrings", "nowhere.strings", "App.xcstrings", "--to", "csv"],
      in: folder.url
    )
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("Guten") || outcome.output.contains("Hallo"))
    #expect(outcome.errors.contains("Bad.xcstrings:1:2: error: "))
    #expect(outcome.errors.contains("nowhere.strings:1:1: error: there is no such file"))
  }

  @Test func `a file of 200 MB is not read`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "Large.xcstrings")
    truncate(file.path, 200_000_000)
    let outcome = try CatalogCommandsTests.tool.run(
      ["format", "Large.xcstrings"],
      in: folder.url
    )
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Large.xcstrings:1:1: error: the file has 190 MiB"))
  }

  @Test func `a file that cannot be read hides no other`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a = ;", to: "fr.lproj/A.strings")
    try folder.write("\"b\" = \"Bonjour\";", to: "fr.lproj/B.strings")
    let convert = try CatalogCommandsTests.tool.run(
      ["convert", "fr.lproj", "--to", "csv"],
      in: folder.url
    )
    #expect(convert.exitCode == 2)
    #expect(convert.errors.contains("fr.lproj/A.strings:1:5: error: "))
    #expect(convert.output.contains("Bonjour"))
    try folder.write(
      CatalogCommandsTests.xliff([("k", "Hello", "Hallo")]),
      to: "de.xcloc/Localized Contents/de.xliff"
    )
    // A link that leads nowhere, and two that lead back.
    for (link, target) in [("Notes", "nowhere"), ("a", "."), ("b", ".")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: "de.xcloc/\(link)").path,
        withDestinationPath: target
      )
    }
    let xcloc = try CatalogCommandsTests.tool.run(
      ["convert", "de.xcloc", "--to", "csv"],
      in: folder.url
    )
    #expect(xcloc.exitCode == 2)
    #expect(xcloc.errors.contains("de.xcloc/Notes:1:1: error: there is no such file"))
    #expect(xcloc.output.contains("Hallo"))
    for name in ["base", "ours", "theirs"] { try folder.write("{", to: "\(name).xcstrings") }
    let merge = try CatalogCommandsTests.tool.run(
      ["merge", "base.xcstrings", "ours.xcstrings", "theirs.xcstrings"],
      in: folder.url
    )
    #expect(merge.exitCode == 2)
    for name in ["base", "ours", "theirs"] { #expect(merge.errors.contains("\(name).xcstrings:1")) }
  }
}
