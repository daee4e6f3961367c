import CatalogFormats
import Diagnostics
import StringCatalogs
import TestSupport
import Testing

struct XLIFF12ReadingTests {
  // From an import of Xcode 27 (shared/cases, 094 and 146): it takes final, signed-off, no state and
  // states that it does not know for translated, and leveraged-mt for machine_translated.
  @Test(arguments: [
    ("", LocalizedString.StringUnit.State.translated),
    (#"state="translated""#, .translated),
    (#"state="final""#, .translated),
    (#"state="signed-off""#, .translated),
    (#"state="x-custom""#, .translated),
    (#"state="translated" state-qualifier="leveraged-mt""#, .machineTranslated),
    (#"state="translated" state-qualifier="exact-match""#, .translated),
    (#"state="new""#, .new),
    (#"state="needs-translation""#, .new),
    (#"state="needs-review-l10n""#, .needsReview),
    (#"state="needs-review-translation""#, .needsReview),
  ])
  func `a state is read as Xcode reads it`(
    _ attributes: String,
    _ state: LocalizedString.StringUnit.State
  ) throws {
    let catalog = try XLIFFText.catalog(
      ofUnits:
        #"<trans-unit id="k"><source>S</source><target \#(attributes)>T</target></trans-unit>"#
    )
    #expect(catalog.entries.first?["fr"] == LocalizedString("T", state: state))
    #expect(catalog.entries.first?["en"] == LocalizedString("S"))
  }

  // Names as Xcode 9 to 27 wrote them: files of ViennaRSS (.stringsdict), Apple's catalogs.
  @Test(arguments: [
    ("k", "k", ""),
    ("a|==|plural.one", "a", "plural.one"),
    ("a|==|device.iphone.plural.one", "a", "device.iphone.plural.one"),
    ("a|==|b|==|plural.one", "a|==|b", "plural.one"),
    ("a|==|b", "a|==|b", ""),
    ("a|==|", "a|==|", ""),
    ("a|==|substitutions.@B.C@.plural.few", "a", "substitutions.@B.C@.plural.few"),
    ("/%u left:dict/NSStringLocalizedFormatKey:dict/:string", "%u left", ""),
    ("/%u left:dict/n:dict/other:dict/:string", "%u left", "substitutions.n.plural.other"),
    ("/a:b/c:dict/n:dict/one:dict/:string", "a:b/c", "substitutions.n.plural.one"),
    ("8.title", "8.title", ""),
  ])
  func `a name tells the key and the way`(_ id: String, _ key: String, _ way: String) throws {
    let catalog = try XLIFFText.catalog(
      ofUnits: #"<trans-unit id="\#(id)"><source>S</source><target>T</target></trans-unit>"#
    )
    #expect(catalog.entries.map(\.key) == [key])
    #expect(catalog.entries.first?["fr"]?.units.map(\.path.identifier) == [way])
  }

  // What Xcode makes of inline elements: Murzav/xcstrings-mcp, tests/fixtures/apple_xcode27/
  // behavior/inline-import.
  @Test(arguments: [
    (#"before <g id="1">middle</g> after"#, "before middle after"),
    (#"before <ph id="1">%@</ph> after"#, "before %@ after"),
    (#"before <x id="1"/> after"#, "before  after"),
    (
      #"a <x id="1" equiv-text="%@"/><mrk mtype="seg">b<g id="2"><g id="3">c</g></g></mrk>"#,
      "a %@bc"
    ),
    ("<![CDATA[<b>]]>&#13;\n &#x1F426;<!-- no -->", "<b>\r\n 🐦"),
  ])
  func `inline elements are flattened`(_ markup: String, _ text: String) throws {
    let catalog = try XLIFFText.catalog(
      ofUnits: "<trans-unit id=\"k\"><source>S</source><target>\(markup)</target></trans-unit>"
    )
    #expect(catalog.entries.first?["fr"]?.stringUnit?.value == text)
  }

  @Test func `arguments are told from the texts of substitutions`() throws {
    let catalog = try XLIFFText.catalog(
      ofUnits: """
        <trans-unit id="k"><source>%1$#@N@ in %@</source>\
        <target>%1$#@N@ dans %@</target></trans-unit>
        <trans-unit id="k|==|substitutions.N.plural.one"><source>%1$lld bird</source>\
        <target>%1$lld oiseau, 100%</target></trans-unit>
        <trans-unit id="k|==|substitutions.N.plural.other">\
        <source>%1$lld birds</source></trans-unit>
        """
    )
    let source = try #require(catalog.entries.first?["en"])
    #expect(source.stringUnit?.value == "%#@N@ in %@")
    #expect(source.substitutions.map(\.argNum) == [1])
    #expect(source.substitutions.map(\.formatSpecifier) == ["lld"])
    #expect(source.units.map(\.unit.value) == ["%#@N@ in %@", "%arg bird", "%arg birds"])
    let target = try #require(catalog.entries.first?["fr"])
    #expect(target.units.map(\.unit.value) == ["%#@N@ dans %@", "%arg oiseau, 100%"])
  }

  // XLIFF 1.2, section 2: translate is inherited from groups, notes are many, resname is the name.
  @Test func `files of other tools are read`() throws {
    let read = try XLIFFText.read(
      """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <x:file original="res/file.ext" source-language="en" datatype="plaintext">
          <x:body>
            <x:group translate="no">
              <x:trans-unit id="1" resname="foo"><x:source/><x:target xml:lang="de">bar</x:target>
                <x:note>a</x:note><x:note from="b">c</x:note><x:alt-trans><x:target/></x:alt-trans>
              </x:trans-unit>
            </x:group>
            <x:trans-unit id="2"><x:source>2</x:source><x:target/></x:trans-unit>
            <x:trans-unit id="2"><x:source>again</x:source></x:trans-unit>
          </x:body>
        </x:file>
      </x:xliff>
      """
    )
    let entries = try #require(read.tables.first?.catalog.entries)
    #expect(read.tables.map(\.name) == ["file"])
    #expect(entries.map(\.key) == ["foo", "2"])
    #expect(entries.map(\.shouldTranslate) == [false, nil])
    #expect(entries.map(\.comment) == ["a\nc", nil])
    #expect(entries.map { $0["de"] } == [LocalizedString("bar"), LocalizedString("", state: .new)])
    #expect(entries.map { $0["en"] } == [LocalizedString(""), nil])
    #expect(
      read.notes.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "6 who wrote a note is not read",
        "6 a proposal (<alt-trans>) is not read",
        "10 “2” stands twice; what stands first is read",
      ]
    )
  }

  @Test func `files of the same table are joined, those of other folders are not`() throws {
    func file(_ original: String, _ id: String) -> String {
      """
      <file original="\(original)" source-language="en" target-language="de" datatype="plaintext">
      <body><trans-unit id="\(id)"><source>S</source><target>T</target></trans-unit></body></file>
      """
    }
    let read = try XLIFFText.read(
      """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      \(file("App/en.lproj/Localizable.strings", "a"))
      \(file("App/en.lproj/Localizable.stringsdict", "/b:dict/n:dict/one:dict/:string"))
      \(file("Widget/en.lproj/Localizable.strings", "c"))</xliff>
      """
    )
    #expect(read.tables.map(\.name) == ["Localizable", "Widget-Localizable"])
    #expect(read.tables.map { $0.catalog.entries.map(\.key) } == [["b", "a"], ["c"]])
    #expect(read.notes.map(\.severity) == [.note])
  }

  // Xcode exports the source language, too; what a translator writes there is the new source.
  @Test func `a translation into the source language is the source`() throws {
    let catalog = try XLIFFText.catalog(
      ofUnits: """
        <trans-unit id="a"><source>A</source><target state="new">B</target></trans-unit>
        <trans-unit id="c"><source>C</source></trans-unit>
        <trans-unit id="d"><source>d</source></trans-unit>
        """,
      to: "en"
    )
    #expect(
      catalog.entries.map { $0["en"] } == [
        LocalizedString("B", state: .new), LocalizedString("C"), nil,
      ]
    )
  }

  @Test(arguments: [
    ("<xliff version='1.2'>\n<file source-language='en'/></xliff>", 2, "original"),
    ("<xliff version='1.2'><file original='a'>\n</file></xliff>", 1, "source-language"),
    ("<xliff\nversion='3.0'/>", 2, "3.0"),
    ("<xliff/>", 1, "version"),
    ("<resources/>", 1, "<resources>"),
    (
      "<xliff version='1.2'>\n<file original='a' source-language='en'><body><trans-unit id='1'>"
        + "<source/><target>x</target></trans-unit></body></file></xliff>", 2, "which language"
    ),
    ("<xliff version='1.2'>\n<file>\n</xliff>", 3, "does not match"),
    (
      "<xliff version='1.2'><file original='a' source-language='en'><header><skl>"
        + "<internal-file form='urn:alertcopy:string-catalog'>{</internal-file></skl></header>"
        + "<body/></file></xliff>", 1, "skeleton"
    ),
  ])
  func `what cannot be read gets its place`(_ text: String, _ line: Int, _ says: String) {
    let fault = #expect(throws: Diagnostic.self) { try XLIFFText.read(text) }
    #expect(fault?.location?.line == line, "\(fault?.description ?? "")")
    #expect(fault?.message.contains(says) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice != nil)
  }

  @Test func `a language that somebody said counts where the file says none`() throws {
    let read = try XLIFFText.read(
      "<xliff version='1.2'><file original='a' source-language='en'><body><trans-unit id='1'>"
        + "<source/><target>x</target></trans-unit></body></file></xliff>",
      locale: "de"
    )
    #expect(read.tables.first?.catalog.entries.first?["de"] == LocalizedString("x"))
  }
}
