internal import AlertModel
public import PermissionFlow

/// A step of a simulation: who did what.
public enum TraceEvent: Hashable, Sendable {
  /// The person.
  case person(SimulatedAction)
  /// The app.
  case app(FlowCommand)
  /// The OS.
  case os(DeviceEffect)
}
