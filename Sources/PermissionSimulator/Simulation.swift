public import AlertModel
public import PermissionFlow
internal import Resources

/// An app that runs a flow on a simulated device, and a person who uses it.
///
/// The flow is the very code that an app runs; the person is told in actions. A value, and
/// deterministic: the same actions give the same trace.
public struct Simulation: Hashable, Sendable {
  /// The permission that the flow is about.
  public let permission: Permission
  /// The device.
  public private(set) var device: SimulatedDevice
  /// The flow.
  public private(set) var flow = PermissionFlow()
  /// How many prompts the OS has shown since the feature was last used.
  public private(set) var promptCount: UInt8 = 0
  /// How often the flow has ended since the feature was last used.
  public private(set) var endCount: UInt8 = 0

  let policy: FlowPolicy
  private(set) var facts: FlowFacts

  /// The numbers of the requests of the flow, and of other parts of the app.
  private static let flowRequest = 1
  private static let otherRequest = 2

  /// A simulation at its beginning.
  public init(
    permission: Permission,
    policy: FlowPolicy? = nil,
    device: SimulatedDevice = SimulatedDevice()
  ) {
    self.permission = permission
    self.device = device
    self.policy = policy ?? .standard(for: permission)
    facts = FlowFacts(permission: permission, device: device)
  }

  /// The alert of the app's own that is on the screen.
  public var alert: Situation? {
    if case .alerting(let situation) = flow.state, device.appState == .foreground {
      situation
    } else {
      nil
    }
  }

  /// How the flow ended, where it has.
  public var outcome: FlowOutcome? { flow.outcome }

  /// Lets the person do something.
  ///
  /// - Returns: what came of it, in order; only the action itself where it has no place.
  public mutating func perform(_ action: SimulatedAction) -> [TraceEvent] {
    var trace = [TraceEvent.person(action)]
    switch action {
    case .use:
      guard device.appState == .foreground, flow.isAtRest else { break }
      (promptCount, endCount) = (0, 0)
      advance(.start, &trace)
    case .confirm:
      if alert != nil { advance(.confirmed, &trace) }
    case .cancel:
      if alert?.canBeCancelled == true { advance(.cancelled, &trace) }
    case .request(let permission): happen(.request(permission, id: Self.otherRequest), &trace)
    case .answer(let button): happen(.answer(button: button), &trace)
    case .set(let status): happen(.set(permission, status), &trace)
    case .turn(let deviceSwitch, let isOn): happen(.turn(deviceSwitch, isOn: isOn), &trace)
    case .comeBack:
      happen(.foreground, &trace)
      advance(.returned, &trace)
    case .leave: happen(.background, &trace)
    case .open:
      let isReturn = device.appState == .background
      happen(.launch, &trace)
      if isReturn { advance(.returned, &trace) }
    case .quit: happen(.terminate, &trace)
    case .wait: happen(.wait, &trace)
    case .restrict(let isRestricted):
      happen(.restrict(permission, isRestricted: isRestricted), &trace)
    case .resetLocationAndPrivacy: happen(.resetLocationAndPrivacy, &trace)
    case .reinstall: happen(.reinstall, &trace)
    case .upgrade(let version):
      happen(.upgrade(version), &trace)
      facts = FlowFacts(permission: permission, device: device)
    }
    return trace
  }

  /// Tells the flow, and carries out its commands until it waits for somebody.
  private mutating func advance(_ input: FlowInput, _ trace: inout [TraceEvent]) {
    guard let command = flow.handle(input, policy: policy, facts: facts) else { return }
    trace.append(.app(command))
    switch command {
    case .readStatus:
      // What no app can read, an app finds out by trying; here that is taken as done.
      advance(
        .status(device.status(of: permission), isServiceOff: device.isServiceOff(for: permission)),
        &trace
      )
    case .show: break
    case .request: happen(.request(permission, id: Self.flowRequest), &trace)
    case .leave(let situation):
      // The picker opens over the app; Settings is elsewhere.
      if situation != .limited { happen(.background, &trace) }
    case .log, .finish, .showAndTell: endCount &+= 1
    case .stop: break
    }
  }

  /// Lets something happen to the device, and tells the flow what concerns it.
  private mutating func happen(_ event: DeviceEvent, _ trace: inout [TraceEvent]) {
    for effect in device.handle(event) {
      trace.append(.os(effect))
      switch effect {
      case .promptShown(let prompt):
        if !prompt.isSecondStep, prompt.isRequested, prompt.permission == permission {
          promptCount &+= 1
        }
      case .completed(let result):
        if result.id == Self.flowRequest { advance(.answered(result.status), &trace) }
      case .unanswered(_, let id):
        if id == Self.flowRequest { advance(.unanswered, &trace) }
      case .appEnded:
        if !flow.isAtRest, !flow.hasTold {
          trace.append(.app(.finish(.unanswered)))
          endCount &+= 1
        }
        flow = PermissionFlow()
      case .statusChanged: break
      }
    }
  }
}

extension FlowFacts {
  /// The facts of a permission on a device.
  public init(permission: Permission, device: SimulatedDevice) {
    let version = device.osVersion
    let facts = PermissionFacts.of(permission)
    let prompts = device.book.rules.first { $0.permission == permission }?.prompts ?? []
    let asked = prompts.filter { $0.versions.contains(version) && $0.trigger == .request }
    let first =
      asked.contains { $0.status == .notDetermined }
      ? AuthorizationStatus.notDetermined : asked.first?.status
    self.init(
      situations: Set(
        Situation.allCases.filter { facts?.hasSituation($0, in: version) == true }
      ),
      widening: Set(asked.map(\.status)).subtracting([first].compactMap(\.self)),
      undecided: Set([first].compactMap(\.self))
    )
  }
}

extension Situation {
  /// Whether its alert has a cancelling button: Human Interface Guidelines, Privacy and Alerts.
  var canBeCancelled: Bool {
    switch self {
    case .primer, .restricted, .unsupported: false
    case .denied, .serviceOff, .limited, .insufficient: true
    }
  }
}
