/// A button of an alert.
public struct AlertAction: Codable, Hashable, Sendable {
  /// What a button is to the OS, as in `UIAlertAction.Style`.
  public enum Role: String, Codable, Hashable, Sendable {
    /// Leaves things as they are.
    case cancel
    /// Goes on.
    case `default`
    /// Deletes or ends something; never in an alert about a permission.
    case destructive
  }

  /// What an app does when the button is chosen.
  public enum Effect: String, Codable, Hashable, Sendable {
    /// Nothing more.
    case dismiss
    /// Asks for the permission, so that the system prompt comes at once.
    case continueToSystemPrompt
    /// Opens `UIApplication.openSettingsURLString` (iOS 8).
    case openAppSettings
    /// Opens `UIApplication.openNotificationSettingsURLString` (iOS 16).
    case openNotificationSettings
    /// Opens the OS's picker that adds to a limited selection.
    case openLimitedSelectionPicker
  }

  /// The words on the button.
  public var title: String
  /// What the button is to the OS.
  public var role: Role
  /// Whether it is the alert's preferred action, shown in bold and chosen by the Return key.
  public var isPreferred: Bool
  /// What an app does when the button is chosen.
  public var effect: Effect

  /// A button.
  public init(title: String, role: Role, isPreferred: Bool = false, effect: Effect) {
    self.title = title
    self.role = role
    self.isPreferred = isPreferred
    self.effect = effect
  }
}
