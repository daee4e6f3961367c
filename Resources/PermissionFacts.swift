package import AlertModel

/// How the OS treats a permission, as far as alerts need it.
///
/// The source and the confidence of each fact stand in `permissions.json`.
package struct PermissionFacts: Sendable {
  /// What is so from one OS version to another.
  package struct Ranged<Value: Sendable>: Sendable {
    package let versions: OSVersionRange
    package let value: Value

    init(_ versions: OSVersionRange, _ value: Value) {
      self.versions = versions
      self.value = value
    }
  }

  package let permission: Permission
  /// The first OS version in which an app asks for it.
  package let introduced: OSVersion
  /// The keys of Info.plist that hold its purpose string.
  package let usageDescriptionKeys: [Ranged<String>]
  /// The terms of the rows from the Settings app to where a refusal is undone; `{app}` is the
  /// app's own row.
  package let settingsPaths: [Ranged<[String]>]
  /// The same to where the service of the whole device is turned on again.
  package let serviceSettingsPaths: [Ranged<[String]>]
  /// The terms of the arguments that stand for the OS's name of a level or a switch.
  package let levelTerms: [(argument: String, term: String)]
  /// The alerts of an app's own that can occur.
  package let situations: [Ranged<Situation>]

  /// The facts about a permission.
  package static func of(_ permission: Permission) -> PermissionFacts? {
    all.first { $0.permission == permission }
  }

  /// Whether a situation can occur in an OS version.
  package func hasSituation(_ situation: Situation, in version: OSVersion) -> Bool {
    version >= introduced
      && situations.contains { $0.value == situation && $0.versions.contains(version) }
  }

  /// The terms of the rows to where a situation is mended, where they are known.
  package func settingsPath(for situation: Situation, in version: OSVersion) -> [String]? {
    (situation == .serviceOff ? serviceSettingsPaths : settingsPaths)
      .first { $0.versions.contains(version) }?.value
  }

  /// The keys of Info.plist that an OS version reads, each once.
  package func usageDescriptionKeys(in version: OSVersion) -> [String] {
    usageDescriptionKeys.filter { $0.versions.contains(version) }.map(\.value)
  }
}
