internal import Diagnostics

/// The key for calendar of iOS 16, without that of iOS 17.
struct CalendarKeysCheck: ProjectCheck {
  static let rule = Rule(
    "calendar-keys",
    .purposeStrings,
    .warning,
    summary: "Info.plist has the calendar key of iOS 16 and none that iOS 17 reads.",
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
            "NSCalendarsUsageDescription": "The app adds your classes to your calendar."
          ])
        )
      ],
      after: [
        .init(
          "Info.plist",
          InfoPlistExample.text([
            "NSCalendarsUsageDescription": "The app adds your classes to your calendar.",
            "NSCalendarsFullAccessUsageDescription": "The app adds your classes to your calendar.",
          ])
        )
      ]
    )
  )

  private static let key = OldAccessKey(
    name: "NSCalendarsUsageDescription",
    successors: [
      "NSCalendarsFullAccessUsageDescription",
      "NSCalendarsWriteOnlyAccessUsageDescription",
    ]
  )

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    Self.key.report(Self.rule, in: project, &findings)
  }
}
