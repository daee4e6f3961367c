internal import AlertModel
internal import Resources

/// The rules of the permissions that a device tracks, resolved for its OS version and its app.
///
/// A reference, so that a device is copied cheaply; nothing in it ever changes.
final class RuleBook: Hashable, Sendable {
  let permissions: [Permission]
  let version: OSVersion
  private let resolved: [ResolvedRules]
  /// The table that the rules are of, to be resolved anew after an upgrade.
  let rules: [PermissionRules]
  let app: SimulatedApp
  /// For each permission the position of the one that holds its status.
  private let holders: [Int]

  init(rules: [PermissionRules], version: OSVersion, app: SimulatedApp) {
    let known = rules.filter { $0.introduced <= version }
    permissions = known.map(\.permission)
    self.version = version
    let permissions = permissions
    resolved = known.map { ResolvedRules($0, version: version, app: app) }
    self.rules = rules
    self.app = app
    holders = known.enumerated().map { position, rules in
      rules.sharesStatusWith.flatMap(permissions.firstIndex) ?? position
    }
  }

  /// The position of the permission that holds the status of one.
  func holder(of position: Int) -> Int { holders[position] }

  func position(of permission: Permission) -> Int? { permissions.firstIndex(of: permission) }

  subscript(position: Int) -> ResolvedRules { resolved[position] }

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

  static func == (left: RuleBook, right: RuleBook) -> Bool {
    left === right
      || (left.version == right.version && left.app == right.app && left.rules == right.rules)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(version) }
}
