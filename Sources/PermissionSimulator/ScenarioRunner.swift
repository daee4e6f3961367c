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
      guard let action = step.action(in: simulation), simulation.hasPlace(for: action) else {
        failures.append(impossible(step, index, simulation))
        break
      }
      let events = simulation.perform(action)
      trace.append(events)
      let observed = Observation(simulation, events, locale: scenario.locale ?? "en")
      if let alert = observed.alert, scenario.never?.contains(alert) == true {
        failures.append(
          Failure(
            step: index + 1,
            subject: "alert",
            expected: "never \(alert.rawValue)",
            found: alert.rawValue
          )
        )
      }
      failures += (step.expect?.differences(from: observed) ?? []).map {
        Failure(step: index + 1, subject: $0.subject, expected: $0.expected, found: $0.found)
      }
    }
    return Result(scenario: scenario, osVersion: version, trace: trace, failures: failures)
  }

  private func impossible(_ step: ScenarioStep, _ index: Int, _ simulation: Simulation) -> Failure {
    Failure(
      step: index + 1,
      subject: step.do.rawValue,
      expected: step.requirement,
      found: step.do == .set ? simulation.choices : simulation.screen
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
    return simulation.device.prompt?.position(of: button)
  }
}

extension ScenarioStep {
  /// What the step needs, in English.
  fileprivate var requirement: String {
    switch self.do {
    case .answer: button.map { "a prompt with the button “\($0)”" } ?? "with a button"
    case .confirm: "an alert of the app"
    case .cancel: "an alert of the app with a cancelling button"
    case .comeBack: "after the app has sent the person away"
    case .use: "in the app, with no flow on its way"
    case .set: status.map { "\($0.rawValue) offered in Settings" } ?? "with a status"
    default: "with all that docs/scenario.schema.json names for it"
    }
  }
}

extension Simulation {
  /// Whether a person can do it now.
  fileprivate func hasPlace(for action: SimulatedAction) -> Bool {
    switch action {
    case .use: device.appState == .foreground && flow.isAtRest
    case .confirm: alert != nil
    case .cancel: alert?.canBeCancelled == true
    case .comeBack: if case .away = flow.state { true } else { false }
    case .set(let status): device.choices(for: permission).contains(status)
    default: true
    }
  }

  /// What Settings offers, in English.
  fileprivate var choices: String {
    let choices = device.choices(for: permission).map(\.rawValue)
    return choices.isEmpty ? "nothing" : choices.joined(separator: ", ")
  }

  /// What is on the screen, in English.
  fileprivate var screen: String {
    if let prompt = device.prompt {
      "a prompt with \(prompt.buttons.map(\.label).joined(separator: ", "))"
    } else if let alert {
      "the alert \(alert.rawValue)"
    } else {
      switch device.appState {
      case .notRunning: "no app"
      case .background: "something else"
      case .foreground: "the app"
      }
    }
  }
}
