internal import AlertModel
internal import Resources

/// The values that the arguments of a message stand for.
struct Arguments {
  let permission: Permission
  let appName: AppName
  let version: OSVersion
  let language: Language

  /// The value of an argument, or why it has none.
  func value(of argument: some StringProtocol) -> Result<String, Missing> {
    switch argument {
    case "appName": return .success(appName.isolated)
    case "settingsPath": return settingsPath
    default:
      guard let term = LevelTerms.term(of: argument, for: permission) else {
        return .failure(Missing(note: nil))
      }
      return name(of: term)
    }
  }

  /// Why an argument has no value; no note where no message should have the argument.
  struct Missing: Error {
    let note: AlertNote?
  }

  private var settingsPath: Result<String, Missing> {
    guard let rows = PermissionFacts.of(permission)?.settingsPath(in: version) else {
      return .failure(
        Missing(note: .settingsPathUnknown(permission: permission, version: version))
      )
    }
    var elements: [SettingsPath.Element] = []
    for row in rows {
      if row == "{app}" {
        elements.append(SettingsPath.Element(name: appName.text, shown: appName.isolated))
        continue
      }
      switch name(of: row) {
      case .success(let name): elements.append(SettingsPath.Element(name: name, shown: name))
      case .failure(let missing): return .failure(missing)
      }
    }
    return .success(SettingsPath(elements: elements).text(in: language))
  }

  private func name(of term: String) -> Result<String, Missing> {
    let locale = language.locale
    guard let name = Term.name(term, locale: locale.rawValue, version: version) else {
      return .failure(Missing(note: .nameUnknown(term: term, locale: locale, version: version)))
    }
    return .success(name)
  }
}
