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

  /// The terms of the rows to where a refusal is undone, where they are known.
  package func settingsPath(in version: OSVersion) -> [String]? {
    settingsPaths.first { $0.versions.contains(version) }?.value
  }
}
