internal import AlertModel
internal import PermissionFlow
internal import PermissionSimulator

/// Finds how a person comes to alerts, by the simulator.
struct FlowFinder {
  private let version: OSVersion

  init(_ version: OSVersion) { self.version = version }

  /// The flows to all alerts of a permission that can occur.
  func flows(of permission: Permission) -> [ReviewFlow] {
    Explorer(permission: permission, osVersion: version).ways().map { way in
      ReviewFlow(
        permission: permission,
        situation: way.situation,
        steps: steps(way.trace, permission),
        branches: branches(after: way, permission)
      )
    }
  }

  private func branches(after way: AlertWay, _ permission: Permission) -> [ReviewFlow.Branch] {
    let buttons: [(ReviewFlow.Branch.Button, SimulatedAction)] = [
      (.cancel, .cancel), (.confirm, .confirm),
    ]
    return buttons.compactMap { button, action in
      var simulation = way.simulation
      // An action that has no place leaves nothing but itself.
      let trace = simulation.perform(action).dropFirst()
      guard !trace.isEmpty else { return nil }
      return ReviewFlow.Branch(button: button, steps: steps(Array(trace), permission))
    }
  }

  private func steps(_ trace: [TraceEvent], _ permission: Permission) -> [ReviewFlow.Step] {
    // The app's name stands in no step.
    guard
      var writer = try? TraceWriter(
        permission: permission,
        osVersion: version,
        appName: "App",
        locale: "en"
      )
    else { return [] }
    return trace.compactMap { event in
      let words = writer.words(for: event)
      switch event {
      case .person: return words.map { ReviewFlow.Step(actor: .person, text: $0.asSentence) }
      case .app(let command): return step(command)
      case .os(let effect): return step(effect)
      }
    }
  }

  private func step(_ command: FlowCommand) -> ReviewFlow.Step? {
    switch command {
    case .readStatus, .log: nil
    case .show(let situation), .showAndTell(let situation, _):
      ReviewFlow.Step(actor: .app, text: "Shows its alert", alert: situation)
    case .request: ReviewFlow.Step(actor: .app, text: "Asks iOS for the permission")
    case .leave(.limited): ReviewFlow.Step(actor: .app, text: "Opens the picker")
    case .leave: ReviewFlow.Step(actor: .app, text: "Opens Settings")
    case .finish(.granted): ReviewFlow.Step(actor: .app, text: "Goes on with the feature")
    case .finish, .stop: ReviewFlow.Step(actor: .app, text: "Goes on without the feature")
    }
  }

  private func step(_ effect: DeviceEffect) -> ReviewFlow.Step? {
    switch effect {
    case .promptShown:
      ReviewFlow.Step(actor: .os, text: "Shows its prompt", isPrompt: true)
    case .appEnded: ReviewFlow.Step(actor: .os, text: "Ends the app")
    case .completed, .unanswered, .statusChanged: nil
    }
  }
}

extension String {
  /// The text with a capital letter at its start.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
