internal import Diagnostics
internal import XMLTree

/// An element with its place in the file.
struct XMLPair {
  /// What stands in an element.
  enum Child {
    case element(XMLPair)
    case comment(String, Range<Int>)
  }

  let element: XMLElement
  let places: XMLPlaces

  private init(_ element: XMLElement, _ places: XMLPlaces) {
    self.element = element
    self.places = places
  }

  /// The root element of a file, and the text that its places are in.
  ///
  /// - Throws: a diagnostic with line and column where the file is no XML in UTF-8 or UTF-16.
  static func read(
    _ bytes: [UInt8],
    file: String
  ) throws(Diagnostic) -> (root: XMLPair, text: SourceText) {
    let root = try XMLReader.read(bytes, file: file)
    let text = try SourceText(decoding: bytes, file: file)
    guard let places = XMLPlaces(of: text.utf8) else {
      throw Diagnostic(.error, at: root.location, "the places of its elements cannot be told")
    }
    return (XMLPair(root, places), text)
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { element[attribute] }

  /// The elements right below.
  var elements: [XMLPair] {
    zip(element.elements, places.elements).map { XMLPair($0, $1) }
  }

  /// The elements and comments right below.
  var children: [Child] {
    var elements = places.elements[...]
    var comments = places.comments[...]
    return element.children.compactMap { child in
      switch child {
      case .element(let element): elements.popFirst().map { .element(XMLPair(element, $0)) }
      case .comment(let comment): comments.popFirst().map { .comment(comment, $0) }
      case .text, .characterData: nil
      }
    }
  }
}
