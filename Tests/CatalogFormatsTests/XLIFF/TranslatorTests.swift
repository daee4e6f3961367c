import CatalogFormats
import StringCatalogs
import Testing

/// What a translator changes counts more than what AlertCopy kept in a skeleton.
struct TranslatorTests {
  private static let catalog = #"""
    {
      "a": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": "A"}},
        "fr": {"stringUnit": {"state": "", "value": "À", "x": 1}}}},
      "n": {"extractionState": "manual", "localizations": {
        "en": {
          "stringUnit": {"state": "new", "value": "%#@N@"},
          "substitutions": {"N": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"state": "new", "value": "%arg of %lld"}}}}}}}}},
      "z": {"extractionState": "stale"}
    }
    """#

  /// The catalog after a change to its XLIFF file.
  private func catalog(replacing old: String, with new: String) throws -> StringCatalog {
    let written = XLIFFText.written(try XLIFFText.catalog(ofStrings: Self.catalog), "fr")
    #expect(written.contains(old))
    let read = try XLIFFText.read(written.replacing(old, with: new))
    return try #require(read.tables.first?.catalog)
  }

  @Test(arguments: [
    (">À<", ">Â<", #"{"state": "needs_review", "value": "Â", "x": 1}"#),
    (
      #""needs-review-l10n">À"#, #""translated">À"#,
      #"{"state": "translated", "value": "À", "x": 1}"#
    ),
  ])
  func `a changed text or state is read`(_ old: String, _ new: String, _ unit: String) throws {
    let expected = try XLIFFText.catalog(
      ofStrings: Self.catalog.replacing(#"{"state": "", "value": "À", "x": 1}"#, with: unit)
    )
    #expect(try catalog(replacing: old, with: new) == expected)
  }

  @Test func `a removed translation is none`() throws {
    let read = try catalog(
      replacing: "        <target state=\"needs-review-l10n\">À</target>\n",
      with: ""
    )
    #expect(read.entries.first?["fr"] == nil)
    #expect(read.entries.first?["en"]?.stringUnit?.state == .new)
    #expect(read.entries.first?.extractionState == .manual)
  }

  @Test func `a new translation has its arguments`() throws {
    let read = try catalog(
      replacing: "<source>%1$lld of %lld</source>",
      with: "<source>%1$lld of %lld</source><target>%1$lld de %lld</target>"
    )
    let string = try #require(read.entries[1]["fr"])
    #expect(string.units.map(\.unit.value) == ["%arg de %lld", "%arg de %lld"])
    #expect(string.substitutions.map(\.argNum) == [1])
    #expect(string.substitutions.map(\.formatSpecifier) == ["lld"])
    #expect(read.entries[1]["en"]?.units.map(\.unit.value) == ["%#@N@", "%arg of %lld"])
  }

  @Test func `a changed source and note are read`() throws {
    let source = try catalog(replacing: "<source>A</source>", with: "<source>B</source>")
    #expect(source.entries[0]["en"]?.stringUnit?.value == "B")
    let note = try catalog(
      replacing: "<source>z</source>\n        <note/>",
      with: "<source>z</source><note>last</note>"
    )
    #expect(note.entries[2].comment == "last")
    #expect(note.entries[2].extractionState == .stale)
  }

  @Test func `a unit that somebody took out is not there`() throws {
    let read = try catalog(
      replacing: """
            <trans-unit id="z" xml:space="preserve">
              <source>z</source>
              <note/>
            </trans-unit>

        """.split(separator: "\n").map { "  \($0)\n" }.joined(),
      with: ""
    )
    #expect(read.entries.map(\.key) == ["a", "n"])
  }
}
