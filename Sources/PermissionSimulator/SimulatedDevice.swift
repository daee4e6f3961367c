public import AlertModel
package import Resources

/// A device that behaves like iOS towards permissions: state and an event in, state and effects out.
///
/// A value, and deterministic: the same events give the same effects. Its rules are those of
/// `Resources/permissions.json`.
public struct SimulatedDevice: Hashable, Sendable {
  /// The OS version.
  public var osVersion: OSVersion { book.version }
  /// Whether the app runs, and where.
  public internal(set) var appState = AppState.foreground
  /// The app.
  public var app: SimulatedApp { book.app }
  /// The hardware that the device lacks, by the permission that needs it.
  public let absentHardware: Set<Permission>
  /// The permissions that Screen Time or an organization withholds.
  public internal(set) var restricted: Set<Permission> = []
  /// The switches of the whole device that are off.
  public internal(set) var switchedOff: Set<DeviceSwitch> = []

  var book: RuleBook
  var states: [PermissionState]
  /// Prompts that are shown or wait; the first is on the screen.
  var pending: [PendingPrompt] = []

  /// A prompt that is shown or waits to be.
  struct PendingPrompt: Hashable, Sendable {
    let position: Int
    /// Which of the permission's prompts.
    let prompt: Int
    /// The button of the first step that led to the second.
    var step: Int?
    /// Whether it has been on the screen; who leaves the app and comes back finds it there still.
    var isShown = false
    /// The numbers of the requests that it answers; none where the OS asks by itself.
    var requests: [Int]
  }

  /// A device with an app in the foreground that has asked for nothing yet.
  ///
  /// - Parameters:
  ///   - osVersion: the OS version.
  ///   - app: the app.
  ///   - absentHardware: the hardware that the device lacks, by the permission that needs it.
  ///   - statuses: how permissions stand that were decided before; one that the OS version does not
  ///     have is left out.
  public init(
    osVersion: OSVersion = .newest,
    app: SimulatedApp = SimulatedApp(),
    absentHardware: Set<Permission> = [],
    statuses: [Permission: AuthorizationStatus] = [:]
  ) {
    self.init(
      osVersion: osVersion,
      app: app,
      absentHardware: absentHardware,
      rules: PermissionRules.all
    )
    for (permission, status) in statuses {
      guard let position = book.position(of: permission),
        book[position].statuses.contains(status)
      else { continue }
      states[book.holder(of: position)] = PermissionState(status: status)
    }
  }

  /// A device with rules of its own.
  package init(
    osVersion: OSVersion,
    app: SimulatedApp = SimulatedApp(),
    absentHardware: Set<Permission> = [],
    rules: [PermissionRules]
  ) {
    self.absentHardware = absentHardware
    let book = RuleBook(rules: rules, version: osVersion, app: app)
    self.book = book
    states = book.permissions.indices.map { book.initialState(at: $0) }
  }

  /// The prompt on the screen.
  public var prompt: SystemPrompt? {
    guard let shown = pending.first, isShowing(shown) else { return nil }
    return SystemPrompt(
      book[shown.position].prompts[shown.prompt],
      of: book.permissions[shown.position],
      step: shown.step,
      isRequested: !shown.requests.isEmpty,
      version: osVersion
    )
  }

  /// How a permission stands; ``AuthorizationStatus/unsupported`` where the OS version or the device
  /// has no such thing.
  public func status(of permission: Permission) -> AuthorizationStatus {
    guard let position = book.position(of: permission) else { return .unsupported }
    return status(at: position)
  }

  /// How a permission stands, as the app can read it.
  ///
  /// - Returns: `nil` where the OS lets no app read it.
  public func readableStatus(of permission: Permission) -> AuthorizationStatus? {
    guard let position = book.position(of: permission) else { return .unsupported }
    let status = status(at: position)
    return book[position].readable.contains(status) ? status : nil
  }

  /// Whether the service behind a permission is off for the whole device.
  public func isServiceOff(for permission: Permission) -> Bool {
    guard let position = book.position(of: permission), !switchedOff.isEmpty else { return false }
    let needs = book[position].needs
    return (needs.contains(.locationServices) && switchedOff.contains(.locationServices))
      || (needs.contains(.bluetoothOn) && switchedOff.contains(.bluetooth))
  }

  /// The statuses that the person can choose for a permission in Settings.
  ///
  /// None before the app has asked: Settings lists an app only then.
  public func choices(for permission: Permission) -> [AuthorizationStatus] {
    guard let position = book.position(of: permission), canBeChanged(at: position) else {
      return []
    }
    return book[position].settable
  }

  private func canBeChanged(at position: Int) -> Bool {
    let status = status(at: position)
    return status != .unsupported && status != .restricted
      && states[book.holder(of: position)].status != .notDetermined
  }

  func status(at position: Int) -> AuthorizationStatus {
    let permission = book.permissions[position]
    if !absentHardware.isEmpty, absentHardware.contains(permission),
      book[position].needs.contains(.hardware),
      book[position].statuses.contains(.unsupported)
    {
      return .unsupported
    }
    if !restricted.isEmpty, restricted.contains(permission),
      book[position].statuses.contains(.restricted)
    {
      return .restricted
    }
    // Location Services off reads as a refusal: CLAuthorizationStatus.denied.
    if !switchedOff.isEmpty, switchedOff.contains(.locationServices),
      book[position].needs.contains(.locationServices)
    {
      return .denied
    }
    return states[book.holder(of: position)].status
  }

  func isShowing(_ prompt: PendingPrompt) -> Bool {
    appState == .foreground || prompt.requests.isEmpty
  }
}
