package import AlertModel
internal import CompiledMessages

// The buttons of alerts, without the alerts.
extension AlertCopy {
  /// The catalog keys of the buttons that the alerts of a situation have.
  package static func actionKeys(of situation: Situation) -> (cancel: String?, confirm: String) {
    let actions = ActionTemplate.actions(of: situation, for: [], version: .newest)
    return (actions.cancel?.key, actions.confirm.key)
  }

  /// The words of a button in a locale.
  ///
  /// - Returns: `nil` where no catalog serves the locale.
  package static func actionTitle(_ key: String, in locale: LocaleTag) -> String? {
    let language = Language(requested: locale)
    guard language.note == nil else { return nil }
    return language.messages(forKey: key).lazy.compactMap { _, message in
      message.formatted { _ in nil }
    }.first
  }
}
