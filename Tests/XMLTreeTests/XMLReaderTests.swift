import Diagnostics
import Foundation
import Testing
import XMLTree

struct XMLReaderTests {
  static func read(_ text: String) throws(Diagnostic) -> XMLElement {
    try XMLReader.read(Array(text.utf8), file: "a.xml")
  }

  @Test func `a tree has elements, text, CDATA and comments in their order`() throws {
    let root = try Self.read(
      "<r xmlns='urn:d' xml:space='preserve'>A &lt;<![CDATA[<b>]]><!--c--><s a='1'/>&#13;\n</r>"
    )
    #expect(root.name == "r")
    #expect(root.namespace == "urn:d")
    #expect(root["xml:space"] == "preserve")
    #expect(
      root.children.map { node in
        switch node {
        case .text(let text): "text \(text)"
        case .characterData(let text): "CDATA \(text)"
        case .comment(let text): "comment \(text)"
        case .element(let element): "element \(element.name) \(element["a"] ?? "")"
        }
      } == ["text A <", "CDATA <b>", "comment c", "element s 1", "text \r\n"]
    )
    #expect(root.text == "A <<b>\r\n")
  }

  // Lines are counted by hand; what is wrong is what the XML recommendation forbids.
  @Test(arguments: [
    ("", 1, "empty"),
    ("\u{FEFF}", 1, "empty"),
    ("PK\u{3}\u{4}…", 1, "ZIP"),
    ("<a>\n<b>x & y</b>\n</a>", 2, "begins no name"),
    ("<a>\n<b>x</c>\n</a>", 2, "does not match"),
    ("<a>\n<b>", 2, "does not end"),
    ("<a>\n\u{1}</a>", 2, "does not allow"),
    ("<a>\n&x;</a>", 2, "not declared"),
    ("<a/>\n<b/>", 2, "after the end"),
    ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n>>>>>>> x\n</a>", 2, "merge conflict"),
    ("<?xml version=\"1.0\">\n<a/>", 1, "not well-formed"),
    ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n+ADwAYQAvAD4-", 1, "iconv -f UTF-7"),
    ("\u{4C}o", 1, "holds no XML"),
  ])
  func `what is no XML gets its place`(_ text: String, _ line: Int, _ says: String) {
    let fault = #expect(throws: Diagnostic.self) { try Self.read(text) }
    #expect(fault?.location?.line == line, "\(fault?.description ?? "")")
    #expect(fault?.description.contains(says) == true, "\(fault?.description ?? "")")
  }

  @Test func `nesting is bounded`() {
    let deep = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
    let fault = #expect(throws: Diagnostic.self) { try Self.read(deep) }
    #expect(fault?.message.contains("nested") == true)
  }

  // Each declares an entity, or may do so in another file, and uses it: XML 1.0, sections 2.8, 4.1.
  // libxml2 drops its text without a word.
  static let entities: [(document: String, line: Int, says: String)] = [
    ("<!DOCTYPE a [\n<!ENTITY e \"y\">]>\n<a>S &e; x</a>", 1, "document type"),
    (
      "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>\n<a>&e;</a>", 1, "document type"
    ),
    ("<?p a < b?>\n<!DOCTYPE a [<!ENTITY e \"y\">]>\n<a>S &e; x</a>", 2, "document type"),
    ("<?p <a>?>\n<!--<a>-->\n<!DOCTYPE a [<!ENTITY e \"y\">]>\n<a>&e;</a>", 3, "document type"),
    ("<!DOCTYPE a SYSTEM \"b>c\" [<!ENTITY e \"y\">]>\n<a>S &e; x</a>", 1, "document type"),
    ("<!DOCTYPE a PUBLIC 'b>' '\">' [<!ENTITY e \"y\">]>\n<a>S &e; x</a>", 1, "document type"),
    ("<!DOCTYPE a SYSTEM \"b.dtd\">\n<a>S &e; x</a>", 2, "not declared"),
    ("<!DOCTYPE a SYSTEM \"b.dtd\">\n<a>\n<b c='&e;'/></a>", 3, "not declared"),
    ("<!DOCTYPE a SYSTEM \"b.dtd\">\n<a><![CDATA[&]]><?p &?><!--&-->&e;</a>", 2, "not declared"),
    ("<a>S &e; x</a>", 1, "not declared"),
  ]

  @Test(arguments: entities, [nil] + encodings)
  func `no entity is read, loaded or lost`(
    _ entity: (document: String, line: Int, says: String),
    _ encoding: String.Encoding?
  ) throws {
    let bytes =
      encoding.flatMap { entity.document.data(using: $0) } ?? Data(entity.document.utf8)
    let fault = #expect(throws: Diagnostic.self) {
      try XMLReader.read(Array(bytes), file: "a.xml")
    }
    #expect(fault?.location?.line == entity.line, "\(fault?.description ?? "")")
    #expect(fault?.message.contains(entity.says) == true, "\(fault?.description ?? "")")
  }

  // Foundation's encoders know nothing of our reader; `.utf16` writes a byte order mark.
  static let encodings: [String.Encoding] = [.utf16, .utf16LittleEndian, .utf16BigEndian]

  @Test(
    arguments: zip(
      ["UTF-8", "UTF-16", "UTF-16", "UTF-16", "utf-16", "ISO-8859-1", "windows-1252"],
      [.utf8] + encodings + [.utf8, .isoLatin1, .windowsCP1252]
    )
  )
  func `text is read in its encoding`(_ name: String, _ encoding: String.Encoding) throws {
    let document = "<?xml version='1.0' encoding='\(name)'?>\n<a>\n<b>é ÿ</b></a>"
    let bytes = try #require(document.data(using: encoding))
    let root = try XMLReader.read(Array(bytes), file: "a.xml")
    #expect(root.text == "\né ÿ")
    #expect(root.elements.first?.location.line == 3)
  }

  @Test func `what only looks like a document type or an entity is text`() throws {
    let root = try Self.read(
      """
      <!-- <!DOCTYPE a [ --><?p <!DOCTYPE a [ ?><!DOCTYPE a SYSTEM "[">
      <a b="&lt;&#38;">&amp;&apos;&quot;&gt;<![CDATA[&e;]]><!-- &e; --><?p &e; ?></a>
      """
    )
    #expect(root["b"] == "<&")
    #expect(root.text == "&'\">&e;")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a file of 12 MB is read, a text of many pieces and long CDATA in it`() throws {
    let piece = "語言 &amp; 文字 "
    let pieces = String(repeating: piece, count: 200_000)
    let data = String(repeating: "<語>", count: 200_000)
    let items = String(repeating: "<s>\(String(repeating: "x", count: 1000))</s>\n", count: 7_000)
    let document = "<a><t>\(pieces)</t><c><![CDATA[\(data)]]></c>\(items)</a>"
    #expect(document.utf8.count > 12_000_000)
    let root = try Self.read(document)
    #expect(root.elements.count == 7_002)
    let text = pieces.replacing("&amp;", with: "&")
    #expect(root.elements[0].children == [.text(text)])
    #expect(root.elements[1].children == [.characterData(data)])
    #expect(root.elements[7_001].location.line == 7_000)
  }

  // XML_MAX_LOOKUP_LIMIT in libxml2's parserInternals.h.
  @Test func `a comment of more than 10 MB is told as what it is`() {
    let comment = String(repeating: "x", count: 10_100_000)
    let fault = #expect(throws: Diagnostic.self) { try Self.read("<a>\n<!--\(comment)--></a>") }
    #expect(fault?.location?.line == 2)
    #expect(fault?.message.contains("more than the 10 MB") == true)
  }

  // libxml2 compares every attribute of a tag with all others: this one would take minutes.
  @Test(.timeLimit(.minutes(1))) func `a tag is bounded`() throws {
    let attributes = (0..<400_000).map { " a\($0)='1'" }.joined()
    let fault = #expect(throws: Diagnostic.self) { try Self.read("<r>\n<a\(attributes)/></r>") }
    #expect(fault?.message.contains("longer than 256 KiB") == true)
    #expect(fault?.location?.line == 2)
    // What only looks like a tag is none.
    let text = String(repeating: "< ", count: 200_000)
    #expect(try Self.read("<r><!--\(text)--><![CDATA[\(text)]]></r>").text == text)
  }
}
