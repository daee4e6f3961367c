@testable import CatalogFormats
import Diagnostics
import StringCatalogs
import Testing

/// Keys and texts that Swift holds to be equal, and that are written in other bytes.
struct ExactKeysTests {
  static let formats = FileFormat.allCases.filter { $0 != .xcloc && $0 != .stringsdict }

  @Test(arguments: formats)
  func `keys that look alike are two`(_ format: FileFormat) throws {
    let texts = ["caf\u{E9}", "cafe\u{301}"]
    let entries = texts.map { text in
      var entry = StringCatalog.Entry(key: text)
      entry["en"] = LocalizedString("\(text)!")
      return entry
    }
    let table = StringTable(
      name: "Localizable",
      catalog: StringCatalog(sourceLanguage: "en", entries: entries)
    )
    let format = format.format(toolVersion: "1")
    let file = try #require(format.write([table], WritingOptions()).files.first)
    let read = try format.read(InputFile(path: file.path, bytes: file.bytes))
    let values = read.tables[0].catalog.entries.compactMap { $0["en"]?.stringUnit?.value.exact }
    #expect(values == texts.map { "\($0)!".exact })
  }

  @Test func `rules of a stringsdict that look alike are two`() throws {
    let rule = "<dict><key>NSStringLocalizedFormatKey</key><string>x</string></dict>"
    let text = "<dict><key>caf\u{E9}</key>\(rule)<key>cafe\u{301}</key>\(rule)</dict>"
    let file = InputFile(path: "en.lproj/L.stringsdict", bytes: Array(text.utf8))
    let read = try StringsdictFormat().read(file)
    #expect(read.notes.isEmpty)
    let entries = read.tables[0].catalog.entries
    #expect(entries.map(\.key.exact) == ["caf\u{E9}".exact, "cafe\u{301}".exact])
    let dictionary = try StringsdictFile(parsing: file.bytes, file: "f")
    let changed = try dictionary.bytes(setting: entries.map { ($0.key, LocalizedString($0.key)) })
    let texts = try StringsdictFormat().read(InputFile(path: file.path, bytes: changed))
      .tables[0].catalog.entries.compactMap { $0["en"]?.stringUnit?.value.exact }
    #expect(texts == entries.map(\.key.exact))
  }

  @Test func `another composition of a letter in a translation file is a change`() throws {
    var entry = StringCatalog.Entry(key: "k", extractionState: .manual)
    entry["en"] = LocalizedString("coffee")
    entry["fr"] = LocalizedString("cafe\u{301}")
    let catalog = StringCatalog(sourceLanguage: "en", entries: [entry])
    let written = XLIFF12Format().write(
      [StringTable(name: "L", catalog: catalog)],
      WritingOptions(locales: ["fr"])
    )
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    let target = "<target state=\"translated\">"
    let changed = text.replacing(target + "cafe\u{301}", with: target + "caf\u{E9}")
    let file = InputFile(path: "fr.xliff", bytes: Array(changed.utf8))
    let read = try XLIFF12Format().read(file).tables[0].catalog.entries[0]
    #expect(read.extractionState == .manual)
    #expect(read["fr"]?.stringUnit?.value.exact == "caf\u{E9}".exact)
  }

  @Test func `files that differ in the composition of a letter differ`() {
    let tables = ["caf\u{E9}", "cafe\u{301}"].map { text in
      var entry = StringCatalog.Entry(key: "k", comment: text)
      entry["en"] = LocalizedString(text)
      return StringTable(
        name: "L",
        catalog: StringCatalog(sourceLanguage: "en", entries: [entry])
      )
    }
    #expect(
      tables.combined().notes.map(\.message) == [
        "“k”: the comment differs between files; the first is read",
        "“k” in en: the text differs between files; the first is read",
      ]
    )
  }
}
