public import AlertModel
public import PermissionFlow

/// A simulated device as the authority that permission code asks, for unit tests of such code.
///
/// Prompts are answered by the script, without waiting: time is virtual.
///
/// ```swift
/// let authority = SimulatedAuthority(device: SimulatedDevice(osVersion: OSVersion(major: 17)))
/// await authority.answer("dontAllow")
/// #expect(await authority.request(.camera) == .denied)
/// ```
public actor SimulatedAuthority: PermissionAuthority {
  /// The device.
  public private(set) var device: SimulatedDevice
  /// What the device did, in order.
  public private(set) var effects: [DeviceEffect] = []
  /// The answers that no button had; empty in a test that is right.
  public private(set) var mismatches: [FlowDriver.Mismatch] = []
  /// The answers that are left over.
  public private(set) var answers: [String] = []
  private var requestCount = 0

  /// An authority over a device.
  public init(device: SimulatedDevice = SimulatedDevice()) {
    self.device = device
  }

  /// Answers the next prompt, or the next step of one, with a button.
  ///
  /// - Parameter button: `dontAllow`, `allow`, or a button’s English label. A prompt without an answer
  ///   in the script is refused.
  public func answer(_ button: String) {
    answers.append(button)
  }

  /// Lets something happen to the device.
  public func happen(_ event: DeviceEvent) {
    effects += device.handle(event)
  }

  /// How a permission stands.
  public func status(of permission: Permission) -> AuthorizationStatus {
    device.status(of: permission)
  }

  /// Whether the service behind a permission is off for the whole device.
  public func isServiceOff(for permission: Permission) -> Bool {
    device.isServiceOff(for: permission)
  }

  /// Asks for a permission, and answers the prompt by the script.
  ///
  /// - Returns: how it stands after the answer; `nil` where the OS gives none, as when it ends the
  ///   app or loses the request.
  public func request(_ permission: Permission) -> AuthorizationStatus? {
    requestCount += 1
    // Requests of others have numbers of their own.
    let id = -requestCount
    var new = device.handle(.request(permission, id: id))
    while !new.isSettled(id), let prompt = device.prompt {
      let name = answers.isEmpty ? "dontAllow" : answers.removeFirst()
      let button = prompt.position(of: name)
      if button == nil {
        mismatches.append(FlowDriver.Mismatch(answer: name, buttons: prompt.buttons.map(\.label)))
      }
      new += device.handle(.answer(button: button ?? prompt.refusal))
    }
    effects += new
    for case .completed(let result) in new
    where result.id == id && result.permission == permission {
      return result.status
    }
    return nil
  }
}

extension [DeviceEffect] {
  /// Whether a request was completed, or never will be.
  fileprivate func isSettled(_ id: Int) -> Bool {
    contains { effect in
      switch effect {
      case .completed(let result): result.id == id
      case .unanswered(_, let other): other == id
      case .appEnded: true
      case .promptShown, .statusChanged: false
      }
    }
  }
}
