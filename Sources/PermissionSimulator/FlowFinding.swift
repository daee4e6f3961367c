public import AlertModel
internal import PermissionFlow

/// A fault of a way to ask for permissions, with what it leads to.
public enum FlowFinding: Hashable, Sendable {
  /// The confirming button is destructive: Human Interface Guidelines, Alerts.
  case destructiveConfirm
  /// The cancelling button is not of the cancel style: it is not where people look for it.
  case plainCancel
  /// The caller is told while an alert is on the screen, and may cover it.
  case toldDuringAlert
  /// The OS calls back on a queue of its own, and the caller is told there.
  case toldOffMainQueue(Permission, DeviceEffect.CallbackQueue)
  /// The queue of the OS waits for the main queue: a deadlock where that is the main queue.
  case waitsForMainQueue
  /// The caller is told of a grant only.
  case tellsGrantsOnly
  /// A property does not hold, and the shortest way there.
  case property(Permission, Exploration.Violation)
}

extension FlowFinding: CustomStringConvertible {
  /// The finding in English.
  public var description: String {
    switch self {
    case .destructiveConfirm: "the confirming button is destructive, though nothing is destroyed"
    case .plainCancel: "the cancelling button is not of the cancel style"
    case .toldDuringAlert: "the caller is told while the alert is on the screen, and may cover it"
    case .toldOffMainQueue(let permission, let queue):
      "\(permission.rawValue): the caller is told on \(queue.words), where nothing may touch the "
        + "screen"
    case .waitsForMainQueue:
      "the queue of the OS waits for the main queue, a deadlock where that is the main queue"
    case .tellsGrantsOnly:
      "the caller is told of a grant only, and never hears of a refusal"
    case .property(let permission, let violation): "\(permission.rawValue): \(violation.words)"
    }
  }
}

extension FlowPreset {
  /// What is wrong with the preset on an OS version: its style, its delivery, and the properties that
  /// an exploration finds broken, each with the shortest way there.
  ///
  /// - Parameters:
  ///   - permissions: what it asks for; `nil` for the preset’s own.
  ///   - osVersion: the OS version.
  /// - Returns: the findings, the style’s first.
  public func findings(
    for permissions: [Permission]? = nil,
    osVersion: OSVersion = .newest
  ) -> [FlowFinding] {
    var findings: [FlowFinding] = []
    if style.confirm == .destructive { findings.append(.destructiveConfirm) }
    if style.cancel != .cancel { findings.append(.plainCancel) }
    if policy.timing == .duringAlert { findings.append(.toldDuringAlert) }
    if policy.delivery == .mainAndWait { findings.append(.waitsForMainQueue) }
    if policy.callback == .grantOnly { findings.append(.tellsGrantsOnly) }
    for permission in permissions ?? self.permissions {
      if policy.delivery == .asDelivered, let queue = queue(of: permission, osVersion) {
        findings.append(.toldOffMainQueue(permission, queue))
      }
      let exploration = Explorer(permission: permission, policy: policy, osVersion: osVersion)
        .explore()
      findings += exploration.violations.map { .property(permission, $0) }
    }
    return findings
  }

  /// The queue on which the OS calls back, where it is not the main one.
  private func queue(
    of permission: Permission,
    _ version: OSVersion
  ) -> DeviceEffect.CallbackQueue? {
    var device = SimulatedDevice(osVersion: version)
    let effects =
      device.handle(.request(permission, id: 1)) + device.handle(.answer(button: 0))
    for case .completed(let result) in effects where result.queue != .main { return result.queue }
    return nil
  }
}
