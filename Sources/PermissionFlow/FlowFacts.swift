public import AlertModel

/// What a flow has to know of a permission in an OS version.
public struct FlowFacts: Hashable, Sendable {
  /// The alerts of an app's own that can occur.
  public var situations: Set<Situation>
  /// The statuses in which a request shows a prompt that can widen the grant.
  public var widening: Set<AuthorizationStatus>
  /// The statuses in which the OS has not decided, so that a request asks.
  public var undecided: Set<AuthorizationStatus>

  /// The facts of a permission.
  public init(
    situations: Set<Situation>,
    widening: Set<AuthorizationStatus> = [],
    undecided: Set<AuthorizationStatus> = [.notDetermined]
  ) {
    self.situations = situations
    self.widening = widening
    self.undecided = undecided
  }
}
