import Diagnostics
import Testing
import XMLTree

struct XMLWriterTests {
  @Test func `a document is indented, and what is not there is left out`() {
    var writer = XMLWriter()
    writer.element("a", ["b": "1", "c": nil]) { writer in
      writer.element("d", text: "e")
      writer.element("f")
    }
    #expect(
      writer.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="1">
          <d>e</d>
          <f/>
        </a>

        """
    )
  }

  // libxml2 reads back what was written: references survive line end and attribute normalization
  // (XML 1.0, sections 2.11 and 3.3.3).
  @Test(arguments: ["<&>\"'", "a\tb\nc\rd\r\ne", " x  ", "\u{85}\u{2028}\u{FFFD}🙂", "]]>"])
  func `text and attributes are read back as they were`(_ text: String) throws {
    var writer = XMLWriter()
    writer.element("a", ["b": text], text: text)
    let root = try XMLReader.read(Array(writer.text.utf8), file: "a.xml")
    #expect(root["b"]?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(root.text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  // XML 1.0, production 2 (Char).
  @Test(arguments: [
    ("a\tb\n\r", true), ("\u{0}", false), ("\u{1B}", false), ("\u{7F}\u{85}", true),
    ("\u{FFFE}", false), ("\u{10FFFF}", true),
  ])
  func `what XML cannot hold is known`(_ text: String, _ isAllowed: Bool) {
    #expect(XMLEscape.allows(text) == isAllowed)
    #expect(XMLEscape.allows(XMLEscape.allowedPart(of: "a\(text)b")))
    #expect(XMLEscape.allowedPart(of: "a\(text)b") == (isAllowed ? "a\(text)b" : "ab"))
  }
}
