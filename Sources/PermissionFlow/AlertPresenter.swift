public import AlertModel

/// Who shows an app's alerts, and takes the person where their buttons lead.
public protocol AlertPresenter: Sendable {
  /// Shows the alert of a situation.
  ///
  /// - Returns: whether the person chose the confirming button.
  func confirms(_ situation: Situation, for permission: Permission) async -> Bool

  /// Carries out the confirming button of the alert, and returns when the person is back.
  func leave(_ situation: Situation, for permission: Permission) async

  /// Writes to the log how a flow ended that its policy only logs.
  func log(_ outcome: FlowOutcome, for permission: Permission) async
}
