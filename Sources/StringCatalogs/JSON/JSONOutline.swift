package import Diagnostics

/// Where the values of a JSON file stand, so that what is wrong with one can be told with its place.
package struct JSONOutline: Sendable {
  /// A step into a value.
  package enum Step: Hashable, Sendable {
    /// Into the member of an object.
    case member(String)
    /// Into an element of an array.
    case element(Int)
  }

  private let root: JSONNode

  /// The outline of a whole file.
  ///
  /// - Throws: a diagnostic with line and column where the file is not JSON.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    root = try JSONFile(parsing: bytes, file: file).root
  }

  /// The place of a value, or of the nearest that encloses it.
  package func location(of path: [Step]) -> SourceLocation {
    var current = root
    for step in path {
      let inner: JSONNode? =
        switch step {
        case .member(let name): current[name]
        case .element(let index): current.elements.dropFirst(index).first
        }
      guard let inner else { break }
      current = inner
    }
    return current.location
  }

  /// The first member that another file has not, in the same place.
  package func firstMember(missingFrom other: JSONOutline) -> (
    name: String, location: SourceLocation
  )? {
    member(of: root, missingFrom: other.root).map { ($0.text, $0.location) }
  }

  private func member(of value: JSONNode, missingFrom other: JSONNode) -> JSONNode? {
    if other.kind == .object {
      for member in value.members {
        guard let counterpart = other[member.name.text] else { return member.name }
        if let missing = self.member(of: member.value, missingFrom: counterpart) { return missing }
      }
    }
    for (element, counterpart) in zip(value.elements, other.elements) {
      if let missing = member(of: element, missingFrom: counterpart) { return missing }
    }
    return nil
  }
}
