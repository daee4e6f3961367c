import CatalogChanges
import CatalogFormats
import StringCatalogs
import Testing

/// Source texts that come back untouched in a file that has no states.
struct UpdateCopyTests {
  private static let catalog = {
    var catalog = StringCatalog(sourceLanguage: "en", entries: [.init(key: "k")])
    catalog.entries[0]["en"] = LocalizedString("Hello %@, %@")
    return catalog
  }()

  private static func update(
    _ catalog: StringCatalog,
    _ format: FileFormat,
    _ path: String,
    _ text: String
  ) throws -> CatalogUpdate {
    let read = try format.format(toolVersion: "")
      .read(InputFile(path: path, bytes: Array(text.utf8), locale: "fr"))
    let (table, _) = try read.tables.table(for: "T", sourceLanguage: "en", of: path)
    return CatalogUpdate(of: catalog, with: [UpdateInput(file: path, table: table)])
  }

  private static let files: [(format: FileFormat, path: String, text: String)] = [
    (.strings, "fr.lproj/T.strings", #""k" = "Hello %@, %@";"#),
    (
      .stringsdict, "fr.lproj/T.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key>\
      <string>Hello %@, %@</string></dict></plist>
      """
    ),
    (.json, "fr.json", #"{"k": "Hello %@, %@"}"#),
    (.arb, "T_fr.arb", #"{"@@locale": "fr", "k": "Hello {arg1}, {arg2}"}"#),
    (
      .android, "values-fr/T.xml",
      #"<resources><string name="k">Hello %1$s, %2$s</string></resources>"#
    ),
    (.csv, "T.csv", "key,fr\nk,\"Hello %@, %@\"\n"),
    (.csv, "T.csv", "key,en,fr\nk,\"Hello %@, %@\",\"Hello %@, %@\"\n"),
    (
      .xliff, "fr.xliff",
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="T.strings" \
      source-language="en" target-language="fr" datatype="plaintext"><body><trans-unit id="k">\
      <source>Hello %@, %@</source><target>Hello %@, %@</target></trans-unit></body></file></xliff>
      """
    ),
  ]

  @Test(arguments: files.indices)
  func `a source text is no translation where nothing says so`(index: Int) throws {
    let file = Self.files[index]
    let update = try Self.update(Self.catalog, file.format, file.path, file.text)
    #expect(update.items.map(\.outcome) == [.untranslated])
    #expect(update.catalog == Self.catalog)
    #expect(update.notes == [.copiesOfSources(file: file.path, count: 1)])
  }

  @Test(arguments: files.indices)
  func `any other text is a translation`(index: Int) throws {
    let file = Self.files[index]
    let pieces = file.text.split(separator: "Hello", omittingEmptySubsequences: false)
    let text = pieces.dropLast().joined(separator: "Hello") + "Salut" + (pieces.last ?? "")
    let update = try Self.update(Self.catalog, file.format, file.path, text)
    #expect(update.items.map(\.outcome) == [.added])
    #expect(update.catalog.entries[0]["fr"]?.stringUnit?.state == .translated)
  }

  // A hand-off that comes back as it was approves nothing.
  @Test(arguments: files.indices)
  func `a text that is there keeps its state`(index: Int) throws {
    var catalog = Self.catalog
    catalog.entries[0]["fr"] = LocalizedString("Hello %@, %@", state: .needsReview)
    let file = Self.files[index]
    let update = try Self.update(catalog, file.format, file.path, file.text)
    #expect(update.catalog.entries[0]["fr"]?.stringUnit?.state == .needsReview)
  }

  @Test(arguments: [
    "key,fr,state:fr\nk,\"Hello %@, %@\",\n", "key,en,fr,state:fr\nk,,\"Hello %@, %@\",\n",
  ])
  func `a column of states says what is translated`(text: String) throws {
    let update = try Self.update(Self.catalog, .csv, "T.csv", text)
    #expect(update.items.map(\.outcome) == [.added])
  }

  // `convert` makes finished translations of files that have no states, as Xcode's migration does.
  @Test(arguments: files.indices)
  func `what is converted is translated`(index: Int) throws {
    let file = Self.files[index]
    let read = try file.format.format(toolVersion: "")
      .read(InputFile(path: file.path, bytes: Array(file.text.utf8), locale: "fr"))
    let combined = read.tables.combined(sourceLanguage: nil).tables
    let units = combined.flatMap(\.catalog.entries).flatMap { $0["fr"]?.units ?? [] }
    #expect(units.map(\.unit.state) == [.translated])
  }
}
