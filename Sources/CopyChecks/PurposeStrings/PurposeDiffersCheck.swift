internal import Diagnostics

/// A purpose string that says one thing in Info.plist and another in its table.
struct PurposeDiffersCheck: ProjectCheck {
  static let rule = Rule(
    "purpose-differs",
    .purposeStrings,
    .note,
    summary: "The text in Info.plist is not that of its own language’s table.",
    rationale: """
      The table wins. A correction made in Info.plist alone reaches nobody who has the app in its \
      own language, and the two go on to differ.
      """,
    source: "vocable-ios#630, where InfoPlist.strings overrode a corrected Info.plist.",
    example: .files(
      before: [
        .init("Info.plist", InfoPlistExample.text(["NSCameraUsageDescription": "Scans tickets."])),
        .init("en.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Takes photos.\";\n"),
      ],
      after: [
        .init("Info.plist", InfoPlistExample.text(["NSCameraUsageDescription": "Scans tickets."])),
        .init("en.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Scans tickets.\";\n"),
      ]
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    for infoPlist in project.infoPlists where infoPlist.isOfApplication {
      let keys = InfoPlistKeys(infoPlist)
      for index in infoPlist.catalogs {
        let catalog = project.catalogs[index]
        catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
          guard PurposeKey.isOne(entry.key), let own = keys.text(entry.key),
            let text = entry.text(in: catalog.sourceLocale), differs(own, text.text)
          else { return }
          findings.add(
            Self.rule,
            of: text,
            "Info.plist says something else. This text wins; write the same in both.",
            key: entry.key,
            locale: catalog.locales[text.locale].name,
            habit: "differs"
          )
        }
      }
    }
  }

  /// Whether two texts differ in more than white space; what a build fills in is not known.
  private func differs(_ first: String, _ second: String) -> Bool {
    guard !first.contains("$("), !first.contains("${"), !first.trimmingSpace().isEmpty,
      first.trimmingSpace().first != "["
    else { return false }
    return first.split(whereSeparator: \.isWhitespace)
      != second.split(whereSeparator: \.isWhitespace)
  }
}
