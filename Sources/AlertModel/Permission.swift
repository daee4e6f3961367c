/// A protected resource, as the OS asks for it.
///
/// The raw value is a stable identifier: it stands in catalog keys, JSON and command lines.
public enum Permission: String, CaseIterable, Codable, Hashable, Sendable {
  /// The camera (AVFoundation).
  case camera
  /// The microphone (AVFAudio).
  case microphone
  /// The photo library, to read and to write (PhotoKit).
  case photoLibrary
  /// Adding to the photo library, without reading it (PhotoKit).
  case photoLibraryAddOnly
  /// The location while the app is in use (Core Location).
  case locationWhenInUse
  /// The location at all times (Core Location).
  case locationAlways
  /// The precise location, where only the approximate one is shared (Core Location).
  case locationFullAccuracy
  /// Notifications (User Notifications).
  case notifications
  /// Notifications that sound even in silent mode (User Notifications).
  case criticalAlerts
  /// The contacts (Contacts).
  case contacts
  /// The calendar, to read and to write (EventKit).
  case calendarFullAccess
  /// Adding to the calendar, without reading it (EventKit).
  case calendarWriteOnly
  /// The reminders (EventKit).
  case reminders
  /// Motion and fitness data (Core Motion).
  case motion
  /// Bluetooth (Core Bluetooth).
  case bluetooth
  /// The media library and Apple Music (Media Player, MusicKit).
  case mediaLibrary
  /// Speech recognition (Speech).
  case speechRecognition
  /// Siri (Intents).
  case siri
  /// The home and its accessories (HomeKit).
  case homeKit
  /// Health data (HealthKit).
  case health
  /// Devices on the local network (Network).
  case localNetwork
  /// Tracking across other companies’ apps and websites (App Tracking Transparency).
  case tracking
  /// Face ID (Local Authentication).
  case faceID
  /// Distance and direction of nearby devices (Nearby Interaction).
  case nearbyInteraction
  /// Whether a Focus silences notifications (Intents).
  case focusStatus
  /// Alarms and timers (AlarmKit).
  case alarms
}
