public import AlertModel
internal import PermissionFlow

/// A fault of a way to ask for permissions, with what it leads to.
public enum FlowFinding: Hashable, Sendable {
  /// The confirming button is destructive: Human Interface Guidelines, Alerts.
  case destructiveConfirm
  /// The cancelling button is not of the cancel style: it is not where people look for it.
  case plainCancel
  /// Before this version it tells of a grant that nobody was asked for.
  case assumesGrant(before: OSVersion)
  /// The alert about the first refusal comes up with the next prompt of the OS.
  case alertMeetsPrompt(Permission, next: Permission)
  /// The caller is told while an alert is on the screen, and may cover it.
  case toldDuringAlert
  /// The OS calls back on a queue of its own, and only its answers are passed on to the main queue.
  case alertsWhereCalled(Permission, DeviceEffect.CallbackQueue)
  /// The queue of the OS waits for the main queue: a deadlock where that is the main queue.
  case waitsForMainQueue(Permission)
  /// The caller is told of a grant only.
  case tellsGrantsOnly
  /// The caller is told of nothing.
  case tellsNobody
  /// A query looks at something else than the permission.
  case queriesSomethingElse(Permission)
  /// A query takes statuses for a grant that are none.
  case miscounts(Permission, [AuthorizationStatus])
  /// A property does not hold, and the shortest way there.
  case property(Permission, Exploration.Violation)
}

extension FlowFinding: CustomStringConvertible {
  /// The finding in English.
  public var description: String {
    switch self {
    case .destructiveConfirm: "the confirming button is destructive, though nothing is destroyed"
    case .plainCancel: "the cancelling button is not of the cancel style"
    case .assumesGrant(let version):
      "before iOS \(version) it tells of a grant that nobody was asked for"
    case .alertMeetsPrompt(let permission, let next):
      "\(permission.rawValue): the alert about its refusal meets the prompt for \(next.rawValue), "
        + "for all are asked for at once"
    case .toldDuringAlert: "the caller is told while the alert is on the screen, and may cover it"
    case .alertsWhereCalled(let permission, let queue):
      "\(permission.rawValue): iOS answers on \(queue.words), from which only its answers are passed on "
        + "to the main queue; what is known already is told, and its alert shown, on whichever thread "
        + "called"
    case .waitsForMainQueue(let permission):
      "\(permission.rawValue): the queue of iOS waits for the main queue, a deadlock where that is the "
        + "main queue"
    case .tellsGrantsOnly:
      "the caller is told of a grant only, and never hears of a refusal"
    case .tellsNobody: "nobody is told how it ended"
    case .queriesSomethingElse(let permission):
      "\(permission.rawValue): what the query looks at is not the permission"
    case .miscounts(let permission, let statuses):
      "\(permission.rawValue): the query takes \(statuses.map(\.rawValue).joined(separator: " and ")) "
        + "for a grant"
    case .property(let permission, let violation): "\(permission.rawValue): \(violation.words)"
    }
  }
}

extension FlowPreset {
  /// What is wrong with the preset on an OS version: its style, what it tells whom and where, its
  /// queries, and the properties that an exploration finds broken, each with the shortest way there.
  ///
  /// - Parameters:
  ///   - permissions: what it asks for; `nil` for the preset’s own.
  ///   - osVersion: the OS version.
  ///   - app: the app.
  /// - Returns: the findings, the style’s first.
  public func findings(
    for permissions: [Permission]? = nil,
    osVersion: OSVersion = .newest,
    app: SimulatedApp = SimulatedApp()
  ) -> [FlowFinding] {
    let permissions = permissions ?? self.permissions
    var findings = ownFindings(osVersion)
    for permission in permissions {
      if waitsForMain.contains(permission) { findings.append(.waitsForMainQueue(permission)) }
      if alertsWhereCalled, let queue = queue(of: permission, osVersion) {
        findings.append(.alertsWhereCalled(permission, queue))
      }
      findings += Explorer(
        permission: permission,
        policy: policy(for: permission),
        osVersion: osVersion,
        app: app
      ).explore().violations.map { .property(permission, $0) }
    }
    return findings
  }

  /// Those that do not depend on a permission.
  private func ownFindings(_ version: OSVersion) -> [FlowFinding] {
    var findings: [FlowFinding] = []
    if style.confirm == .destructive { findings.append(.destructiveConfirm) }
    if style.cancel != .cancel { findings.append(.plainCancel) }
    if let assumesGrantBefore { findings.append(.assumesGrant(before: assumesGrantBefore)) }
    if asksTogether, let meeting = alertAndPrompt(version) { findings.append(meeting) }
    if policy.timing == .duringAlert { findings.append(.toldDuringAlert) }
    switch policy.callback {
    case .everyOutcome: break
    case .grantOnly: findings.append(.tellsGrantsOnly)
    case .never: findings.append(.tellsNobody)
    }
    for query in queries {
      guard let counted = query.counted else {
        findings.append(.queriesSomethingElse(query.permission))
        continue
      }
      let miscounted = AuthorizationStatus.allCases.filter { counted.contains($0) && !$0.isGrant }
      if !miscounted.isEmpty { findings.append(.miscounts(query.permission, miscounted)) }
    }
    return findings
  }

  /// Asks one device for everything, refuses the first, and looks what is then on the screen.
  private func alertAndPrompt(_ version: OSVersion) -> FlowFinding? {
    guard let first = permissions.first else { return nil }
    var simulation = Simulation(
      permission: first,
      policy: policy,
      device: SimulatedDevice(osVersion: version)
    )
    _ = simulation.perform(.use)
    for other in permissions.dropFirst() { _ = simulation.perform(.request(other)) }
    _ = simulation.perform(.answer(button: simulation.device.prompt?.refusal ?? 0))
    guard simulation.alert != nil, let prompt = simulation.device.prompt else { return nil }
    return .alertMeetsPrompt(first, next: prompt.permission)
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
