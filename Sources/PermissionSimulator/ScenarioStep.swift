public import AlertModel

/// A step of a scenario: something is done, and something is expected.
public struct ScenarioStep: Codable, Hashable, Sendable {
  /// What can be done; the other members of a step say with what.
  public enum Deed: String, Codable, CaseIterable, Hashable, Sendable {
    case use, request, confirm, cancel, answer, set, turn, comeBack, leave, open, quit, wait
    case restrict, resetLocationAndPrivacy, reinstall, upgrade
  }

  /// What is expected after a step; what is left out is not looked at.
  public struct Expectation: Codable, Hashable, Sendable {
    /// The alert of the app's own on the screen, or `none`.
    public var alert: String?
    /// What stands in the title or the message of that alert, in the scenario’s locale, with “App” for
    /// the app’s name.
    public var says: String?
    /// The buttons of the OS's prompt on the screen, by term or English label; empty for no prompt.
    public var prompt: [String]?
    /// How the permission stands.
    public var status: AuthorizationStatus?
    /// How the app can read it: a status, or `unreadable`.
    public var readable: String?
    /// How the flow ended: `granted`, `refused`, `serviceOff`, `unanswered`, or `none`.
    public var outcome: String?
    /// What the completion handler said in this step.
    public var granted: Bool?
    /// What the app may read in the completion handler: the old status, where the OS is slow to tell.
    public var readInHandler: AuthorizationStatus?
    /// Where the completion handler ran in this step.
    public var queue: DeviceEffect.CallbackQueue?
    /// How many requests were completed in this step.
    public var completions: Int?
    /// Why the app was ended in this step: `missingPurposeString`, `settingsChange`, `terminated`, or
    /// `none`.
    public var ended: String?
    /// How many prompts the OS has shown since the feature was last used.
    public var prompts: Int?
    /// What the person can choose in Settings.
    public var choices: Set<AuthorizationStatus>?
    /// Whether the app runs, and where.
    public var app: AppState?
  }

  /// What is done.
  public var `do`: Deed
  /// The button of the prompt, by term or English label.
  public var button: String?
  /// The status to set.
  public var status: AuthorizationStatus?
  /// The switch to turn.
  public var `switch`: DeviceSwitch?
  /// Whether the switch is then on, or the permission withheld.
  public var on: Bool?
  /// The permission to ask for.
  public var permission: Permission?
  /// The OS version to upgrade to.
  public var ios: OSVersion?
  /// What is expected.
  public var expect: Expectation?
}
