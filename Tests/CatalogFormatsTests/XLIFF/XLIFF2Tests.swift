import CatalogFormats
import Diagnostics
import StringCatalogs
import Testing

struct XLIFF2Tests {
  /// What is read of the contents of a file.
  private func read(_ contents: String) throws -> ReadTables {
    try XLIFFText.read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr"
        xmlns:my="urn:my"><file id="f1" original="Localizable.xcstrings">\(contents)</file></xliff>
      """
    )
  }

  // XLIFF 2.0, section 4.3.1: ids are NMTOKENs, names are any text; 4.3.1.29: a subState has a
  // prefix of whoever made it. The hashes are FNV-1a by a few lines of Python.
  @Test func `a document has ids made of names, notes and states`() throws {
    let catalog = try XLIFFText.catalog(
      ofStrings: #"""
        {
          "a b": {"comment": "Note", "localizations": {
            "fr": {"stringUnit": {"state": "needs_review", "value": "A\nB"}}}},
          "c": {"shouldTranslate": false}
        }
        """#
    )
    let written = XLIFF2Format().write([StringTable(name: "T", catalog: catalog)], .init())
    #expect(written.files.map(\.path) == ["fr.xlf"])
    #expect(
      written.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" \
        srcLang="en" trgLang="fr" xml:space="preserve">
          <file id="f1" original="T.xcstrings">
            <unit id="ue63f991904833892" name="a b">
              <notes>
                <note>Note</note>
              </notes>
              <segment state="translated" subState="alertcopy:needs_review">
                <source>a b</source>
                <target>A
        B</target>
              </segment>
            </unit>
            <unit id="uaf63de4c8601eff2" name="c" translate="no">
              <segment>
                <source>c</source>
              </segment>
            </unit>
          </file>
        </xliff>

        """
      ]
    )
  }

  // XLIFF 2.0, sections 4.2.2.5 (segment), 4.3.1.21 (order), 4.3.1.27 (state): targets in their
  // order; what lies between segments is its source where it has no target.
  @Test(arguments: [
    (
      "<segment state='final'><source>A</source><target>a</target></segment><ignorable>"
        + "<source> </source></ignorable><segment state='translated'><source>B</source>"
        + "<target>b</target></segment>",
      "A B", "a b", "translated"
    ),
    (
      "<segment state='translated' subState='alertcopy:needs_review'><source>A</source>"
        + "<target order='2'>a</target></segment>"
        + "<segment><source>B</source><target order='1'>b</target></segment>",
      "AB", "ba", "needs_review"
    ),
    (
      "<segment><source>A</source><target>a</target></segment>"
        + "<segment><source>B</source></segment>",
      "AB", "aB", "new"
    ),
    ("<segment state='initial'><source>A</source><target>a</target></segment>", "A", "a", "new"),
    (
      "<segment state='reviewed'><source>A</source><target>a</target></segment>", "A", "a",
      "translated"
    ),
  ])
  func `segments are joined`(
    _ segments: String,
    _ source: String,
    _ target: String,
    _ state: String
  ) throws {
    let entry = try read("<unit id='1' name='k'>\(segments)</unit>").tables.first?.catalog.entries
      .first
    #expect(entry?["en"] == LocalizedString(source))
    #expect(entry?["fr"] == LocalizedString(target, state: .init(rawValue: state)))
  }

  // XLIFF 2.0, section 4.2.3: what inline elements are.
  @Test(arguments: [
    ("a<ph id='1' dataRef='d1'/>", "a%@"),
    ("a<ph id='1' equiv='E' disp='D'/>", "aE"),
    ("a<ph id='1' disp='D'/>", "aD"),
    ("<pc id='1' dataRefStart='d2' dataRefEnd='d3'>b</pc>", "<b>b</b>"),
    ("<sc id='1' dataRef='d2'/>b<ec startRef='1' dataRef='d3'/>", "<b>b</b>"),
    ("<mrk id='1'>b<sm id='2'/></mrk>c<em startRef='2'/>", "bc"),
    ("a<cp hex='0007'/>", "a\u{7}"),
  ])
  func `inline elements are flattened`(_ markup: String, _ text: String) throws {
    let read = try read(
      """
      <unit id='1' name='k'><originalData><data id='d1'>%@</data><data id='d2'>&lt;b></data>
      <data id='d3'>&lt;/b></data></originalData>
      <segment><source>\(markup)</source></segment></unit>
      """
    )
    #expect(read.tables.first?.catalog.entries.first?["en"] == LocalizedString(text))
  }

  @Test func `groups, notes and parts of other namespaces are read or told`() throws {
    let read = try read(
      """
      <skeleton href='x'/>
      <my:a/><notes><note>of the file</note></notes>
      <group id='g' translate='no'><unit id='1'>
      <my:b/>
      <notes><note>a</note><note category='c'>b</note></notes>
      <segment><source>S</source></segment></unit></group>
      """
    )
    let entry = read.tables.first?.catalog.entries.first
    #expect(entry?.key == "1")
    #expect(entry?.comment == "a\nb")
    #expect(entry?.shouldTranslate == false)
    #expect(
      read.notes.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "2 <skeleton> is not read",
        "3 <a> of another namespace is not read",
        "3 <notes> in a file is not read",
        "5 <b> of another namespace is not read",
        "6 the category of a note is not read",
      ]
    )
  }
}
