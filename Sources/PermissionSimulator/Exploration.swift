public import AlertModel

/// What was found by going through every state that a person can bring an app into.
public struct Exploration: Hashable, Sendable {
  /// A property that does not hold, and a shortest way there.
  public struct Violation: Hashable, Sendable {
    /// The property.
    public let property: FlowProperty
    /// The actions from the beginning to the step that breaks it.
    public let actions: [SimulatedAction]
    /// What happens on the way.
    public let trace: [TraceEvent]
    /// Whether the device lacks the hardware that the permission needs.
    public let lacksHardware: Bool
  }

  /// A step from one state to another.
  public struct Edge: Hashable, Sendable {
    /// The state that it leaves, by its number.
    public let from: Int
    /// The state that it reaches.
    public let to: Int
    /// The action.
    public let action: SimulatedAction
  }

  /// The permission.
  public let permission: Permission
  /// The OS version.
  public let osVersion: OSVersion
  /// How many states were reached.
  public internal(set) var stateCount = 0
  /// How many steps were taken.
  public internal(set) var transitionCount = 0
  /// The alerts that were shown.
  public internal(set) var reached: Set<Situation> = []
  /// The alerts that have words, and that no state shows.
  public internal(set) var unreached: Set<Situation> = []
  /// What does not hold: each property once.
  public internal(set) var violations: [Violation] = []
  /// How many steps break a property.
  public internal(set) var brokenStepCount = 0
  /// The steps, where they were asked for.
  public internal(set) var edges: [Edge] = []
  /// The states, described, where the steps were asked for.
  public internal(set) var states: [Simulation] = []
}
