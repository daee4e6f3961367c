import CatalogChanges
import CatalogFormats
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Substitutions in translators' files, which do not say which arguments a catalog means.
struct UpdateArgumentTests {
  private static func read(_ text: String, _ format: FileFormat) throws -> [UpdateInput] {
    let read = try format.format(toolVersion: "")
      .read(InputFile(path: "fr.xliff", bytes: Array(text.utf8)))
    return read.tables.map { UpdateInput(file: "fr.xliff", table: $0) }
  }

  private static func catalog(_ strings: String) throws -> StringCatalog {
    let json = #"{"sourceLanguage": "en", "strings": \#(strings), "version": "1.0"}"#
    return try StringCatalogFile(parsing: Array(json.utf8), file: "T.xcstrings").catalog
  }

  /// Units as Xcode writes them: see shared/cases/xliff12/096.
  private static func xliff(_ units: [(path: String, source: String, target: String)]) -> String {
    let body = units.map { unit in
      """
      <trans-unit id="k\(unit.path)" xml:space="preserve"><source>\(unit.source)</source>\
      <target state="translated">\(unit.target)</target><note/></trans-unit>
      """
    }
    return """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file \
      original="T.xcstrings" source-language="en" target-language="fr" datatype="plaintext"><body>\
      \(body.joined())</body></file></xliff>
      """
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What the catalog has: the text, the substitution’s members, and its text.
    let text: String
    let members: String
    let part: String
    /// What the file has.
    let sources: [String]
    let targets: [String]
    /// What the catalog has then.
    let expected: [String]
  }

