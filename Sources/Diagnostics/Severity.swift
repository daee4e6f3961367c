/// How much a diagnostic matters.
package enum Severity: String, Codable, Hashable, Sendable {
  /// Worth knowing.
  case note
  /// The work goes on, but the result may not be what was meant.
  case warning
  /// The work cannot go on.
  case error
}
