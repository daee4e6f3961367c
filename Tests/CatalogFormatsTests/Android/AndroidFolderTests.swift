import CatalogFormats
import StringCatalogs
import Testing

/// Folders as Android's guide “App resources overview” has them, in its table of qualifiers.
struct AndroidFolderTests {
  private static let xml = Array(#"<resources><string name="k">v</string></resources>"#.utf8)

  @Test(arguments: [
    ("values-zh-rHK", "zh-HK", "strings"),
    ("values-zh-rCN-v33", "zh-CN", "strings@v33"),
    ("values-zh-rTW-car", "zh-TW", "strings@car"),
    ("values-b+zh+Hant+HK", "zh-Hant-HK", "strings"),
    ("values-b+es+419", "es-419", "strings"),
    ("values-fil", "fil", "strings"),
    ("values-mcc310-mnc004-en-rUS-watch-v30", "en-US", "strings@mcc310-mnc004-watch-v30"),
    ("values-zh-rhk", "zh-HK", "strings"),
    ("values-iw", "he", "strings"),
    ("values-in", "id", "strings"),
    ("values", "en", "strings"),
    ("values-car", "en", "strings@car"),
    ("values-television", "en", "strings@television"),
    ("other", "en", "strings"),
  ])
  func `a folder says locale and devices`(
    _ folder: String,
    _ locale: String,
    _ table: String
  ) throws {
    let read = try AndroidFormat().read(
      InputFile(path: "app/res/\(folder)/strings.xml", bytes: Self.xml)
    )
    #expect(read.tables.map(\.name) == [table])
    #expect(read.tables.first?.catalog.sourceLanguage == locale)
    #expect(read.notes.isEmpty == (table == "strings" && folder.contains("-")))
  }

  @Test(arguments: [
    ("zh-HK", "values-zh-rHK"), ("fr", "values-fr"), ("fil", "values-fil"),
    ("zh-Hant", "values-b+zh+Hant"), ("zh-Hant-HK", "values-b+zh+Hant+HK"),
    ("es-419", "values-b+es+419"), ("sr-Latn", "values-b+sr+Latn"), ("he", "values-iw"),
    ("id", "values-in"),
  ])
  func `a locale comes back from its folder`(_ locale: String, _ folder: String) throws {
    var entry = StringCatalog.Entry(key: "k")
    entry["en"] = LocalizedString("a")
    entry[locale] = LocalizedString("b")
    let table = StringTable(
      name: "strings@mcc310-watch",
      catalog: .init(sourceLanguage: "en", entries: [entry])
    )
    let files = AndroidFormat().write([table], WritingOptions(locales: [locale])).files
    let words = folder.split(separator: "-", maxSplits: 1)
    #expect(files.map(\.path) == ["values-mcc310-\(words[1])-watch/strings.xml"])
    let file = try #require(files.first)
    let read = try AndroidFormat().read(InputFile(path: file.path, bytes: file.bytes))
    #expect(read.tables.first?.name == table.name)
    #expect(read.tables.first?.catalog.sourceLanguage == locale)
  }

  @Test func `a locale that somebody gave counts last`() throws {
    func source(_ path: String, _ xml: String) throws -> String? {
      let file = InputFile(path: path, bytes: Array(xml.utf8), locale: "de")
      return try AndroidFormat().read(file).tables.first?.catalog.sourceLanguage
    }
    #expect(try source("values-fr/a.xml", "<resources/>") == "fr")
    #expect(
      try source("values/a.xml", "<resources xmlns:tools='t' tools:locale='it'/>") == "it"
    )
    #expect(try source("values/a.xml", "<resources/>") == "de")
  }
}
