internal import Diagnostics

/// The key for reminders of iOS 16, without that of iOS 17.
struct RemindersKeysCheck: ProjectCheck {
  static let rule = Rule(
    "reminders-keys",
    .purposeStrings,
    .warning,
    summary: "Info.plist has the reminders key of iOS 16 and none that iOS 17 reads.",
    rationale: """
      An app that is built for iOS 17 or later and has the old key alone is denied without a \
      prompt: nobody is asked, and the feature seems broken.
      """,
    source: "Apple, TN3152, Migrating to the latest Calendar access levels; stated.",
    example: .files(
      before: [
        .init(
          "Info.plist",
          InfoPlistExample.text([
            "NSRemindersUsageDescription": "The app keeps its shopping list in your reminders."
          ])
        )
      ],
      after: [
        .init(
          "Info.plist",
          InfoPlistExample.text([
            "NSRemindersUsageDescription": "The app keeps its shopping list in your reminders.",
            "NSRemindersFullAccessUsageDescription":
              "The app keeps its shopping list in your reminders.",
          ])
        )
      ]
    )
  )

  private static let old = "NSRemindersUsageDescription"
  private static let full = "NSRemindersFullAccessUsageDescription"

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    for infoPlist in project.infoPlists where infoPlist.isOfApplication {
      let keys = InfoPlistKeys(infoPlist)
      guard keys.has(Self.old), !keys.has(Self.full) else { continue }
      findings.add(
        Self.rule,
        at: keys.origin(Self.old),
        "iOS 17 and later do not read this key, and deny access without asking. Add \(Self.full).",
        key: Self.old
      )
    }
  }
}
