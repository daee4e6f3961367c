package import XMLTree

/// The text of a string resource, as Android's resource compiler makes it of XML.
///
/// After aapt2 (`StringBuilder` in ResourceUtils.cpp, `FlattenXmlSubtree` in ResourceParser.cpp):
/// white space collapses outside quotation marks and is trimmed at the ends, a backslash escapes,
/// CDATA is text like any other, and `xliff:g` marks a part and is no part itself. Other markup is
/// kept as text: `<b>` is “<b>”.
package struct AndroidText {
  /// A part that `xliff:g` marks.
  struct Placeholder: Hashable {
    var text: String
    var id: String?
    var example: String?
  }

  private enum Segment {
    case text(String)
    case tag(String)
  }

  /// The text as a program gets it, markup included.
  package private(set) var text = ""
  private(set) var placeholders: [Placeholder] = []
  private(set) var hasMarkup = false
  /// What aapt2 refuses, or reads in another way than it looks.
  private(set) var faults: [String] = []
  private var segments: [Segment] = []

  /// The text of an element `string` or `item`.
  package init(_ element: XMLElement) {
    collect(element.children)
    let texts = segments.indices.filter { if case .text = segments[$0] { true } else { false } }
    var decoder = AndroidTextDecoder()
    for index in segments.indices {
      switch segments[index] {
      case .tag(let tag): decoder.append(tag: tag)
      case .text(var part):
        if index == texts.first { part = String(part.trimmingPrefix(while: Self.isSpace)) }
        if index == texts.last {
          while let last = part.unicodeScalars.last, Self.isSpace(last) {
            part.unicodeScalars.removeLast()
          }
        }
        decoder.append(part)
      }
    }
    text = decoder.text
    faults = decoder.faults
  }

  private mutating func collect(_ nodes: [XMLNode]) {
    for node in nodes {
      switch node {
      case .text(let part), .characterData(let part): append(part)
      case .comment: break
      case .element(let element) where Self.isPlaceholder(element):
        placeholders.append(
          Placeholder(
            text: AndroidText(element).text,
            id: element["id"],
            example: element["example"]
          )
        )
        collect(element.children)
      case .element(let element):
        hasMarkup = true
        segments.append(.tag(Self.startTag(element)))
        collect(element.children)
        if !element.children.isEmpty { segments.append(.tag("</\(element.name)>")) }
      }
    }
  }

  private mutating func append(_ part: String) {
    if case .text(let before)? = segments.last {
      segments[segments.count - 1] = .text(before + part)
    } else {
      segments.append(.text(part))
    }
  }

  private static func isPlaceholder(_ element: XMLElement) -> Bool {
    element.name == "g" && element.namespace == "urn:oasis:names:tc:xliff:document:1.2"
  }

  private static func startTag(_ element: XMLElement) -> String {
    // The order of the file is not known; any will do, if it is always the same.
    let attributes = element.attributes.sorted { $0.key < $1.key }
      .filter { !$0.key.hasPrefix("xmlns") }
      .map { " \($0.key)=\"\(AndroidXML.attribute($0.value))\"" }
    return "<\(element.name)\(attributes.joined())\(element.children.isEmpty ? "/" : "")>"
  }

  /// ASCII's white space: Android leaves other spaces as they are.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || ("\t"..."\r").contains(scalar)
  }
}

extension String {
  fileprivate func trimmingPrefix(while isTrimmed: (Unicode.Scalar) -> Bool) -> String {
    String(String.UnicodeScalarView(unicodeScalars.drop(while: isTrimmed)))
  }
}
