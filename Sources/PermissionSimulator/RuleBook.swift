internal import AlertModel
internal import Resources

/// The rules of the permissions that a device tracks, resolved for its OS version and its app.
///
/// A reference, so that a device is copied cheaply; nothing in it ever changes.
final class RuleBook: Hashable, Sendable {
  /// The rules of one permission.
  struct Resolved: Sendable {
    let rules: PermissionRules
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
  }

  let permissions: [Permission]
  let version: OSVersion
  private let resolved: [Resolved]
  /// For each permission the position of the one that holds its status.
  private let holders: [Int]

  init(rules: [PermissionRules], version: OSVersion, app: SimulatedApp) {
    let known = rules.filter { $0.introduced <= version }
    permissions = known.map(\.permission)
    self.version = version
    let permissions = permissions
    resolved = known.map { Self.resolve($0, version: version, app: app) }
    holders = known.enumerated().map { position, rules in
      rules.sharesStatusWith.flatMap(permissions.firstIndex) ?? position
    }
  }

  /// The position of the permission that holds the status of one.
  func holder(of position: Int) -> Int { holders[position] }

  func position(of permission: Permission) -> Int? { permissions.firstIndex(of: permission) }

  subscript(position: Int) -> Resolved { resolved[position] }

  /// How a permission stands before anything happened: undecided, or, where the OS asks only to
  /// widen what another permission granted, the status that it widens.
  func initialState(at position: Int) -> PermissionState {
    let asked = resolved[position].prompts.filter { $0.trigger == .request }.map(\.status)
    if let grant = resolved[position].grantOnLaunch {
      return PermissionState(status: grant.status, lapsesTo: grant.lapsesTo)
    }
    let isUndecided = asked.isEmpty || asked.contains(.notDetermined)
    return PermissionState(status: isUndecided ? .notDetermined : asked[0])
  }

  // A device compares its rules and its app beside it, so the version is all that can differ.
  static func == (left: RuleBook, right: RuleBook) -> Bool {
    left === right || left.version == right.version
  }

  func hash(into hasher: inout Hasher) { hasher.combine(version) }

  private static func resolve(
    _ rules: PermissionRules,
    version: OSVersion,
    app: SimulatedApp
  ) -> Resolved {
    let statuses = rules.statuses.filter { $0.versions.contains(version) }
    func grant(_ occasion: PermissionRules.Occasion) -> PermissionRules.QuietGrantRule? {
      rules.quietGrants.first { $0.occasion == occasion && $0.versions.contains(version) }
    }
    return Resolved(
      rules: rules,
      statuses: Set(statuses.map(\.status)),
      settable: statuses.map(\.status).filter { status in
        settable.contains(status)
          || (status == .notDetermined && canBeUndecided(rules, version: version))
      },
      readable: Set(
        statuses.filter { status in
          let hasKey = status.readableWithKey.flatMap { app.usageDescriptionKeys?.contains($0) }
          return status.readableFrom.map { $0 <= version } ?? false && hasKey ?? true
        }.map(\.status)
      ),
      grants: Set(statuses.filter { $0.isGrant ?? $0.status.isGrant }.map(\.status)),
      prompts: rules.prompts.filter { $0.versions.contains(version) && $0.kind != .none },
      grantOnRequest: app.asksProvisionally ? grant(.provisionalRequest) : nil,
      grantOnLaunch: app.isAppClip ? grant(.appClipLaunch) : nil,
      missingKey: missingKey(rules, version: version, app: app)
    )
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
