/// Writes an XML document, indented by two spaces.
package struct XMLWriter: Sendable {
  /// Names and values in the order in which they are written; what is `nil` is left out.
  package typealias Attributes = KeyValuePairs<String, String?>

  /// The document, as far as it is written.
  package private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  package init() {}

  /// An element on lines of its own, with elements in it.
  package mutating func element(
    _ name: String,
    _ attributes: Attributes = [:],
    content: (inout XMLWriter) -> Void
  ) {
    indent()
    text += "<\(name)\(Self.written(attributes))>\n"
    depth += 1
    content(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// An element with text in it, on a line of its own; without text it is an empty element.
  package mutating func element(
    _ name: String,
    _ attributes: Attributes = [:],
    text: String = ""
  ) {
    indent()
    let tag = "<\(name)\(Self.written(attributes))"
    self.text += text.isEmpty ? "\(tag)/>\n" : "\(tag)>\(XMLEscape.text(text))</\(name)>\n"
  }

  private mutating func indent() {
    text += String(repeating: "  ", count: depth)
  }

  private static func written(_ attributes: Attributes) -> String {
    attributes.lazy.compactMap { name, value in
      value.map { " \(name)=\"\(XMLEscape.attribute($0))\"" }
    }.joined()
  }
}
