internal import AlertModel
internal import Resources

/// What the OS calls things, in one locale and version, and how it writes a way through Settings.
struct OSNames {
  let language: Language
  let version: OSVersion
  let appName: AppName

  /// The name of a term.
  func name(of term: String) -> Result<String, MissingArgument> {
    let locale = language.locale
    guard let name = Term.name(term, locale: locale.rawValue, version: version) else {
      return .failure(
        MissingArgument(note: .nameUnknown(term: term, locale: locale, version: version))
      )
    }
    return .success(name)
  }

  /// The way along rows; `{app}` is the app's own.
  func path(along rows: [String]) -> Result<String, MissingArgument> {
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
}
