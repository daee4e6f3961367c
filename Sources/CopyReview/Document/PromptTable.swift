internal import AlertModel
internal import CopyChecks
internal import Resources

/// The names of the buttons of the OS's prompts.
struct PromptTable {
  private let versions: [OSVersion]
  private let locales: [CopyLocale]

  init(versions: [OSVersion], locales: [CopyLocale]) {
    self.versions = versions
    self.locales = locales
  }

  /// The prompts that an app brings about by asking for a permission.
  func prompts(of permission: Permission) -> [ReviewPrompt] {
    let rules = PermissionRules.of(permission)?.prompts.filter { $0.trigger == .request } ?? []
    return VersionTable.rows(versions) { version -> [[String]?]? in
      guard let rule = rules.first(where: { $0.versions.contains(version) }), rule.kind != .none
      else { return nil }
      let rows = locales.map { names(of: rule.buttons, in: $0, version) }
      return rows.contains { $0 != nil } ? rows : nil
    }.map { ReviewPrompt(permission: permission, versions: $0, buttons: $1) }
  }

  private func names(
    of buttons: [PermissionRules.ButtonRule],
    in locale: CopyLocale,
    _ version: OSVersion
  ) -> [String]? {
    guard let locale = locale.writing.termLocale else { return nil }
    var names: [String] = []
    for button in buttons {
      guard let name = button.name(in: locale, version: version) else { return nil }
      names.append(name)
    }
    return names
  }
}
