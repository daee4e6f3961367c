public import AlertModel

/// Something that happens to a device.
public enum DeviceEvent: Hashable, Sendable {
  /// The app asks for a permission; the number tells its requests apart.
  case request(Permission, id: Int)
  /// The person chooses a button of the prompt on the screen, by its position.
  case answer(button: Int)
  /// The person opens the app.
  case launch
  /// The person leaves the app, for Settings or elsewhere.
  case background
  /// The person comes back to it.
  case foreground
  /// The OS or the person ends the app.
  case terminate
  /// The person changes the permission in Settings.
  case set(Permission, AuthorizationStatus)
  /// The person turns a switch of the whole device.
  case turn(DeviceSwitch, isOn: Bool)
  /// Screen Time or an organization begins or ends to withhold a permission.
  case restrict(Permission, isRestricted: Bool)
  /// Time passes: what was allowed once lapses, and the OS asks what it asks by itself.
  case wait
  /// The person resets Location & Privacy.
  case resetLocationAndPrivacy
  /// The person deletes the app and installs it again.
  case reinstall
  /// The OS is upgraded; grants stay.
  case upgrade(OSVersion)
}
