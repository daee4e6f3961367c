public import AlertModel
public import PermissionFlow
internal import Resources

/// A story of an app and a person, and what is expected of it: see docs/scenario.schema.json.
public struct Scenario: Codable, Hashable, Sendable {
  /// What is special about the device and the app.
  public struct Device: Codable, Hashable, Sendable {
    /// Whether the device lacks the hardware that the permission needs.
    public var lacksHardware: Bool?
    /// The purpose-string keys that the app has; all where it is left out.
    public var usageDescriptionKeys: Set<String>?
    /// The iOS of the SDK that the app was linked with.
    public var linkedSDK: OSVersion?
    /// Whether the app asks for notifications with the provisional option.
    public var asksProvisionally: Bool?
    /// Whether the app is an App Clip.
    public var isAppClip: Bool?
  }

  /// A policy, where it is not the standard one; what is left out is as there.
  public struct Policy: Codable, Hashable, Sendable {
    /// Whether an alert of the app’s own comes before the system prompt.
    public var showsPrimer: Bool?
    /// What to do when the person has just refused.
    public var afterRefusal: FlowPolicy.AfterRefusal?
    /// What to do when the person has refused some time ago.
    public var afterDenial: FlowPolicy.AfterRefusal?
    /// What to do when the permission is withheld.
    public var onRestriction: FlowPolicy.OnRestriction?
    /// Which outcomes the caller hears of.
    public var callback: FlowPolicy.Callback?
    /// The statuses that the feature can work with.
    public var sufficient: Set<AuthorizationStatus>?
  }

  /// A short name, unique in a library.
  public var name: String
  /// What it shows, in a sentence.
  public var about: String
  /// Where the behaviour is documented, or who reports it.
  public var source: String
  /// The permission.
  public var permission: Permission
  /// The OS versions that it is run on.
  public var ios: [OSVersion]
  /// What is special about the device and the app.
  public var device: Device?
  /// The flow, where it is not that of the standard policy: the name of a preset.
  public var preset: FlowPreset.Name?
  /// The policy.
  public var policy: Policy?
  /// The language that the app’s alerts are expected in; English where it is left out.
  public var locale: LocaleTag?
  /// The alerts that may be shown in no step.
  public var never: Set<Situation>?
  /// The steps.
  public var steps: [ScenarioStep]
}

extension Scenario {
  /// What the app decides.
  var flowPolicy: FlowPolicy {
    var policy =
      preset.map { FlowPreset.named($0).policy(for: permission) }
      ?? .standard(for: permission)
    policy.afterDenial = self.policy?.afterDenial ?? policy.afterDenial
    policy.showsPrimer = self.policy?.showsPrimer ?? policy.showsPrimer
    policy.afterRefusal = self.policy?.afterRefusal ?? policy.afterRefusal
    policy.onRestriction = self.policy?.onRestriction ?? policy.onRestriction
    policy.callback = self.policy?.callback ?? policy.callback
    policy.sufficient = self.policy?.sufficient ?? policy.sufficient
    return policy
  }

  /// The simulation at the beginning of the story.
  func simulation(on version: OSVersion, rules: [PermissionRules]) -> Simulation {
    let app = SimulatedApp(
      usageDescriptionKeys: device?.usageDescriptionKeys,
      linkedSDK: device?.linkedSDK,
      asksProvisionally: device?.asksProvisionally == true,
      isAppClip: device?.isAppClip == true
    )
    return Simulation(
      permission: permission,
      policy: flowPolicy,
      device: SimulatedDevice(
        osVersion: version,
        app: app,
        absentHardware: device?.lacksHardware == true ? [permission] : [],
        rules: rules
      )
    )
  }
}
