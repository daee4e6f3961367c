public import AlertModel

/// The code that an app runs to use a permission, as a state machine: check, primer, request, act on
/// the answer, show the way to Settings, check again on return.
///
/// It decides, and touches nothing: whoever runs it carries out its commands and tells it what came
/// of them. So a simulation runs the very code that an app runs.
public struct PermissionFlow: Hashable, Sendable {
  /// Where a flow stands.
  public enum State: Hashable, Sendable {
    case idle
    /// Waiting for the status.
    case checking
    /// An alert of the app's own is on the screen.
    case alerting(Situation)
    /// Waiting for the OS.
    case requesting
    /// The person is in Settings or in the picker.
    case away(Situation)
    /// It has ended.
    case finished(FlowOutcome)
  }

  /// Where it stands.
  public private(set) var state = State.idle
  /// How the permission stood when it was last looked at.
  package private(set) var status = AuthorizationStatus.notDetermined
  /// Whether the service behind it was off then.
  package private(set) var isServiceOff = false
  /// Whether this run has asked the OS.
  package private(set) var hasRequested = false
  /// Whether the app has asked to widen a grant; the OS shows such a prompt once.
  package private(set) var hasAskedForMore = false
  /// Whether the caller was told while an alert was on the screen.
  package private(set) var hasTold = false
  /// The alert from which this run has sent the person away, to Settings or the picker.
  package private(set) var guide: Situation?

  /// A flow that has not begun.
  public init() {}

  /// Whether it waits for nothing: it has not begun, or has ended.
  package var isAtRest: Bool { state == .idle || outcome != nil }

  /// How it ended, where it has.
  public var outcome: FlowOutcome? {
    if case .finished(let outcome) = state { outcome } else { nil }
  }

  /// Takes what was learnt, and says what is to be done.
  ///
  /// - Returns: `nil` where the input does not belong to the state: a button that is no longer
  ///   there, an answer after the end. So nothing can end a flow twice.
  public mutating func handle(
    _ input: FlowInput,
    policy: FlowPolicy,
    facts: FlowFacts
  ) -> FlowCommand? {
    switch (state, input) {
    case (.idle, .start), (.finished, .start):
      (hasRequested, guide, hasTold) = (false, nil, false)
      return enter(.checking, .readStatus)
    case (.checking, .status(let status, let isServiceOff)):
      (self.status, self.isServiceOff) = (status, isServiceOff)
      return tell(act(policy, facts), policy)
    case (.alerting(.primer), .confirmed):
      return request()
    case (.alerting(let situation), .confirmed):
      return leave(situation)
    case (.alerting, .cancelled):
      return finish(outcomeAsItStands)
    case (.requesting, .answered(let status)):
      self.status = status
      return tell(act(onAnswer: status, policy, facts), policy)
    case (.requesting, .unanswered):
      return finish(.unanswered)
    case (.away, .returned):
      guard policy.checksOnReturn else { return finish(outcomeAsItStands) }
      return enter(.checking, .readStatus)
    default:
      return nil
    }
  }

  private mutating func enter(_ next: State, _ command: FlowCommand) -> FlowCommand {
    state = next
    return command
  }

  private mutating func finish(_ outcome: FlowOutcome) -> FlowCommand {
    enter(.finished(outcome), hasTold ? .stop : .finish(outcome))
  }

  /// Tells the caller at the beginning of an alert, where the policy does so.
  private mutating func tell(_ command: FlowCommand, _ policy: FlowPolicy) -> FlowCommand {
    guard policy.timing == .duringAlert, !hasTold, case .show(let situation) = command,
      situation != .primer
    else { return command }
    hasTold = true
    return .showAndTell(situation, outcomeAsItStands)
  }

  private var outcomeAsItStands: FlowOutcome { isServiceOff ? .serviceOff : .refused(status) }

  /// Ends on a status that the code has no branch for.
  private mutating func end(onUnknown policy: FlowPolicy) -> FlowCommand {
    switch policy.onUnknown {
    case .nothing: enter(.finished(.refused(status)), .stop)
    case .grant: finish(.granted(status))
    }
  }

  private mutating func request() -> FlowCommand {
    hasRequested = true
    return enter(.requesting, .request)
  }

  private mutating func leave(_ situation: Situation) -> FlowCommand {
    switch situation {
    case .restricted, .unsupported: return finish(outcomeAsItStands)
    default:
      guide = situation
      return enter(.away(situation), .leave(situation))
    }
  }

  private mutating func act(_ policy: FlowPolicy, _ facts: FlowFacts) -> FlowCommand {
    if policy.understood?.contains(status) == false { return end(onUnknown: policy) }
    if status == .unsupported {
      guard policy.informsOfMissingHardware else { return finish(.refused(status)) }
      return alert(.unsupported, else: .refused(status), facts)
    }
    // A switch that is on again does not lift a restriction.
    if status == .restricted { return actOnRestriction(policy, facts) }
    if isServiceOff { return alert(.serviceOff, else: .serviceOff, facts) }
    if policy.sufficient.contains(status) { return finish(.granted(status)) }
    if facts.undecided.contains(status) {
      guard !hasRequested else { return finish(.refused(status)) }
      guard policy.showsPrimer, facts.situations.contains(.primer) else { return request() }
      return enter(.alerting(.primer), .show(.primer))
    }
    if facts.widening.contains(status), !hasAskedForMore, !hasRequested {
      hasAskedForMore = true
      return request()
    }
    guard policy.afterDenial == .guide else { return finish(.refused(status)) }
    return guide(from: status, facts)
  }

  private mutating func act(
    onAnswer status: AuthorizationStatus,
    _ policy: FlowPolicy,
    _ facts: FlowFacts
  ) -> FlowCommand {
    if policy.understood?.contains(status) == false { return end(onUnknown: policy) }
    if policy.sufficient.contains(status) { return finish(.granted(status)) }
    switch policy.afterRefusal {
    case .staySilent: return finish(.refused(status))
    case .guide where facts.undecided.contains(status): return finish(.refused(status))
    case .guide where status == .restricted: return actOnRestriction(policy, facts)
    case .guide: return guide(from: status, facts)
    }
  }

  private mutating func actOnRestriction(_ policy: FlowPolicy, _ facts: FlowFacts) -> FlowCommand {
    switch policy.onRestriction {
    case .inform: alert(.restricted, else: .refused(.restricted), facts)
    case .log: enter(.finished(.refused(.restricted)), .log(.refused(.restricted)))
    case .guide: guide(from: .restricted, facts)
    case .staySilent: finish(.refused(.restricted))
    }
  }

  /// The alert that shows the way on from a status; none where it was shown already.
  private mutating func guide(
    from status: AuthorizationStatus,
    _ facts: FlowFacts
  ) -> FlowCommand {
    // Whoever comes back from the picker has chosen.
    if status == .limited, self.guide == .limited { return finish(.granted(status)) }
    let situation: Situation =
      switch status {
      case .limited: facts.situations.contains(.limited) ? .limited : .insufficient
      case .writeOnly, .authorizedWhenInUse: .insufficient
      default: .denied
      }
    return alert(situation, else: .refused(status), facts)
  }

  private mutating func alert(
    _ situation: Situation,
    else outcome: FlowOutcome,
    _ facts: FlowFacts
  ) -> FlowCommand {
    guard guide == nil, facts.situations.contains(situation) else { return finish(outcome) }
    return enter(.alerting(situation), .show(situation))
  }
}
