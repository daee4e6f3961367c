internal import AlertCopy
internal import AlertModel
internal import CopyChecks

/// What arguments stand for, by AlertCopy's own names and paths.
struct ValueTable {
  private let versions: [OSVersion]
  /// For each locale one that has words, with a mark for the app's name; `nil` where none has.
  private let copies: [[AlertCopy]?]

  init(versions: [OSVersion], locales: [CopyLocale], appNames: [String]) {
    self.versions = versions
    copies = zip(locales, appNames).map { locale, name in
      guard let name = try? AppName(name) else { return nil }
      let copies = versions.map { version in
        AlertCopy(
          appName: AppName(placeholder: "{appName}", for: name),
          locale: LocaleTag(rawValue: locale.tag),
          osVersion: version
        )
      }
      return copies.first?.isServed == true ? copies : nil
    }
  }

  /// What an argument of an alert stands for in the source locale and the newest version.
  func example(
    of argument: String,
    for permission: Permission,
    _ situation: Situation
  ) -> String? {
    copies.first??.first?.argumentValues(for: permission, situation: situation)
      .first { $0.name == argument }?.value
  }

  /// The values for an alert; none where no version has one.
  func values(for permission: Permission, _ situation: Situation) -> [ReviewValues] {
    let indices = Dictionary(uniqueKeysWithValues: zip(versions, versions.indices))
    return VersionTable.rows(versions) { version -> [[ReviewValues.Value]]? in
      guard let index = indices[version] else { return nil }
      let values = copies.map { copies in
        copies?[index].argumentValues(for: permission, situation: situation)
          .map { ReviewValues.Value(name: $0.name, text: $0.value) } ?? []
      }
      return values.allSatisfy(\.isEmpty) ? nil : values
    }.map { versions, values in
      ReviewValues(
        permission: permission,
        situation: situation,
        versions: versions,
        values: values
      )
    }
  }
}
