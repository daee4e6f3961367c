internal import AlertModel

/// How one permission stands on a device: small and flat, for explorations make millions of them.
struct PermissionState: Hashable, Sendable {
  /// What was granted or refused, before restrictions and switches.
  var status: AuthorizationStatus = .notDetermined
  /// What the status lapses to: the mark of Allow Once.
  var lapsesTo: AuthorizationStatus?
  /// Whether it was granted on trial.
  var isProvisional = false
  /// How often a prompt that widens the grant was shown.
  var wideningPrompts: UInt8 = 0
}
