public import AlertModel

/// Runs a flow against an authority and a presenter.
///
/// ```swift
/// var runner = FlowRunner(permission: .camera, policy: .standard(for: .camera), facts: facts)
/// let outcome = await runner.run(asking: authority, presenting: presenter)
/// ```
public struct FlowRunner: Sendable {
  private let permission: Permission
  private let policy: FlowPolicy
  private let facts: FlowFacts
  /// Kept from run to run, for the OS shows some prompts once.
  private var flow = PermissionFlow()

  /// A runner for a permission.
  public init(permission: Permission, policy: FlowPolicy, facts: FlowFacts) {
    self.permission = permission
    self.policy = policy
    self.facts = facts
  }

  /// Runs the flow to its end.
  ///
  /// It returns exactly once, on the caller's own actor. A task that is cancelled shows and asks
  /// nothing more, and returns ``FlowOutcome/unanswered`` unless it has its outcome; an authority or a
  /// presenter that waits has to return then, as is the rule in Swift.
  ///
  /// - Returns: how it ended; `nil` where the policy tells of grants only and there is none.
  public mutating func run(
    asking authority: some PermissionAuthority,
    presenting presenter: some AlertPresenter,
    isolation: isolated (any Actor)? = #isolation
  ) async -> FlowOutcome? {
    if !flow.isAtRest { flow = PermissionFlow() }
    var input = FlowInput.start
    while let command = flow.handle(input, policy: policy, facts: facts) {
      if Task.isCancelled, !flow.isAtRest { break }
      switch command {
      case .readStatus:
        input = .status(
          await authority.status(of: permission),
          isServiceOff: await authority.isServiceOff(for: permission)
        )
      // A caller that waits cannot be told twice, so it is told when the alert is gone.
      case .show(let situation), .showAndTell(let situation, _):
        let confirms = await presenter.confirms(situation, for: permission)
        input = confirms ? .confirmed : .cancelled
      case .request:
        input = await authority.request(permission).map(FlowInput.answered) ?? .unanswered
      case .leave(let situation):
        await presenter.leave(situation, for: permission)
        input = .returned
      case .log(let outcome):
        await presenter.log(outcome, for: permission)
        return told(outcome)
      case .finish(let outcome):
        return told(outcome)
      case .stop:
        return policy.timing == .duringAlert ? flow.outcome.flatMap(told) : nil
      }
    }
    return told(.unanswered)
  }

  private func told(_ outcome: FlowOutcome) -> FlowOutcome? {
    policy.callback.tells(outcome) ? outcome : nil
  }
}
