public import AlertModel

/// What a person does with an app and its device, or what happens to them.
public enum SimulatedAction: Hashable, Sendable {
  /// Uses the feature that needs the permission.
  case use
  /// Another part of the app asks for a permission, without a flow.
  case request(Permission)
  /// Chooses the confirming button of the app's alert.
  case confirm
  /// Chooses the cancelling button of the app's alert.
  case cancel
  /// Chooses a button of the OS's prompt, by its position.
  case answer(button: Int)
  /// Changes the permission in Settings.
  case set(AuthorizationStatus)
  /// Turns a switch of the whole device.
  case turn(DeviceSwitch, isOn: Bool)
  /// Comes back from Settings, or from the picker.
  case comeBack
  /// Leaves the app.
  case leave
  /// Opens the app, or comes back to it.
  case open
  /// Ends the app.
  case quit
  /// Lets time pass.
  case wait
  /// Screen Time or an organization begins or ends to withhold the permission.
  case restrict(Bool)
  /// Resets Location & Privacy.
  case resetLocationAndPrivacy
  /// Deletes the app and installs it again.
  case reinstall
  /// Upgrades the OS.
  case upgrade(OSVersion)
}

extension SimulatedAction: CustomStringConvertible {
  /// The action in a word or two of English.
  public var description: String {
    switch self {
    case .answer(let button): "button \(button + 1)"
    case .set(let status): "set \(status.rawValue)"
    case .turn(let deviceSwitch, let isOn): "\(deviceSwitch.rawValue) \(isOn ? "on" : "off")"
    case .restrict(let isRestricted): isRestricted ? "restrict" : "lift restriction"
    case .comeBack: "come back"
    case .resetLocationAndPrivacy: "reset"
    case .request(let permission): "request \(permission.rawValue)"
    case .upgrade(let version): "upgrade to \(version)"
    case .use: "use"
    case .confirm: "confirm"
    case .cancel: "cancel"
    case .leave: "leave"
    case .open: "open"
    case .quit: "quit"
    case .wait: "wait"
    case .reinstall: "reinstall"
    }
  }
}
