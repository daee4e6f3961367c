public import AlertModel
internal import AlertCopy
public import PermissionFlow
package import Resources

/// Goes through every state that a person can bring an app into, breadth first.
public struct Explorer: Sendable {
  let permission: Permission
  let policy: FlowPolicy
  let beginnings: [SimulatedDevice]
  private let keepsGraph: Bool
  /// The situations that have words in every locale.
  private let worded: Set<Situation>

  /// An explorer of a permission under a policy, on an OS version.
  ///
  /// - Parameters:
  ///   - permission: the permission.
  ///   - policy: what the product decides; `nil` for the standard policy.
  ///   - osVersion: the OS version.
  ///   - app: the app.
  ///   - keepsGraph: whether the states and steps are kept, to be drawn.
  public init(
    permission: Permission,
    policy: FlowPolicy? = nil,
    osVersion: OSVersion,
    app: SimulatedApp = SimulatedApp(),
    keepsGraph: Bool = false
  ) {
    self.init(
      permission: permission,
      policy: policy,
      osVersion: osVersion,
      app: app,
      rules: PermissionRules.all,
      keepsGraph: keepsGraph
    )
  }

  /// An explorer with rules of its own.
  package init(
    permission: Permission,
    policy: FlowPolicy? = nil,
    osVersion: OSVersion,
    app: SimulatedApp = SimulatedApp(),
    rules: [PermissionRules],
    keepsGraph: Bool = false
  ) {
    self.permission = permission
    self.policy = policy ?? .standard(for: permission)
    self.keepsGraph = keepsGraph
    worded = Set(Situation.allCases.filter { AlertCopy.hasWords(permission, $0) })
    let own = rules.filter { $0.permission == permission }
    // A device that has the hardware, and one that lacks it.
    let lacking: [Set<Permission>] =
      own.contains { $0.needs.contains(.hardware) } ? [[], [permission]] : [[]]
    beginnings = lacking.map {
      SimulatedDevice(osVersion: osVersion, app: app, absentHardware: $0, rules: own)
    }
  }

  /// Explores.
  public func explore() -> Exploration {
    var exploration = Exploration(
      permission: permission,
      osVersion: beginnings[0].osVersion
    )
    for device in beginnings { explore(from: device, into: &exploration) }
    let withWords = AlertCopy.situations(of: permission, in: exploration.osVersion)
    exploration.unreached = Set(withWords).subtracting(exploration.reached)
    return exploration
  }

  private func explore(from device: SimulatedDevice, into exploration: inout Exploration) {
    let start = Simulation(permission: permission, policy: policy, device: device)
    let base = exploration.stateCount
    var queue = [start]
    var numbers = [start.key: 0]
    var parents: [(state: Int, action: SimulatedAction)] = [(-1, .use)]
    var next = 0
    var actions: [SimulatedAction] = []
    while next < queue.count {
      let state = queue[next]
      state.collectActions(into: &actions)
      for action in actions {
        var successor = state
        let trace = successor.perform(action)
        exploration.transitionCount += 1
        if let property = check(trace, from: state, to: successor, into: &exploration.reached) {
          exploration.brokenStepCount += 1
          if !exploration.violations.contains(where: { $0.property == property }) {
            let way = path(to: next, parents) + [action]
            exploration.violations.append(violation(of: property, after: way, from: start))
          }
        }
        let key = successor.key
        let number = numbers[key] ?? queue.count
        if number == queue.count {
          numbers[key] = number
          queue.append(successor)
          parents.append((next, action))
        }
        if keepsGraph {
          exploration.edges.append(
            Exploration.Edge(from: base + next, to: base + number, action: action)
          )
        }
      }
      next += 1
    }
    exploration.stateCount += queue.count
    if keepsGraph { exploration.states += queue }
  }

  private func violation(
    of property: FlowProperty,
    after actions: [SimulatedAction],
    from start: Simulation
  ) -> Exploration.Violation {
    var simulation = start
    return Exploration.Violation(
      property: property,
      actions: actions,
      trace: actions.flatMap { simulation.perform($0) },
      lacksHardware: !start.device.absentHardware.isEmpty
    )
  }

  func path(
    to state: Int,
    _ parents: [(state: Int, action: SimulatedAction)]
  ) -> [SimulatedAction] {
    var actions: [SimulatedAction] = []
    var current = state
    while current > 0 {
      actions.append(parents[current].action)
      current = parents[current].state
    }
    return actions.reversed()
  }

  /// The property that a step breaks.
  private func check(
    _ trace: [TraceEvent],
    from before: Simulation,
    to after: Simulation,
    into reached: inout Set<Situation>
  ) -> FlowProperty? {
    if after.promptCount > 1 { return .onePrompt }
    if after.endCount > 1 || (after.outcome != nil && after.endCount == 0) { return .endsOnce }
    if case .granted(let status) = after.outcome, !status.isGrant { return .grantIsReal }
    for event in trace {
      if case .os(.appEnded(.missingPurposeString)) = event { return .appSurvives }
      guard case .app(let command) = event, let situation = command.shownSituation else { continue }
      reached.insert(situation)
      if after.device.prompt != nil { return .noAlertOnPrompt }
      switch situation {
      case .primer:
        guard after.facts.undecided.contains(after.device.status(of: permission)) else {
          return .primerLeadsToPrompt
        }
      case .denied, .limited, .insufficient:
        // A refusal that is really a restriction cannot be undone by the person.
        if after.device.choices(for: permission).isEmpty { return .settingsCanHelp }
      case .serviceOff:
        guard after.device.isServiceOff(for: permission),
          after.device.status(of: permission) != .restricted
        else { return .settingsCanHelp }
      case .restricted, .unsupported: break
      }
      if !worded.contains(situation) { return .hasCopy }
    }
    return nil
  }
}

extension FlowCommand {
  /// The alert that the command shows.
  var shownSituation: Situation? {
    switch self {
    case .show(let situation), .showAndTell(let situation, _): situation
    default: nil
    }
  }
}
