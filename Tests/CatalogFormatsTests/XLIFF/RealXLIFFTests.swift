import CatalogFormats
import Diagnostics
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Reads the public XLIFF files.
@Suite(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
struct RealXLIFFTests {
  /// The files that are refused, and why.
  private static let refused = [
    "062-symfony-invalid-xml-resources-ILLFORMED.xlf": "does not match",
    "064-symfony-resname.xlf": "into which language",
    "066-symfony-resources-multi-files.xlf": "into which language",
    "070-symfony-with-attributes.xlf": "into which language",
    "072-symfony-withnote.xlf": "into which language",
    "088-xliff2om-INVALID-bad-InvalidNotesInUnit.xlf": "",
    "100-xliff2om-ODDVERSION-DocumentWithValidValues.xlf": "“version” is not read",
    "102-xliff2om-ODDVERSION-EmptyFile.xlf": "empty",
    "104-xliff2om-ODDVERSION-InvalidFile.xlf": "no XML",
  ]

  static let files = ["xliff12", "xliff2"].flatMap { folder in
    RealCatalogs.files(in: folder).map { "\(folder)/\($0)" }
  }

  private func read(_ path: String) throws -> ReadTables {
    try XLIFF2Format().read(InputFile(path: path, bytes: try RealCatalogs.bytes(of: path)))
  }

  @Test(arguments: files)
  func `a file is read, or refused with a place`(_ path: String) throws {
    let name = String(path.drop { $0 != "/" }.dropFirst())
    do throws(any Error) {
      #expect(try read(path).tables.isEmpty == false)
      #expect(Self.refused[name] ?? "" == "")
    } catch let fault as Diagnostic {
      let words = try #require(Self.refused[name], "\(fault)")
      #expect(fault.message.contains(words))
      #expect(fault.location?.line ?? 0 >= 1 && fault.advice != nil)
    }
  }

  // translate-toolkit is the other reader; it collapses white space in files that do not say
  // xml:space="preserve".
  @Test(
    .enabled(if: PeerReader.xliff.isThere, "no translate-toolkit here"),
    arguments: files.filter { $0.hasSuffix(".xliff") }
  )
  func `sources and targets are those that translate-toolkit reads`(_ path: String) throws {
    let tables = try read(path).tables
    let file = try #require(Checkout.cases).appending(path: path)
    let texts = Set(
      tables.flatMap(\.catalog.entries).flatMap { entry in
        [entry.key] + entry.localizations.flatMap { $0.string.units.map(\.unit.value) }
      }.map(Self.collapsed)
    )
    for unit in try PeerReader.xliff.read([file], as: XLIFFPeers.Unit.self).joined() {
      let id = try #require(unit.id)
      // Texts of substitutions have other arguments in a catalog.
      guard !id.hasPrefix("/"), !id.contains("|==|") else { continue }
      let entries = tables.compactMap { table in table.catalog.entries.first { $0.key == id } }
      #expect(!entries.isEmpty)
      // Files of Xcode's into the source language: the target stands for the source, too.
      let isSource = path.hasSuffix("-en.xliff") && unit.target != nil
      for text in [isSource ? nil : unit.source, unit.target].compactMap(\.self) {
        let isRead = texts.contains(Self.collapsed(text))
        #expect(isRead, "\(id): \(text)")
      }
    }
  }

  private static func collapsed(_ text: String) -> String {
    text.split { " \t\n\r".contains($0) }.joined(separator: " ")
  }

  // What Xcode 27 made of the same file: a target that is unfinished it ignores; we keep it, with
  // its state, for whoever merges to decide.
  @Test func `finished targets are what Xcode imported`() throws {
    let read = try read("xliff12/094-xcode27-state-import-import-edited.xliff")
    let entries = try #require(read.tables.first?.catalog.entries)
    let name = "146-xcode27-state-import-expected-after-import.xcstrings"
    let imported = try RealCatalogs.table(name).catalog
    #expect(entries.map(\.key) == imported.entries.map(\.key))
    for (entry, other) in zip(entries, imported.entries) {
      #expect(entry["en"] == other["en"])
      switch entry.key {
      case "missing": #expect(entry["fr"] == nil)
      case "needs-review-l10n", "needs-review-translation":
        #expect(entry["fr"] == LocalizedString("changed \(entry.key)", state: .needsReview))
      case "new": #expect(entry["fr"] == LocalizedString("changed new", state: .new))
      default: #expect(entry["fr"] == other["fr"])
      }
    }
  }

  // The catalog that Xcode exported it from is Murzav/xcstrings-mcp, tests/fixtures/apple_xcode27/
  // positive/device-root-substitution: argument 1, lld.
  @Test func `devices with a substitution at the root are read as they were in the catalog`() throws
  {
    let read = try read("xliff12/096-xcode27-device-root-substitution-reexported.xliff")
    let string = try #require(read.tables.first?.catalog.entries.first?["de"])
    #expect(
      string.units.map { "\($0.path.identifier): \($0.unit.value)" } == [
        "device.iphone: DE %#@COUNT@ phone CHANGED", "device.other: DE %lld other CHANGED",
        "substitutions.COUNT.plural.one: DE %arg item CHANGED",
        "substitutions.COUNT.plural.other: DE %arg items CHANGED",
      ]
    )
    #expect(string.substitutions.map(\.argNum) == [1])
    #expect(string.substitutions.map(\.formatSpecifier) == ["lld"])
  }

  // The source of behavior/missing-locale-uk has one and other alone.
  @Test func `categories of the target alone are none of the source`() throws {
    let read = try read("xliff12/092-xcode27-missing-locale-uk-exported.xliff")
    let entry = try #require(read.tables.first?.catalog.entries.first)
    #expect(entry.localizations.map(\.locale) == ["en"])
    #expect(entry["en"]?.units.map(\.path.identifier) == ["plural.one", "plural.other"])
  }
}
