package import AlertModel

/// A shortest way from an app that has asked for nothing to an alert of its own.
package struct AlertWay: Sendable {
  package let situation: Situation
  /// What happens, to the moment when the alert is on the screen.
  package let trace: [TraceEvent]
  /// The state then.
  package let simulation: Simulation
}

extension Explorer {
  /// The ways to all alerts that can occur, by the fewest actions; the device lacks nothing unless
  /// the alert is about that.
  package func ways() -> [AlertWay] {
    var ways: [AlertWay] = []
    for device in beginnings {
      let start = Simulation(permission: permission, policy: policy, device: device)
      var wanted = start.facts.situations.subtracting(ways.map(\.situation))
      search(from: start, for: &wanted) { ways.append($0) }
    }
    return ways
  }

  private func search(
    from start: Simulation,
    for wanted: inout Set<Situation>,
    _ found: (AlertWay) -> Void
  ) {
    var queue = [start]
    var seen: Set<UInt64> = [start.key]
    var parents: [(state: Int, action: SimulatedAction)] = [(-1, .use)]
    var next = 0
    var actions: [SimulatedAction] = []
    while next < queue.count, !wanted.isEmpty {
      queue[next].collectActions(into: &actions)
      for action in actions {
        var successor = queue[next]
        _ = successor.perform(action)
        guard seen.insert(successor.key).inserted else { continue }
        queue.append(successor)
        parents.append((next, action))
        guard let situation = successor.alert, wanted.remove(situation) != nil else { continue }
        found(way(to: situation, along: path(to: queue.count - 1, parents), from: start))
      }
      next += 1
    }
  }

  private func way(
    to situation: Situation,
    along actions: [SimulatedAction],
    from start: Simulation
  ) -> AlertWay {
    var simulation = start
    let trace = actions.flatMap { simulation.perform($0) }
    return AlertWay(situation: situation, trace: trace, simulation: simulation)
  }
}
