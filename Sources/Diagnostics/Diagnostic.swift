/// Something to tell a person about a file: what is the matter, where, and what to do.
package struct Diagnostic: Error, Hashable, Sendable {
  /// How much it matters.
  package var severity: Severity
  /// Where it is, where that is known.
  package var location: SourceLocation?
  /// What is the matter.
  package var message: String
  /// What to do about it.
  package var advice: String?

  /// A diagnostic.
  package init(
    _ severity: Severity,
    at location: SourceLocation? = nil,
    _ message: String,
    advice: String? = nil
  ) {
    self.severity = severity
    self.location = location
    self.message = message
    self.advice = advice
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message; advice`, as compilers write it.
  package var description: String {
    let place = location.map { "\($0): " } ?? ""
    let advice = advice.map { "; \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(advice)"
  }
}
