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

  private static let key = OldAccessKey(
    name: "NSRemindersUsageDescription",
    successors: ["NSRemindersFullAccessUsageDescription"]
  )

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    Self.key.report(Self.rule, in: project, &findings)
  }
}
