package import AlertModel

/// The words of an alert, some of which nobody may know.
package struct AlertWords: Hashable, Sendable {
  /// A button, by its title; `nil` where nobody has seen it.
  package struct Button: Hashable, Sendable {
    package let title: String?
    package let isPreferred: Bool
  }

  package let locale: String
  /// `nil` for Apple’s own sentence, which is not ours to reproduce.
  package let title: String?
  package let message: String?
  /// From the leading one of two to the trailing one; where they are stacked, the first is last.
  package let buttons: [Button]

  /// The words of an alert that an app shows.
  package init(_ alert: PermissionAlert) {
    locale = alert.locale.rawValue
    title = alert.title
    message = alert.message
    buttons =
      (alert.cancel.map { [Button($0)] } ?? []) + [Button(alert.confirm)]
  }

  /// The words of a system prompt: a purpose string, and the names of the buttons that are known.
  package init(prompt purposeString: PurposeString, buttons: [String?]) {
    locale = purposeString.locale.rawValue
    title = nil
    message = purposeString.text
    self.buttons = buttons.map { Button(title: $0, isPreferred: false) }
  }
}

extension AlertWords.Button {
  fileprivate init(_ action: AlertAction) {
    self.init(title: action.title, isPreferred: action.isPreferred)
  }
}
