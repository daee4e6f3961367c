public import AlertModel

/// An alert, with what it was made from.
public struct ComposedAlert: Hashable, Sendable {
  /// The catalog keys of the words of an alert.
  public struct Keys: Codable, Hashable, Sendable {
    /// Key of the title.
    public var title: String
    /// Key of the message.
    public var message: String?
    /// Key of the cancelling button.
    public var cancel: String?
    /// Key of the confirming button.
    public var confirm: String
  }

  /// The alert.
  public var alert: PermissionAlert
  /// The catalog keys of its words.
  public var keys: Keys
  /// What its reader should know of how it came about.
  public var notes: [AlertNote]
}
