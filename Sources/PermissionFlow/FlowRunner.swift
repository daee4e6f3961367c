public import AlertModel

/// Runs a flow against an authority and a presenter.
///
/// ```swift
/// let runner = FlowRunner(permission: .camera, policy: .standard(for: .camera), facts: facts)
/// let outcome = await runner.run(asking: authority, presenting: presenter)
/// ```
public struct FlowRunner: Sendable {
  private let permission: Permission
  private let policy: FlowPolicy
  private let facts: FlowFacts

  /// A runner for a permission.
  public init(permission: Permission, policy: FlowPolicy, facts: FlowFacts) {
    self.permission = permission
    self.policy = policy
    self.facts = facts
  }

  /// Runs the flow to its end.
  ///
  /// It returns exactly once, on the caller's own actor, whatever happens; a task that is cancelled,
  /// as when the app ends, returns ``FlowOutcome/unanswered``.
  ///
  /// - Returns: how it ended; `nil` where the policy tells of grants only and there is none.
  public func run(
    asking authority: some PermissionAuthority,
    presenting presenter: some AlertPresenter,
    isolation: isolated (any Actor)? = #isolation
  ) async -> FlowOutcome? {
    var flow = PermissionFlow()
    var input = FlowInput.start
    while !Task.isCancelled {
      guard let command = flow.handle(input, policy: policy, facts: facts) else { break }
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
