import CatalogFormats
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// What translate-toolkit reads of the files that are written.
struct AndroidPeerTests {
  private struct Unit: Decodable {
    var id: String
    var target: String
    var plurals: [String]?
    var translatable: Bool
    var notes: String
  }

  private static func units(_ file: WrittenFiles.File) throws -> [Unit] {
    let folder = try TemporaryFolder()
    let path = try folder.write(file.bytes, to: file.path).path
    return try PeerReader.android.read(path, as: [Unit].self)
  }

  /// Python's `\\u` takes a backslash that is itself escaped for the beginning of an escape.
  private static let texts = GeneratedTables.texts.filter {
    !$0.contains("\\") && !$0.contains("%")
  }

  @Test(.enabled(if: PeerReader.isThere, "translate-toolkit is not here (pip install it)"))
  func `ids, texts, plurals and comments are those of the model`() throws {
    let entries = Self.texts.enumerated().map { index, text in
      let plural = LocalizedString(variations: [
        .init(.plural, cases: [.init("one", .init(text)), .init("other", .init(text + " %lld"))])
      ])
      return StringCatalog.Entry(
        key: "k\(index)",
        comment: "c\(index)",
        shouldTranslate: index.isMultiple(of: 7) ? false : nil,
        localizations: [
          .init(locale: "en", string: index.isMultiple(of: 3) ? plural : LocalizedString(text))
        ]
      )
    }
    let written = AndroidFormat().write(AndroidFormatTests.catalog(entries), WritingOptions())
    #expect(written.losses == [])
    let units = try Self.units(try #require(written.files.first))
    #expect(units.count == entries.count)
    for (unit, entry) in zip(units, entries) {
      #expect(unit.id == entry.key)
      let texts = entry["en"]?.units.map { $0.unit.value.replacing("%lld", with: "%d") } ?? []
      #expect(
        (unit.plurals ?? [unit.target]).map { Array($0.utf8) } == texts.map { Array($0.utf8) }
      )
      #expect(unit.notes.trimmingCharacters(in: .whitespaces) == entry.comment)
      #expect(unit.translatable == (entry.shouldTranslate ?? true))
    }
  }
}
