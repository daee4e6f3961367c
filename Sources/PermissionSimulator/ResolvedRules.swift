internal import AlertModel
internal import Resources

/// The rules of one permission, resolved for an OS version and an app.
///
/// A reference, for it is looked up on every step.
final class ResolvedRules: Sendable {
  let askingAgain: PermissionRules.AskingAgainRule
  let needs: Set<PermissionRules.Need>
  let settingsChangeEndsApp: Bool
  let queue: DeviceEffect.CallbackQueue
  let statusLags: Bool
  /// The statuses that the OS version has.
  let statuses: Set<AuthorizationStatus>
  /// Those that a person can choose in Settings.
  let settable: [AuthorizationStatus]
  /// Those that the app can read.
  let readable: Set<AuthorizationStatus>
  /// Those that a completion handler calls a grant.
  let grants: Set<AuthorizationStatus>
  let prompts: [PermissionRules.PromptRule]
  /// What an undecided request is granted without a prompt.
  let grantOnRequest: PermissionRules.QuietGrantRule?
  /// What is granted when the app is opened.
  let grantOnLaunch: PermissionRules.QuietGrantRule?
  /// What asking does where the app lacks a purpose string; `nil` where it lacks none.
  let missingKey: PermissionRules.MissingKeyEffect?
  /// Whether asking while it is granted is an error, as for a grant that expires.
  let isErrorWhileGranted: Bool

  init(_ rules: PermissionRules, version: OSVersion, app: SimulatedApp) {
    let known = rules.statuses.filter { $0.versions.contains(version) }
    func grant(_ occasion: PermissionRules.Occasion) -> PermissionRules.QuietGrantRule? {
      rules.quietGrants.first { $0.occasion == occasion && $0.versions.contains(version) }
    }
    askingAgain = rules.askingAgain
    needs = Set(rules.needs)
    settingsChangeEndsApp = rules.settingsChangeEndsApp
    queue = DeviceEffect.CallbackQueue(rawValue: rules.queue.rawValue) ?? .arbitrary
    statusLags = rules.statusLags
    statuses = Set(known.map(\.status))
    let canBeUndecided = Self.canBeUndecided(rules, version: version)
    settable = known.map(\.status).filter { status in
      Self.settable.contains(status) || (status == .notDetermined && canBeUndecided)
    }
    let readable = known.filter { status in
      let hasKey = status.readableWithKey.flatMap { app.usageDescriptionKeys?.contains($0) }
      return status.readableFrom.map { $0 <= version } ?? false && hasKey ?? true
    }
    self.readable = Set(readable.map(\.status))
    grants = Set(known.filter { $0.isGrant ?? $0.status.isGrant }.map(\.status))
    prompts = rules.prompts.filter { $0.versions.contains(version) && $0.kind != .none }
    grantOnRequest = app.asksProvisionally ? grant(.provisionalRequest) : nil
    grantOnLaunch = app.isAppClip ? grant(.appClipLaunch) : nil
    missingKey = Self.missingKey(rules, version: version, app: app)
    isErrorWhileGranted = rules.askingAgain.condition == "expires"
  }

  private static let settable: Set<AuthorizationStatus> = [
    .denied, .authorized, .limited, .writeOnly, .authorizedWhenInUse, .authorizedAlways,
  ]

  /// Whether Settings offers to ask again, as where a grant can lapse.
  private static func canBeUndecided(_ rules: PermissionRules, version: OSVersion) -> Bool {
    Term.name("state.location.ask_next_time", locale: "en", version: version) != nil
      && rules.prompts.contains { prompt in
        prompt.versions.contains(version)
          && prompt.buttons.contains { $0.lapsesTo == .notDetermined }
      }
  }

  private static func missingKey(
    _ rules: PermissionRules,
    version: OSVersion,
    app: SimulatedApp
  ) -> PermissionRules.MissingKeyEffect? {
    guard let present = app.usageDescriptionKeys else { return nil }
    let sdk = app.linkedSDK ?? version
    // An app asks with the keys of its SDK, on a newer OS too.
    let wanted =
      PermissionFacts.of(rules.permission)?.usageDescriptionKeys(in: min(version, sdk)) ?? []
    // Health has a key for reading and one for writing; one of them is enough to ask for its part.
    let isLacking =
      rules.permission == .health
      ? present.isDisjoint(with: wanted) : !Set(wanted).isSubset(of: present)
    guard isLacking, !wanted.isEmpty else { return nil }
    return rules.missingKeys.first {
      $0.versions.contains(version) && $0.linkedSDK?.contains(sdk) ?? true
    }?.effect
  }
}
