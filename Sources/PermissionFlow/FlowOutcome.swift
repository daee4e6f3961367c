public import AlertModel

/// How a flow ended.
public enum FlowOutcome: Hashable, Sendable {
  /// The feature can go on.
  case granted(AuthorizationStatus)
  /// It cannot.
  case refused(AuthorizationStatus)
  /// The service is off for the whole device.
  case serviceOff
  /// The OS gave no answer.
  case unanswered

  /// Whether the feature can go on.
  public var isGranted: Bool {
    if case .granted = self { true } else { false }
  }
}
