/// Whether the app runs, and where.
public enum AppState: String, Codable, Hashable, Sendable {
  /// It does not run.
  case notRunning
  /// The person sees it.
  case foreground
  /// It runs unseen.
  case background
}
