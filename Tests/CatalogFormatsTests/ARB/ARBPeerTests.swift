import CatalogFormats
import MessageFormat
import StringCatalogs
import TestSupport
import Testing

/// What translate-toolkit reads of the files that are written.
struct ARBPeerTests {
  private struct Unit: Decodable {
    var id: String
    var target: String
    var notes: String
  }

  @Test(.enabled(if: PeerReader.arb.isThere, "translate-toolkit is not here (pip install it)"))
  func `ids, messages and comments are those of the model`() throws {
    let entries = GeneratedTables.texts.enumerated().map { index, text in
      StringCatalog.Entry(
        key: "k\(index)",
        comment: "c\(index)",
        localizations: [.init(locale: "en", string: LocalizedString(text))]
      )
    }
    let table = StringTable(name: "app", catalog: .init(sourceLanguage: "en", entries: entries))
    let file = try #require(ARBFormat().write([table], WritingOptions()).files.first)
    let units = try PeerReader.arb.read([file.bytes], as: Unit.self)[0]
    #expect(units.count == entries.count)
    for (unit, entry) in zip(units, entries) {
      #expect(unit.id == entry.key)
      #expect(unit.notes == entry.comment)
      let message = try VariationSyntax.message(try #require(entry["en"]))
      #expect(Array(unit.target.utf8) == Array(try ICUSyntax.print(message).utf8))
    }
  }
}
