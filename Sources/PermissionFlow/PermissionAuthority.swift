public import AlertModel

/// Who knows and grants permissions: the OS, or a simulated device.
public protocol PermissionAuthority: Sendable {
  /// How a permission stands.
  func status(of permission: Permission) async -> AuthorizationStatus

  /// Whether the service behind a permission is off for the whole device: Location Services,
  /// Bluetooth.
  func isServiceOff(for permission: Permission) async -> Bool

  /// Asks for a permission.
  ///
  /// - Returns: how it stands after the answer; `nil` where the OS gives none.
  func request(_ permission: Permission) async -> AuthorizationStatus?
}
