internal import Diagnostics

/// A purpose string of Info.plist that is not localized.
struct PurposeMissingCheck: ProjectCheck {
  static let rule = Rule(
    "purpose-missing",
    .purposeStrings,
    .warning,
    summary: "A purpose string of Info.plist is missing in languages that the app has.",
    rationale: """
      The system takes the text of Info.plist for every language that has no other: people read \
      English in an app that is otherwise Chinese, in the one place where they must decide.
      """,
    source: "Apple, Requesting access to protected resources: localize in InfoPlist; stated.",
    example: .files(
      before: [
        .init("Info.plist", InfoPlistExample.text(["NSCameraUsageDescription": "Scans tickets."])),
        .init("zh-Hans.lproj/InfoPlist.strings", "\"CFBundleDisplayName\" = \"车票\";\n"),
      ],
      after: [
        .init("Info.plist", InfoPlistExample.text(["NSCameraUsageDescription": "Scans tickets."])),
        .init(
          "zh-Hans.lproj/InfoPlist.strings",
          "\"CFBundleDisplayName\" = \"车票\";\n\"NSCameraUsageDescription\" = \"扫描车票。\";\n"
        ),
      ]
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    for infoPlist in project.infoPlists where infoPlist.isOfApplication {
      check(infoPlist, in: project, &findings)
    }
  }

  private func check(
    _ infoPlist: CheckedInfoPlist,
    in project: CheckedProject,
    _ findings: inout FindingSink
  ) {
    let keys = InfoPlistKeys(infoPlist)
    let table = LocalizedPurposes(infoPlist, in: project)
    let purposes = keys.purposes.filter { keys.text($0)?.trimmingSpace().isEmpty == false }
    let languages = table.languages
    guard let first = purposes.first, !languages.isEmpty else { return }
    if purposes.count > 1, purposes.allSatisfy({ isMissing($0, in: table) }) {
      findings.add(
        Self.rule,
        at: keys.origin(first),
        "None of the \(purposes.count) purpose strings is localized, and the app has "
          + "\(list(languages)). Add InfoPlist.xcstrings with all of them.",
        key: first
      )
      return
    }
    for key in purposes {
      let lacking: [String]
      switch table.locales(of: key) {
      case nil: lacking = languages
      // A key that the source language has is looked after as any other string is.
      case .some(let locales) where locales.hasSource && table.areOfTables: lacking = []
      case .some(let locales): lacking = languages.filter { !locales.names.contains($0) }
      }
      guard !lacking.isEmpty else { continue }
      findings.add(
        Self.rule,
        at: keys.origin(key),
        "InfoPlist has no text for this in \(list(lacking)). Add it.",
        key: key,
        locale: lacking.count == 1 ? lacking[0] : nil
      )
    }
  }

  /// Whether no language besides that of Info.plist has a text for a key.
  private func isMissing(_ key: String, in table: LocalizedPurposes) -> Bool {
    table.locales(of: key).map { $0.names.isDisjoint(with: table.languages) && !table.areOfTables }
      ?? true
  }

  private func list(_ names: [String]) -> String {
    names.count > 5
      ? names.prefix(4).joined(separator: ", ") + " and \(names.count - 4) more languages"
      : names.joined(separator: ", ")
  }
}
