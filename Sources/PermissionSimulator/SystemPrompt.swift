public import AlertModel
internal import Resources

/// A prompt of the OS, described: its words are the OS's own.
public struct SystemPrompt: Hashable, Sendable {
  /// What it looks like.
  public enum Kind: String, Codable, Hashable, Sendable {
    case alert
    case sheet
    case notification
  }

  /// A button.
  public struct Button: Hashable, Sendable {
    /// The term of its label, where the table of names has it: `button.dont_allow`.
    public let term: String?
    /// Its English label.
    public let label: String
  }

  /// The permission.
  public let permission: Permission
  /// What it looks like.
  public let kind: Kind
  /// Its buttons, in order.
  public let buttons: [Button]
  /// Whether it is the second of a prompt in two steps.
  public let isSecondStep: Bool
  /// Whether the app asked; otherwise the OS asks by itself.
  public let isRequested: Bool
}

extension SystemPrompt {
  init(
    _ rule: PermissionRules.PromptRule,
    of permission: Permission,
    step: Int?,
    isRequested: Bool,
    version: OSVersion
  ) {
    self.isRequested = isRequested
    self.permission = permission
    kind = Kind(rawValue: rule.kind.rawValue) ?? .alert
    isSecondStep = step != nil
    buttons = (step.map { rule.buttons[$0].then } ?? rule.buttons).map { button in
      // A label that nobody has seen in this version is taken from the next one that was read.
      let name = button.term.flatMap { term in
        Term.name(term, locale: "en", version: version)
          ?? Term.all.first { $0.id == term }?.name(in: "en")
      }
      return Button(term: button.term, label: name ?? button.label ?? button.term ?? "")
    }
  }
}

extension SystemPrompt.Button {
  /// Whether a person means the button by a name.
  package func isNamed(_ name: String) -> Bool {
    label == name || term == name || shortName == name
  }

  /// Whether it is what a person calls the button that allows, however it is named in this version.
  package var allows: Bool { label == "OK" || label.hasPrefix("Allow") }

  /// `dontAllow` of `button.dont_allow`.
  package var shortName: String? {
    guard let words = term?.split(separator: ".").last?.split(separator: "_") else { return nil }
    return words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
