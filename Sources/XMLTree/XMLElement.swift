package import Diagnostics

/// An element of an XML file, with its place.
package struct XMLElement: Hashable, Sendable {
  /// The name without its prefix.
  package var name: String
  /// The namespace; `nil` where the element has none.
  package var namespace: String?
  /// The values by the names of the attributes as they stand in the file, prefix included.
  package var attributes: [String: String]
  package var children: [XMLNode]
  /// Where the start tag ends.
  package var location: SourceLocation

  package init(
    name: String,
    namespace: String? = nil,
    attributes: [String: String] = [:],
    children: [XMLNode] = [],
    location: SourceLocation
  ) {
    self.name = name
    self.namespace = namespace
    self.attributes = attributes
    self.children = children
    self.location = location
  }

  /// The value of an attribute.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The elements right below.
  package var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text in the element and in all below it.
  package var text: String {
    children.map { child in
      switch child {
      case .text(let text), .characterData(let text): text
      case .element(let element): element.text
      case .comment: ""
      }
    }.joined()
  }
}
