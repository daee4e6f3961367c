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

  /// Python's `\\u` takes a backslash that is itself escaped for the beginning of an escape.
  private static let texts = GeneratedTables.texts.filter {
    !$0.contains("\\") && !$0.contains("%")
  }

  @Test(.enabled(if: PeerReader.android.isThere, "translate-toolkit is not here (pip install it)"))
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
    let units = try PeerReader.android.read(written.files.map(\.bytes), as: Unit.self)[0]
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

  @Test(
    .enabled(if: PeerReader.android.isThere, "translate-toolkit is not here (pip install it)"),
    .enabled(if: Checkout.cases != nil, "the folder of public files is not here")
  )
  func `plain strings of public files are read alike`() throws {
    let files = try RealAndroidFilesTests.files(of: "android")
    let peers = try PeerReader.android.read(files.map(\.bytes), as: Unit.self)
    var count = 0
    for (file, units) in zip(files, peers) {
      let read = try AndroidFormat().read(InputFile(path: file.path, bytes: file.bytes))
      let entries = try #require(read.tables.first?.catalog.entries)
      let values = Dictionary(
        entries.map { ($0.key, $0.localizations.first?.string.stringUnit?.value) },
        uniquingKeysWith: { first, _ in first }
      )
      // It keeps the markup of xliff:g, and Java's placeholders.
      for unit in units where !unit.target.contains("<") && !unit.target.contains("%") {
        let value = try #require(values[unit.id] ?? nil, "\(unit.id)")
        // It trims every space that Unicode has; aapt2 trims those of ASCII.
        if value == "\u{A0}" { continue }
        #expect(Array(value.utf8) == Array(unit.target.utf8), "\(unit.id)")
        count += 1
      }
    }
    #expect(count > 2000)
  }
}
