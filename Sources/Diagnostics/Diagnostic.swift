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
  /// `file:line:column: error: message; advice`, as compilers write it, in one line.
  ///
  /// A message has words of the file in it, whose control characters could speak to a terminal; they
  /// are written as escapes.
  package var description: String {
    let place = location.map { "\($0): " } ?? ""
    let advice = advice.map { "; \($0)" } ?? ""
    let text = "\(place)\(severity.rawValue): \(message)\(advice)"
    let controls = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard controls else { return text }
    return text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
