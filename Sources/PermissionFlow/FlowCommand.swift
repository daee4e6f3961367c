public import AlertModel

/// What an app is to do next.
public enum FlowCommand: Hashable, Sendable {
  /// Find out how the permission stands: a ``FlowInput/status(_:isServiceOff:)`` follows.
  case readStatus
  /// Show an alert of the app's own: a choice follows.
  case show(Situation)
  /// Show an alert, and tell the caller while it is on the screen: a choice follows.
  case showAndTell(Situation, FlowOutcome)
  /// Ask the OS: an answer follows, or none.
  case request
  /// Carry out the confirming button of the alert: a return follows.
  case leave(Situation)
  /// Write to the log that the permission is withheld, and end.
  case log(FlowOutcome)
  /// Tell the caller how it ended.
  case finish(FlowOutcome)
  /// End, and tell nobody.
  case stop
}
