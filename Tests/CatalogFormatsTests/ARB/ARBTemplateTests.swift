import CatalogFormats
import StringCatalogs
import Testing

/// Flutter's projects declare placeholders in the template alone.
///
/// See https://docs.flutter.dev/ui/internationalization#placeholders-plurals-and-selects.
struct ARBTemplateTests {
  private func german(_ english: String, _ placeholders: String, _ german: String) throws
    -> [String]
  {
    let template = #"{"k": "\#(english)", "@k": {"placeholders": {\#(placeholders)}}}"#
    let tables = try [("app_de.arb", #"{"k": "\#(german)"}"#), ("app_en.arb", template)]
      .map { try ARBFormat().read(InputFile(path: $0, bytes: Array($1.utf8))).tables[0] }
    let combined = tables.combined(sourceLanguage: "en")
    #expect(combined.notes.isEmpty)
    let string = try #require(combined.tables[0].catalog.entries[0]["de"])
    #expect(string.units.allSatisfy { $0.unit.state == .translated })
    return string.units.map(\.unit.value)
      + string.substitutions.map { "\($0.argNum ?? 0)\($0.formatSpecifier ?? "")" }
  }

  @Test(arguments: [
    (
      "{count} of {name}", #""count": {"type": "int"}, "name": {"type": "String"}"#,
      "{name} von {count}", ["%2$@ von %1$lld"]
    ),
    ("{a} {b}", #""a": {}, "b": {}"#, "{a} {b}", ["%1$@ %2$@"]),
    ("{a} {b}", #""a": {}, "b": {}"#, "nur {b}", ["nur %2$@"]),
    (
      "{s} {n, plural, other{#}}", #""s": {}, "n": {"type": "int"}"#,
      "{n, plural, one{# Datei} other{# Dateien}} in {s}",
      ["%#@n@ in %1$@", "%arg Datei", "%arg Dateien", "2lld"]
    ),
    (
      "{s} {n, plural, other{#}}", #""s": {}, "n": {"type": "int"}"#,
      "{n, plural, one{# Datei in {s}} other{# Dateien in {s}}}",
      ["%2$lld Datei in %1$@", "%2$lld Dateien in %1$@"]
    ),
  ])
  func `a translation has the template's arguments, whatever their order in it`(
    _ english: String,
    _ placeholders: String,
    _ text: String,
    _ expected: [String]
  ) throws {
    #expect(try german(english, placeholders, text) == expected)
  }

  @Test func `a name that the template has not leaves the order as it is, which is told`() throws {
    let texts = [
      "app_en.arb": #"{"k": "{a} {b}", "@k": {"placeholders": {"a": {}, "b": {}}}}"#,
      "app_de.arb": #"{"k": "{c} {a}"}"#,
    ]
    let tables = try texts.sorted { $0.key > $1.key }.map {
      try ARBFormat().read(InputFile(path: $0, bytes: Array($1.utf8))).tables[0]
    }
    let combined = tables.combined(sourceLanguage: "en")
    #expect(combined.tables[0].catalog.entries[0]["de"]?.stringUnit?.value == "%1$@ %2$@")
    #expect(combined.notes.count == 1)
  }

  @Test func `a translation that declares its arguments keeps their order`() throws {
    let text = #"{"k": "{b} {a}", "@k": {"placeholders": {"a": {}, "b": {}}}}"#
    let read = try ARBFormat().read(InputFile(path: "app_de.arb", bytes: Array(text.utf8)))
    let entry = read.tables[0].catalog.entries[0]
    let other = StringCatalog.Entry(key: "k", comment: "%1$@: b\n%2$@: a")
    #expect(entry.withArguments(namedBy: other) == entry)
  }
}
