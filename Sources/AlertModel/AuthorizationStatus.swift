/// What the OS answers when an app asks how it stands with a permission.
///
/// The names are those of Apple's frameworks, joined: `limited` is a case of
/// `PHAuthorizationStatus`, `writeOnly` of `EKAuthorizationStatus`, `ephemeral` of
/// `UNAuthorizationStatus`. Which permission knows which status is a fact in
/// `Resources/permissions.json`.
public enum AuthorizationStatus: String, CaseIterable, Codable, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// Screen Time or an organization withholds it.
  case restricted
  /// The person refused, or turned it off.
  case denied
  /// All of it was granted.
  case authorized
  /// A selection was granted: photos, contacts, the approximate location.
  case limited
  /// Adding was granted, reading was not.
  case writeOnly
  /// Granted on trial, without a prompt: notifications that arrive quietly.
  case provisional
  /// Granted to an App Clip for a while.
  case ephemeral
  /// Granted while the app is in use.
  case authorizedWhenInUse
  /// Granted at all times.
  case authorizedAlways
  /// The device has no such hardware.
  case unsupported

  /// The first OS version in which any permission has the status; iOS 8 for all older ones.
  ///
  /// Sources: the availability of the cases in Apple's documentation of `PHAuthorizationStatus`,
  /// `EKAuthorizationStatus`, `UNAuthorizationStatus` and `CLAuthorizationStatus`. `unsupported`
  /// is no case of a framework: it stands for hardware that is not there.
  public var introduced: OSVersion {
    switch self {
    case .notDetermined, .restricted, .denied, .authorized, .unsupported: .oldest
    case .authorizedWhenInUse, .authorizedAlways: OSVersion(major: 8)
    case .provisional: OSVersion(major: 12)
    case .limited, .ephemeral: OSVersion(major: 14)
    case .writeOnly: OSVersion(major: 17)
    }
  }
}
