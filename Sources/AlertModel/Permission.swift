/// A protected resource, as the OS asks for it.
///
/// The raw value is a stable identifier: it stands in catalog keys, JSON and command lines.
public enum Permission: String, CaseIterable, Codable, Hashable, Sendable {
  case camera
  case microphone
  case photoLibrary
  case photoLibraryAddOnly
  case locationWhenInUse
  case locationAlways
  case locationFullAccuracy
  case notifications
  case criticalAlerts
  case contacts
  case calendarFullAccess
  case calendarWriteOnly
  case reminders
  case motion
  case bluetooth
  case mediaLibrary
  case speechRecognition
  case siri
  case homeKit
  case health
  case localNetwork
  case tracking
  case faceID
  case nearbyInteraction
  case focusStatus
  case alarms
}
