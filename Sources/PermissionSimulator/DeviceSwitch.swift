/// A switch in Settings that concerns the whole device.
public enum DeviceSwitch: String, CaseIterable, Codable, Hashable, Sendable {
  /// Location Services.
  case locationServices
  /// Bluetooth.
  case bluetooth
  /// Allow Apps to Request to Track.
  case trackingRequests
}
