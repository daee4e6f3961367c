public import AlertModel

/// What an app learns while it asks for a permission.
public enum FlowInput: Hashable, Sendable {
  /// Somebody wants to use the feature.
  case start
  /// How the permission stands, and whether its service is off for the whole device.
  case status(AuthorizationStatus, isServiceOff: Bool)
  /// The person chose the confirming button of the app's alert.
  case confirmed
  /// The person chose the cancelling button.
  case cancelled
  /// The OS answered a request.
  case answered(AuthorizationStatus)
  /// The OS did not answer, and will not.
  case unanswered
  /// The person came back from Settings or from the picker.
  case returned
}
