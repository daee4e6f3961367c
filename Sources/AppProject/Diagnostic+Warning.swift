internal import Diagnostics

extension Diagnostic {
  /// The diagnostic as a warning that says what comes of it.
  func asWarning(_ consequence: String) -> Diagnostic {
    Diagnostic(.warning, at: location, "\(message); \(consequence)", advice: advice)
  }
}
