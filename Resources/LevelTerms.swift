package import AlertModel

/// The arguments of messages that stand for the OS's name of an access level or a switch.
package enum LevelTerms {
  /// The term of an argument, as the OS uses it for a permission.
  package static func term(of argument: some StringProtocol, for permission: Permission) -> String?
  {
    switch (argument, permission) {
    case ("allowNotifications", _): "notifications.allow"
    case ("fullAccess", .photoLibrary): "state.photos.full"
    default: nil
    }
  }
}
