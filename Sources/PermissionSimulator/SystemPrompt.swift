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
    /// The status that it leads to; `nil` where a second step follows.
    public let leadsTo: AuthorizationStatus?
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
      return Button(
        term: button.term,
        label: name ?? button.label ?? button.term ?? "",
        leadsTo: button.leadsTo
      )
    }
  }
}

extension SystemPrompt {
  /// The position of a button by its term, short or in full, or its English label.
  ///
  /// `allow` and `dontAllow` are also what allows and what refuses, however this version names it.
  ///
  /// - Returns: `nil` where there is no such button.
  public func position(of name: String) -> Int? {
    if let position = buttons.firstIndex(where: { $0.isNamed(name) }) { return position }
    switch name {
    case "allow":
      return buttons.firstIndex { $0.label == "OK" || $0.label.hasPrefix("Allow") }
        ?? buttons.firstIndex { $0.leadsTo?.isGrant ?? true }
    case "dontAllow": return buttons.firstIndex { $0.leadsTo == .denied }
    default: return nil
    }
  }

  /// The position of the button that grants least.
  var refusal: Int { position(of: "dontAllow") ?? buttons.count - 1 }
}

extension SystemPrompt.Button {
  /// Whether a person means the button by a name.
  package func isNamed(_ name: String) -> Bool {
    label == name || term == name || shortName == name
  }

  /// `dontAllow` of `button.dont_allow`.
  package var shortName: String? {
    guard let words = term?.split(separator: ".").last?.split(separator: "_") else { return nil }
    return words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}
