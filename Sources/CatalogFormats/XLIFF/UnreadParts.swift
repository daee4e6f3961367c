internal import Diagnostics
internal import XMLTree

/// The parts of a file that nothing in a catalog can hold, each kind told once.
struct UnreadParts {
  private var kinds: [(what: String, location: SourceLocation, count: Int)] = []

  /// Remembers a part, such as “a proposal (alt-trans)”.
  mutating func add(_ what: String, at location: SourceLocation) {
    if let index = kinds.firstIndex(where: { $0.what == what }) {
      kinds[index].count += 1
    } else {
      kinds.append((what, location, 1))
    }
  }

  /// A note for each kind, at the first place where it stands.
  var notes: [Diagnostic] {
    kinds.map { kind in
      let count = kind.count == 1 ? "" : " (\(kind.count) times in the file)"
      return Diagnostic(.note, at: kind.location, "\(kind.what) is not read\(count)")
    }
  }
}

extension XMLElement {
  /// The elements right below that are of the same namespace.
  var ownElements: [XMLElement] { elements.filter { $0.namespace == namespace } }

  /// The first of them that has a name.
  func ownElement(_ name: String) -> XMLElement? { ownElements.first { $0.name == name } }

  /// The value of an attribute that an XLIFF file cannot do without.
  ///
  /// - Throws: a diagnostic at the element where it is not there.
  func required(_ attribute: String) throws(Diagnostic) -> String {
    guard let value = self[attribute] else {
      throw Diagnostic(
        .error,
        at: location,
        "<\(name)> lacks the attribute “\(attribute)”",
        advice: "add it; XLIFF demands it"
      )
    }
    return value
  }
}
