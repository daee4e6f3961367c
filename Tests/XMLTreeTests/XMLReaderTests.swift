import Diagnostics
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
    ("<!DOCTYPE a [\n<!ENTITY x \"y\">]>\n<a>&x;</a>", 1, "document type"),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<a>&x;</a>", 1, "document type"),
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
}
