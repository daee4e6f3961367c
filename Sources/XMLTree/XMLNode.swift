/// What stands in an element.
package enum XMLNode: Hashable, Sendable {
  case element(XMLElement)
  /// Text, with character references resolved.
  case text(String)
  /// A CDATA section.
  case characterData(String)
  case comment(String)
}
