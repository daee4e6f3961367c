/// Keys of alerts about notifications.
///
/// The guidelines on alerts before the system prompt do not name notifications, and apps that ask
/// for them in their own way are accepted.
enum NotificationKey {
  /// Whether a key says that its alert is about notifications.
  static func names(_ key: String) -> Bool {
    let key = key.lowercased()
    return key.contains("notification") || key.contains("push")
  }
}
