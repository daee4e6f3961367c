public import AlertModel

/// What a product decides about how it asks for a permission.
public struct FlowPolicy: Hashable, Sendable {
  /// What to do about a refusal, fresh or remembered.
  public enum AfterRefusal: String, Codable, Hashable, Sendable {
    /// Nothing.
    case staySilent
    /// Show the way to Settings.
    case guide
  }

  /// What to do in a status that the code has no branch for.
  public enum OnUnknown: String, Codable, Hashable, Sendable {
    /// End without a word to anybody.
    case nothing
    /// Take it for a grant.
    case grant
  }

  /// What to do when the permission is withheld by Screen Time or an organization.
  public enum OnRestriction: String, Codable, Hashable, Sendable {
    /// Show an alert that says so.
    case inform
    /// Write it to the log.
    case log
    /// Show the way to Settings, as after a refusal: a fault, for it cannot help.
    case guide
    /// Nothing.
    case staySilent
  }

  /// Which outcomes the caller hears of.
  public enum Callback: String, Codable, Hashable, Sendable {
    case everyOutcome
    case grantOnly
    /// None.
    case never
  }

  /// When the caller hears of an outcome that an alert tells the person of.
  public enum Timing: String, Codable, Hashable, Sendable {
    /// When the alert is gone.
    case afterAlert
    /// While it is on the screen: the caller may cover it.
    case duringAlert
  }

  /// Whether an alert of the app's own comes before the system prompt.
  public var showsPrimer: Bool
  /// What to do when the person has just refused.
  public var afterRefusal: AfterRefusal
  /// What to do when the person has refused some time ago.
  public var afterDenial: AfterRefusal
  /// What to do when the permission is withheld.
  public var onRestriction: OnRestriction
  /// Which outcomes the caller hears of.
  public var callback: Callback
  /// When the caller hears of an outcome that an alert tells the person of.
  public var timing: Timing
  /// Whether hardware that is missing is told in an alert.
  public var informsOfMissingHardware: Bool
  /// Whether it looks again when the person comes back from Settings.
  public var checksOnReturn: Bool
  /// The statuses that the code has a branch for; `nil` for all there are.
  public var understood: Set<AuthorizationStatus>?
  /// What to do in any other.
  public var onUnknown: OnUnknown
  /// The statuses that the feature can work with.
  ///
  /// A limited grant is one too for whoever comes back from the picker.
  public var sufficient: Set<AuthorizationStatus>

  /// A policy; without arguments the standard one: a primer, silence after a fresh refusal, a word
  /// about a restriction, and every outcome told.
  public init(
    showsPrimer: Bool = true,
    afterRefusal: AfterRefusal = .staySilent,
    afterDenial: AfterRefusal = .guide,
    onRestriction: OnRestriction = .inform,
    callback: Callback = .everyOutcome,
    timing: Timing = .afterAlert,
    informsOfMissingHardware: Bool = true,
    checksOnReturn: Bool = true,
    understood: Set<AuthorizationStatus>? = nil,
    onUnknown: OnUnknown = .nothing,
    sufficient: Set<AuthorizationStatus>
  ) {
    self.timing = timing
    self.informsOfMissingHardware = informsOfMissingHardware
    self.understood = understood
    self.onUnknown = onUnknown
    self.checksOnReturn = checksOnReturn
    self.afterDenial = afterDenial
    self.showsPrimer = showsPrimer
    self.afterRefusal = afterRefusal
    self.onRestriction = onRestriction
    self.callback = callback
    self.sufficient = sufficient
  }

  /// The standard policy of a permission: enough is what the permission is about, in full.
  public static func standard(for permission: Permission) -> FlowPolicy {
    FlowPolicy(sufficient: sufficientStatuses(for: permission))
  }

  private static func sufficientStatuses(for permission: Permission) -> Set<AuthorizationStatus> {
    switch permission {
    case .locationWhenInUse: [.authorizedWhenInUse, .authorizedAlways]
    case .locationAlways: [.authorizedAlways]
    case .notifications: [.authorized, .provisional, .ephemeral]
    case .calendarWriteOnly: [.authorized, .writeOnly]
    default: [.authorized]
    }
  }
}

extension FlowPolicy.Callback {
  /// Whether the caller hears of an outcome.
  package func tells(_ outcome: FlowOutcome) -> Bool {
    switch self {
    case .everyOutcome: true
    case .grantOnly: outcome.isGranted
    case .never: false
    }
  }
}
