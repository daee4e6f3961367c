internal import Diagnostics

/// A purpose string that is localized, and not in Info.plist.
struct PurposeNotInInfoPlistCheck: ProjectCheck {
  static let rule = Rule(
    "purpose-not-in-info-plist",
    .purposeStrings,
    .error,
    summary: "A purpose string is localized, and Info.plist lacks its key.",
    rationale: """
      The system looks for the key in Info.plist first. Where it is only in a table that localizes \
      Info.plist, the request fails or ends the app, and nobody ever reads the text.
      """,
    source: "react-native-camera#2894; Apple: the key must be in Info.plist; stated.",
    example: .files(
      before: [
        .init("Info.plist", InfoPlistExample.text(["CFBundleDisplayName": "Tickets"])),
        .init(
          "zh-Hans.lproj/InfoPlist.strings",
          "\"NSCameraUsageDescription\" = \"扫描车票。\";\n"
        ),
      ],
      after: [
        .init("Info.plist", InfoPlistExample.text(["NSCameraUsageDescription": "Scans tickets."])),
        .init(
          "zh-Hans.lproj/InfoPlist.strings",
          "\"NSCameraUsageDescription\" = \"扫描车票。\";\n"
        ),
      ]
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    for index in project.catalogs.indices {
      // A table may serve several targets: it is enough that one of them asks.
      let owners = project.infoPlists.filter { $0.catalogs.contains(index) && $0.isOfApplication }
      guard !owners.isEmpty else { continue }
      let keys = Set(owners.flatMap(\.keys))
      let catalog = project.catalogs[index]
      catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
        guard entry.key.hasSuffix("UsageDescription"), !keys.contains(entry.key),
          entry.texts.contains(where: { !$0.text.trimmingSpace().isEmpty })
        else { return }
        findings.add(
          Self.rule,
          at: entry.keyOrigin,
          "Info.plist lacks this key, so the system never shows the text. Add the key there, or "
            + "remove it here.",
          key: entry.key
        )
      }
    }
  }
}
