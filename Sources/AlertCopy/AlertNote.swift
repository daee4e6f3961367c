public import AlertModel

/// What somebody who uses an alert should know of how it came about.
public enum AlertNote: Hashable, Sendable {
  /// No catalog serves the requested locale, so the words are those of another.
  case localeFallback(requested: String, used: LocaleTag)
  /// A message that the locale lacks, or that cannot be formatted, was taken from another.
  case messageFallback(key: String, used: LocaleTag)
  /// A message that the alert should have is in no catalog, or cannot be formatted in any.
  case messageMissing(key: String)
  /// Nobody has seen what the OS calls the thing of a term in this locale and version, so the
  /// message is the one that names nothing.
  case nameUnknown(term: String, locale: LocaleTag, version: OSVersion)
  /// The way through the Settings app is not known for this version.
  case settingsPathUnknown(permission: Permission, version: OSVersion)

  /// A stable identifier of the kind of note.
  public var id: String {
    switch self {
    case .localeFallback: "localeFallback"
    case .messageFallback: "messageFallback"
    case .messageMissing: "messageMissing"
    case .nameUnknown: "nameUnknown"
    case .settingsPathUnknown: "settingsPathUnknown"
    }
  }
}

extension AlertNote: CustomStringConvertible {
  /// The note in English.
  public var description: String {
    switch self {
    case .localeFallback(let requested, let used):
      "No catalog has \(requested); the words are in \(used)."
    case .messageFallback(let key, let used):
      "The message \(key) is missing or cannot be formatted in the locale; it is in \(used)."
    case .messageMissing(let key):
      "The message \(key) is in no catalog, or has an argument that nothing fills."
    case .nameUnknown(let term, let locale, let version):
      "What iOS \(version) calls \(term) in \(locale) is not known; the neutral wording is used."
    case .settingsPathUnknown(let permission, let version):
      "Where iOS \(version) keeps \(permission.rawValue) in Settings is not known; "
        + "the neutral wording is used."
    }
  }
}
