/// An alert that an app shows about a permission, in one language, ready to show.
public struct PermissionAlert: Codable, Hashable, Sendable {
  /// How the OS presents an alert, as in `UIAlertController.Style`.
  public enum Style: String, Codable, Hashable, Sendable {
    /// In the middle of the screen.
    case alert
    /// From the edge of the screen, or from where it was called.
    case actionSheet
  }

  /// The permission that the alert is about, or the first of several.
  public var permission: Permission
  /// The other permissions, where one alert is about several.
  public var combinedWith: [Permission]
  /// Why the app shows it.
  public var situation: Situation
  /// The locale of its words, which is another than the requested one after a fallback.
  public var locale: LocaleTag
  /// The title.
  public var title: String
  /// The message, where the title does not say it all.
  public var message: String?
  /// The button that leaves things as they are, where there is one.
  public var cancel: AlertAction?
  /// The button that goes on.
  public var confirm: AlertAction
  /// How the OS presents it.
  public var style: Style

  /// An alert.
  public init(
    permission: Permission,
    combinedWith: [Permission] = [],
    situation: Situation,
    locale: LocaleTag,
    title: String,
    message: String? = nil,
    cancel: AlertAction? = nil,
    confirm: AlertAction,
    style: Style = .alert
  ) {
    self.permission = permission
    self.combinedWith = combinedWith
    self.situation = situation
    self.locale = locale
    self.title = title
    self.message = message
    self.cancel = cancel
    self.confirm = confirm
    self.style = style
  }
}
