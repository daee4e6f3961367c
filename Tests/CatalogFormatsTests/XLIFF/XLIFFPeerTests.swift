import CatalogFormats
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// What other programs make of what is written.
struct XLIFFPeerTests {
  private static let hasCatalogs = Checkout.cases != nil

  /// Writes a real catalog in a format, and gives the files.
  private func write(_ name: String, by format: some CatalogFormat, in folder: TemporaryFolder)
    throws -> [URL]
  {
    let written = format.write([try RealCatalogs.table(name)], WritingOptions())
    return try written.files.map { try folder.write($0.bytes, to: $0.path) }
  }

  @Test(
    .enabled(
      if: hasCatalogs && XLIFFPeers.schemas != nil && XLIFFPeers.hasXMLLint,
      "no public files, no schemas or no xmllint here"
    ),
    arguments: RealCatalogs.names
  )
  func `what is written is valid by the OASIS schemas`(_ name: String) throws {
    let folder = try TemporaryFolder()
    let old = try write(name, by: XLIFF12Format(), in: folder)
    #expect(try XLIFFPeers.faults(of: old, bySchema: "xliff-core-1.2-strict.xsd") == "")
    let new = try write(name, by: XLIFF2Format(), in: folder)
    #expect(try XLIFFPeers.faults(of: new, bySchema: "xliff-core-2.0.xsd") == "")
  }

  @Test(
    .enabled(
      if: hasCatalogs && PeerReader.xliff.isThere,
      "no public files, or no translate-toolkit (pip install translate-toolkit)"
    ),
    arguments: RealCatalogs.names
  )
  func `translate-toolkit reads the ids, sources and targets of the catalog`(_ name: String) throws
  {
    let folder = try TemporaryFolder()
    let catalog = try RealCatalogs.table(name).catalog
    let files =
      try write(name, by: XLIFF12Format(), in: folder) + write(name, by: XLIFF2Format(), in: folder)
    for (file, units) in zip(files, try PeerReader.xliff.read(files, as: XLIFFPeers.Unit.self)) {
      let locale = file.deletingPathExtension().lastPathComponent
      try expect(units, agreeWith: catalog, in: locale)
    }
  }

  /// Compares units with the values of a catalog; where a string has no variation, they are the
  /// same texts.
  private func expect(
    _ units: [XLIFFPeers.Unit],
    agreeWith catalog: StringCatalog,
    in locale: String
  ) throws {
    let found = Dictionary(units.map { ($0.id ?? "", $0) }) { first, _ in first }
    #expect(found.count == units.count)
    for entry in catalog.entries {
      let target = entry[locale]
      for (path, value) in target?.units ?? [] {
        let id = path == .root ? entry.key : "\(entry.key)|==|\(path.identifier)"
        let unit = try #require(found[id], "\(id)")
        guard path.steps.isEmpty, target?.substitutions.isEmpty == true else { continue }
        #expect(unit.target == Self.shown(value.value), "\(id)")
        let source = entry[catalog.sourceLanguage]
        guard source?.variations.isEmpty ?? true else { continue }
        #expect(unit.source == source?.stringUnit?.value ?? entry.key, "\(id)")
      }
      guard target == nil, entry.localizations.isEmpty else { continue }
      let unit = try #require(found[entry.key])
      #expect(unit.source == entry.key && unit.target == nil)
    }
  }

  /// A text without the one control character that a real file has.
  private static func shown(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0 != "\u{18}" }.map(Character.init))
  }
}
