public import AlertModel
package import Resources

/// Runs scenarios.
public struct ScenarioRunner: Sendable {
  /// What was expected and did not happen.
  public struct Failure: Hashable, Sendable {
    /// The step, counted from 1.
    public let step: Int
    /// What was looked at, such as `alert` or `status`.
    public let subject: String
    /// What was expected.
    public let expected: String
    /// What was found.
    public let found: String
  }

  /// How a scenario went on an OS version.
  public struct Result: Hashable, Sendable {
    /// The scenario.
    public let scenario: Scenario
    /// The OS version.
    public let osVersion: OSVersion
    /// Everything that happened, step by step.
    public let trace: [[TraceEvent]]
    /// What went otherwise than expected; a step that cannot be done is the last.
    public let failures: [Failure]
  }

  private let rules: [PermissionRules]

  /// A runner.
  public init() {
    self.init(rules: PermissionRules.all)
  }

  /// A runner with rules of its own.
  package init(rules: [PermissionRules]) {
    self.rules = rules
  }

  /// Runs a scenario on an OS version.
  public func run(_ scenario: Scenario, on version: OSVersion) -> Result {
    var simulation = scenario.simulation(on: version, rules: rules)
    var trace: [[TraceEvent]] = []
    var failures: [Failure] = []
    for (index, step) in scenario.steps.enumerated() {
      guard let action = step.action(in: simulation) else {
        failures.append(impossible(step, index, simulation))
        break
      }
      let events = simulation.perform(action)
      trace.append(events)
      let observed = Observation(simulation, events)
      failures += (step.expect?.differences(from: observed) ?? []).map {
        Failure(step: index + 1, subject: $0.subject, expected: $0.expected, found: $0.found)
      }
    }
    return Result(scenario: scenario, osVersion: version, trace: trace, failures: failures)
  }

  private func impossible(_ step: ScenarioStep, _ index: Int, _ simulation: Simulation) -> Failure {
    let buttons = simulation.device.prompt?.buttons.map(\.label) ?? []
    return Failure(
      step: index + 1,
      subject: step.do.rawValue,
      expected: step.button.map { "a prompt with the button “\($0)”" } ?? "all that the step needs",
      found: buttons.isEmpty ? "no prompt" : buttons.joined(separator: ", ")
    )
  }
}

extension ScenarioStep {
  /// The action of the step; `nil` where it lacks something, or its button is not on the screen.
  func action(in simulation: Simulation) -> SimulatedAction? {
    switch self.do {
    case .use: .use
    case .request: .request(permission ?? simulation.permission)
    case .confirm: .confirm
    case .cancel: .cancel
    case .answer: position(in: simulation).map(SimulatedAction.answer)
    case .set: status.map(SimulatedAction.set)
    case .turn: `switch`.map { .turn($0, isOn: on ?? true) }
    case .comeBack: .comeBack
    case .leave: .leave
    case .open: .open
    case .quit: .quit
    case .wait: .wait
    case .restrict: .restrict(on ?? true)
    case .resetLocationAndPrivacy: .resetLocationAndPrivacy
    case .reinstall: .reinstall
    case .upgrade: ios.map(SimulatedAction.upgrade)
    }
  }

  private func position(in simulation: Simulation) -> Int? {
    guard let button else { return nil }
    return simulation.device.prompt?.buttons.firstIndex { $0.isNamed(button) }
  }
}
