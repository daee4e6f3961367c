/// Something to tell a person about a file: what is the matter, where, and what to do.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much it matters.
  public var severity: Severity
  /// Where it is, where that is known.
  public var location: SourceLocation?
  /// What is the matter.
  public var message: String
  /// What to do about it.
  public var advice: String?

  /// A diagnostic.
  public init(
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
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let advice = advice.map { "; \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(advice)"
  }
}
