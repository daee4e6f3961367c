package import Diagnostics

extension JSONNode {
  /// The members of what should be an object.
  package func members(of what: String) throws(Diagnostic) -> [Member] {
    guard kind == .object else { throw isNot("an object", what) }
    return Array(members)
  }

  /// The elements of what should be an array.
  package func elements(of what: String) throws(Diagnostic) -> [JSONNode] {
    guard kind == .array else { throw isNot("an array", what) }
    return elements
  }

  /// The text of what should be a string.
  package func string(of what: String) throws(Diagnostic) -> String {
    guard let string else { throw isNot("a string", what) }
    return string
  }

  /// The text of what should be a string with something in it.
  package func filledString(of what: String) throws(Diagnostic) -> String {
    let text = try string(of: what)
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw fault("“\(what)” is empty", advice: "write it, or remove the member")
    }
    return text
  }

  /// The fault of a name that stands for nothing.
  package func unknown(allowed: [String]) -> Diagnostic {
    fault(
      "“\(text)” is not known here",
      advice: "what may stand here: \(allowed.joined(separator: ", "))"
    )
  }

  /// The fault of an object without a member that it needs.
  package func lacks(_ name: String) -> Diagnostic {
    fault("“\(name)” is missing here", advice: "add it")
  }

  /// A fault at this place.
  package func fault(_ message: String, advice: String) -> Diagnostic {
    Diagnostic(.error, at: location, message, advice: advice)
  }

  private func isNot(_ expected: String, _ what: String) -> Diagnostic {
    fault("“\(what)” should be \(expected), and is \(kind.inWords)", advice: "write \(expected)")
  }
}
