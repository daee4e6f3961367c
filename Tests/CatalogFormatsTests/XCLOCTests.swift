import CatalogFormats
import Diagnostics
import StringCatalogs
import Testing

struct XCLOCTests {
  private static let xliff = """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="A.strings" \
    source-language="en" datatype="plaintext"><body><trans-unit id="k"><source>k</source>\
    <target>T</target></trans-unit></body></file></xliff>
    """

  private func file(_ path: String, _ text: String) -> InputFile {
    InputFile(path: path, bytes: Array(text.utf8))
  }

  // contents.json as Xcode 16.4 wrote it in tinode/ios, with another tool and other names.
  @Test func `a folder has contents, translations and sources`() throws {
    var catalog = StringCatalog(sourceLanguage: "en", entries: [.init(key: "k")])
    catalog.entries[0]["fr"] = LocalizedString("K")
    let written = XCLOCFormat(project: "App.xcodeproj", toolVersion: "0.1.0")
      .write([StringTable(name: "Localizable", catalog: catalog)], .init())
    #expect(
      written.files.map(\.path) == [
        "fr.xcloc/contents.json", "fr.xcloc/Localized Contents/fr.xliff",
        "fr.xcloc/Source Contents/Localizable.xcstrings",
      ]
    )
    #expect(
      String(decoding: written.files[0].bytes, as: UTF8.self) == """
        {
          "developmentRegion" : "en",
          "project" : "App.xcodeproj",
          "targetLocale" : "fr",
          "toolInfo" : {
            "toolBuildNumber" : "0.1.0",
            "toolID" : "alertcopy",
            "toolName" : "AlertCopy",
            "toolVersion" : "0.1.0"
          },
          "version" : "1.0"
        }
        """
    )
    let source = try StringCatalogFile(parsing: written.files[2].bytes, file: "a")
    #expect(source.catalog == catalog)
  }

  @Test func `contents.json tells the language; what is not read is told`() throws {
    let read = try XCLOCFormat(toolVersion: "").read(
      folder: [
        file(
          "x/de.xcloc/contents.json",
          #"{"developmentRegion": "en", "targetLocale": "de", "version": "1.0"}"#
        ),
        file("x/de.xcloc/Localized Contents/de.xliff", Self.xliff),
        file("x/de.xcloc/Source Contents/App/en.lproj/A.strings", "?"),
        file("x/de.xcloc/Notes/picture.png", "?"),
      ]
    )
    #expect(read.tables.map(\.name) == ["A"])
    #expect(read.tables.first?.catalog.entries.first?["de"] == LocalizedString("T"))
    #expect(read.notes.map(\.location?.file) == ["x/de.xcloc/Notes/picture.png"])
  }

  @Test(arguments: [
    ("[]", "Localized Contents/de.xliff", "contents.json"),
    ("{\"developmentRegion\": \"en\"}", "Localized Contents/de.xliff", "targetLocale"),
    (
      "{\"developmentRegion\": 1, \"targetLocale\": \"de\"}", "Localized Contents/de.xliff",
      "developmentRegion"
    ),
    ("{", "Localized Contents/de.xliff", "not JSON"),
    ("{\"developmentRegion\": \"en\", \"targetLocale\": \"de\"}", "de.xliff", "has none"),
  ])
  func `what cannot be read is told`(_ contents: String, _ translations: String, _ says: String) {
    let fault = #expect(throws: Diagnostic.self) {
      try XCLOCFormat(toolVersion: "").read(
        folder: [
          file("de.xcloc/contents.json", contents), file("de.xcloc/\(translations)", Self.xliff),
        ]
      )
    }
    #expect(fault?.message.contains(says) == true, "\(fault?.description ?? "")")
    #expect(fault?.location != nil)
  }
}