  @Test(arguments: [
    Case(
      testDescription: "another placeholder before %arg",
      text: "%#@F@",
      members: #""argNum": 1, "formatSpecifier": "lld", "#,
      part: "%2$@ has %arg files",
      sources: ["%1$#@F@", "%2$@ has %1$lld files"],
      targets: ["%1$#@F@", "%1$lld fichiers chez %2$@"],
      expected: ["%#@F@", "%arg fichiers chez %2$@"]
    ),
    Case(
      testDescription: "the same without a number at the reference",
      text: "%#@F@",
      members: #""argNum": 1, "formatSpecifier": "lld", "#,
      part: "%2$@ has %arg files",
      sources: ["%#@F@", "%2$@ has %1$lld files"],
      targets: ["%#@F@", "%2$@ a %1$lld fichiers"],
      expected: ["%#@F@", "%2$@ a %arg fichiers"]
    ),
    Case(
      testDescription: "a number that the catalog does not say",
      text: "%#@F@",
      members: #""formatSpecifier": "lld", "#,
      part: "%arg files",
      sources: ["%1$#@F@", "%1$lld files"],
      targets: ["%1$#@F@", "%1$lld fichiers"],
      expected: ["%#@F@", "%arg fichiers"]
    ),
    Case(
      testDescription: "a number that the file does not say",
      text: "%#@F@ of %@",
      members: #""argNum": 1, "formatSpecifier": "lld", "#,
      part: "%arg files",
      sources: ["%#@F@ of %@", "%lld files"],
      targets: ["%2$@ : %1$#@F@", "%lld fichiers"],
      expected: ["%2$@ : %#@F@", "%arg fichiers"]
    ),
    Case(
      testDescription: "an argument that neither says, and the order does not give",
      text: "%@: %#@F@",
      members: #""formatSpecifier": "lld", "#,
      part: "%arg files",
      sources: ["%1$@: %2$#@F@", "%2$lld files"],
      targets: ["%2$#@F@ : %1$@", "%2$lld fichiers"],
      expected: ["%2$#@F@ : %1$@", "%arg fichiers"]
    ),
    Case(
      testDescription: "two of one type",
      text: "%#@F@",
      members: #""argNum": 2, "formatSpecifier": "lld", "#,
      part: "%1$lld of %arg files",
      sources: ["%2$#@F@", "%1$lld of %2$lld files"],
      targets: ["%2$#@F@", "%2$lld fichiers, dont %1$lld"],
      expected: ["%#@F@", "%arg fichiers, dont %1$lld"]
    ),
  ])
  func `a file that shows arguments is read as the catalog means them`(test: Case) throws {
    let catalog = try Self.catalog(
      #"""
      {"k": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(test.text)"},
      "substitutions": {"F": {\#(test.members)"variations": {"plural": {"other":
      {"stringUnit": {"state": "translated", "value": "\#(test.part)"}}}}}}}}}}
      """#
    )
    let paths = ["", "|==|substitutions.F.plural.other"]
    let update = CatalogUpdate(
      of: catalog,
      with: try Self.read(
        Self.xliff(zip(paths, zip(test.sources, test.targets)).map { ($0, $1.0, $1.1) }),
        .xliff
      )
    )
    #expect(update.items.map(\.outcome) == [.added, .added])
    let french = try #require(update.catalog.entries[0]["fr"])
    #expect(french.units.map(\.unit.value) == test.expected)
    let source = try #require(catalog.entries[0]["en"])
    #expect(french.substitutions.map(\.argNum) == source.substitutions.map(\.argNum))
  }

  // The file as Xcode 27 exported it from a catalog that the same export brings back.
  @Test(.enabled(if: Checkout.cases != nil, "the folder of public files is not here"))
  func `Xcode's own export is applied`() throws {
    let folder = try #require(Checkout.cases)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "xliff12").path)
        .first { $0.hasPrefix("096-") }
    )
    let text = try String(contentsOf: folder.appending(path: "xliff12/\(name)"), encoding: .utf8)
    let inputs = try Self.read(text, .xliff)
    var catalog = try Self.catalog(
      #"""
      {"k": {"localizations": {"en": {"substitutions": {"COUNT": {"argNum": 1,
      "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%arg item"}},
      "other": {"stringUnit": {"state": "translated", "value": "%arg items"}}}}}},
      "variations": {"device": {
      "iphone": {"stringUnit": {"state": "translated", "value": "%#@COUNT@ phone"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld other"}}}}}}}}
      """#
    )
    let update = CatalogUpdate(of: catalog, with: inputs)
    #expect(update.items.map(\.outcome) == [.added, .added, .added, .added])
    #expect(
      update.catalog.entries[0]["de"]?.units.map(\.unit.value) == [
        "DE %#@COUNT@ phone CHANGED", "DE %lld other CHANGED", "DE %arg item CHANGED",
        "DE %arg items CHANGED",
      ]
    )
    catalog = update.catalog
    #expect(CatalogUpdate(of: catalog, with: inputs).catalog == catalog)
  }

  private static let catalogs: [String] = {
    guard let folder = Checkout.cases?.appending(path: "xcstrings") else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { (try? real($0)) != nil }
  }()

  private static func real(_ name: String) throws -> StringCatalog {
    let folder = try #require(Checkout.cases).appending(path: "xcstrings")
    let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
    return try StringCatalogFile(parsing: bytes, file: name).catalog
  }

  /// What translators get of a catalog, without skeletons, and send back as it is.
  private static func inputs(_ catalog: StringCatalog, _ format: FileFormat) throws
    -> [UpdateInput]
  {
    let format = format.format(toolVersion: "")
    return try format.write(
      [StringTable(name: "T", catalog: catalog)],
      WritingOptions(isForTranslators: true)
    ).files.flatMap { file in
      try format.read(InputFile(path: file.path, bytes: file.bytes)).tables
        .map { UpdateInput(file: file.path, table: $0) }
    }
  }

  @Test(
    .enabled(if: Checkout.cases != nil, "the folder of public files is not here"),
    arguments: catalogs,
    [FileFormat.xliff, .xliff2]
  )
  func `a real catalog that comes back as it went changes nothing`(
    name: String,
    format: FileFormat
  ) throws {
    let catalog = try Self.real(name)
    let update = CatalogUpdate(of: catalog, with: try Self.inputs(catalog, format))
    let others = update.items.filter { $0.outcome != .unchanged && $0.outcome != .untranslated }
    #expect(others == [])
    #expect(update.catalog == catalog)
  }

  // A value that is refused has placeholders that are not those of its source in the catalog, too.
  @Test(
    .enabled(if: Checkout.cases != nil, "the folder of public files is not here"),
    arguments: catalogs
  )
  func `a real catalog gets its translations back from what translators have`(name: String) throws {
    let catalog = try Self.real(name)
    var emptied = catalog
    for index in emptied.entries.indices {
      emptied.entries[index].localizations.removeAll { $0.locale != catalog.sourceLanguage }
    }
    let update = CatalogUpdate(
      of: emptied,
      with: try Self.inputs(catalog, .xliff),
      placeholders: { _, _ in [:] }
    )
    for entry in update.catalog.entries {
      let whole = try #require(catalog.entries.first { ExactText($0.key) == ExactText(entry.key) })
      for localization in entry.localizations where localization.locale != catalog.sourceLanguage {
        let spelling = localization.locale.replacing("-", with: "_")
        let own = whole[localization.locale] ?? whole[spelling]
        // A control character of this one is none that XML can hold.
        for (path, unit) in localization.string.units where entry.key != "YEy-JH-Tfz.title" {
          #expect(own?[path]?.value == unit.value, "\(entry.key) \(path.identifier)")
        }
      }
    }
    let refused = update.items.filter {
      if case .rejected(.sourceChanged) = $0.outcome { true } else { false }
    }
    #expect(refused == [])
  }
}
