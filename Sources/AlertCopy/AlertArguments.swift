internal import AlertModel
internal import Resources

/// The values of the arguments in the messages of one permission.
struct AlertArguments: MessageArguments {
  let permission: Permission
  let situation: Situation
  let names: OSNames

  func value(of argument: Substring) -> Result<String, MissingArgument> {
    switch argument {
    case "appName": return .success(names.appName.isolated)
    case "settingsPath": return settingsPath
    default:
      let terms = PermissionFacts.of(permission)?.levelTerms ?? []
      guard let term = terms.first(where: { $0.argument == argument })?.term else {
        return .failure(MissingArgument(note: nil))
      }
      return names.name(of: term)
    }
  }

  private var settingsPath: Result<String, MissingArgument> {
    let facts = PermissionFacts.of(permission)
    guard let rows = facts?.settingsPath(for: situation, in: names.version) else {
      return .failure(
        MissingArgument(
          note: .settingsPathUnknown(permission: permission, version: names.version)
        )
      )
    }
    return names.path(along: rows)
  }
}
