/// What must hold on every step of a flow.
public enum FlowProperty: String, CaseIterable, Codable, Hashable, Sendable {
  /// The OS asks at most once for each time that the feature is used.
  case onePrompt
  /// No primer, unless the OS has not decided and so asks next.
  case primerLeadsToPrompt
  /// Nobody is sent to Settings where nothing can be changed there.
  case settingsCanHelp
  /// A flow that has ended has told its caller, and once.
  case endsOnce
  /// No alert of the app's own over a prompt of the OS.
  case noAlertOnPrompt
  /// Whoever is told of a grant has one.
  case grantIsReal
  /// The app asks for nothing that ends it, for want of a purpose string.
  case appSurvives
  /// Every alert that is shown has words in every locale.
  case hasCopy
}
