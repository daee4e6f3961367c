internal import AlertModel
internal import CopyChecks
internal import Resources

/// What a string is in the alerts of an app, and what it is about.
struct StringRole {
  let part: TextRole.Part
  let permission: Permission?
  let situation: Situation?
  let use: String?
  /// The key as ours, where it has that form.
  let ownKey: OwnKey?

  init(of entry: CheckedEntry, _ roles: RoleFinder) {
    ownKey = OwnKey(entry.key)
    if let ownKey {
      (part, permission) = (ownKey.part, ownKey.permission)
      (situation, use) = (ownKey.situation, ownKey.use)
      return
    }
    let role = roles.role(of: entry)
    (situation, use) = (role.situation, nil)
    part =
      if entry.key.hasPrefix(AlertGrouping.actionPrefix) {
        .button
      } else if role.part == .other, role.isAboutPermission {
        // The checks leave it alone, for it may be of a screen; to be seen as an alert does no harm.
        RoleFinder.part(namedIn: entry.key)
      } else {
        role.part
      }
    permission = role.isAboutPermission ? Self.permission(namedIn: entry.key) : nil
  }

  /// The permission whose key of Info.plist it is, or whose name stands in it.
  private static func permission(namedIn key: String) -> Permission? {
    if let permission = byUsageDescription[key] { return permission }
    return key.split { !$0.isLetter }.lazy.compactMap { byName[$0.lowercased()] }.first
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: Permission.allCases.map { ($0.rawValue.lowercased(), $0) }
  )

  private static let byUsageDescription = Dictionary(
    PermissionFacts.all.flatMap { facts in
      facts.usageDescriptionKeys.map { ($0.value, facts.permission) }
    },
    uniquingKeysWith: { first, _ in first }
  )
}
