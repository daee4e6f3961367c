/// Why an app shows an alert of its own about a permission.
///
/// The raw value is a stable identifier: it stands in catalog keys, JSON and command lines.
public enum Situation: String, CaseIterable, Codable, Hashable, Sendable {
  /// Before the system prompt, to say what the permission is for.
  case primer
  /// The person refused, or turned the permission off.
  case denied
  /// Screen Time or an organization withholds the permission; the person may not change it.
  case restricted
  /// Location Services or Bluetooth is off for the whole device.
  case serviceOff
  /// A part was granted, and the person may choose more: selected photos, selected contacts.
  case limited
  /// What was granted is less than the feature needs.
  case insufficient
  /// The device has no such hardware.
  case unsupported
}
