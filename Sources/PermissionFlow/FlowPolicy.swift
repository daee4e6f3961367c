public import AlertModel

/// What a product decides about how it asks for a permission.
public struct FlowPolicy: Hashable, Sendable {
  /// What to do when the person has just refused.
  public enum AfterRefusal: String, Codable, Hashable, Sendable {
    /// Nothing: the next attempt shows the way to Settings.
    case staySilent
    /// Show the way to Settings at once.
    case guide
  }

  /// What to do when the permission is withheld by Screen Time or an organization.
  public enum OnRestriction: String, Codable, Hashable, Sendable {
    /// Show an alert that says so.
    case inform
    /// Write it to the log.
    case log
    /// Nothing.
    case staySilent
  }

  /// Which outcomes the caller hears of.
  public enum Callback: String, Codable, Hashable, Sendable {
    case everyOutcome
    case grantOnly
  }

  /// Whether an alert of the app's own comes before the system prompt.
  public var showsPrimer: Bool
  /// What to do when the person has just refused.
  public var afterRefusal: AfterRefusal
  /// What to do when the permission is withheld.
  public var onRestriction: OnRestriction
  /// Which outcomes the caller hears of.
  public var callback: Callback
  /// The statuses that the feature can work with.
  public var sufficient: Set<AuthorizationStatus>

  /// A policy; without arguments the standard one: a primer, silence after a fresh refusal, a word
  /// about a restriction, and every outcome told.
  public init(
    showsPrimer: Bool = true,
    afterRefusal: AfterRefusal = .staySilent,
    onRestriction: OnRestriction = .inform,
    callback: Callback = .everyOutcome,
    sufficient: Set<AuthorizationStatus>
  ) {
    self.showsPrimer = showsPrimer
    self.afterRefusal = afterRefusal
    self.onRestriction = onRestriction
    self.callback = callback
    self.sufficient = sufficient
  }

  /// The standard policy of a permission: whatever was granted is enough, unless the feature that
  /// asks for this very permission needs more.
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
