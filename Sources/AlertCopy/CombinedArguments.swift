internal import AlertModel
internal import ICU
internal import Resources

/// The values of the arguments in the messages of several permissions together.
struct CombinedArguments: MessageArguments {
  let permissions: [Permission]
  let names: OSNames
  /// What our own copy calls each permission in a sentence.
  let nouns: [String]

  /// The page that iOS 18 and later keep for each app.
  private static let appPage = ["settings.app", "settings.apps", "{app}"]

  func value(of argument: Substring) -> Result<String, MissingArgument> {
    switch argument {
    case "appName": return .success(names.appName.isolated)
    case "settingsPath": return names.path(along: Self.appPage)
    case "permissions": return list(nouns)
    case "rows": return rows
    default: return .failure(MissingArgument(note: nil))
    }
  }

  /// The rows of the permissions as the OS names them, set off as it sets off a row.
  private var rows: Result<String, MissingArgument> {
    var rows: [String] = []
    for permission in permissions {
      let path = PermissionFacts.of(permission)?.settingsPath(for: .denied, in: names.version)
      guard let row = path?.last(where: { $0 != "{app}" }) else {
        return .failure(
          MissingArgument(
            note: .settingsPathUnknown(permission: permission, version: names.version)
          )
        )
      }
      switch names.name(of: row) {
      case .success(let name): rows.append(SettingsPath.row(name, in: names.language))
      case .failure(let missing): return .failure(missing)
      }
    }
    return list(rows)
  }

  private func list(_ items: [String]) -> Result<String, MissingArgument> {
    do {
      return .success(try ListFormatter.and(items, locale: names.language.locale.rawValue))
    } catch {
      return .failure(MissingArgument(note: nil))
    }
  }
}
