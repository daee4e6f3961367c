internal import Diagnostics

/// Location keys that do not work without another one.
struct LocationCompanionCheck: ProjectCheck {
  static let rule = Rule(
    "location-companion",
    .purposeStrings,
    .error,
    summary: "A location key lacks the key that it works with.",
    rationale: """
      iOS 11 and later ask for “always” only where Info.plist has both \
      NSLocationAlwaysAndWhenInUseUsageDescription and NSLocationWhenInUseUsageDescription. Without \
      them the request fails at once, and nothing is shown.
      """,
    source:
      "Apple, requestAlwaysAuthorization(): requests fail if the keys aren’t present; stated.",
    example: .files(
      before: [
        .init(
          "Info.plist",
          InfoPlistExample.text([
            "NSLocationAlwaysAndWhenInUseUsageDescription":
              "The app warns you of storms on your way."
          ])
        )
      ],
      after: [
        .init(
          "Info.plist",
          InfoPlistExample.text([
            "NSLocationAlwaysAndWhenInUseUsageDescription":
              "The app warns you of storms on your way.",
            "NSLocationWhenInUseUsageDescription": "The app shows the weather where you are.",
          ])
        )
      ]
    )
  )

  private static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
  private static let whenInUse = "NSLocationWhenInUseUsageDescription"
  private static let oldAlways = "NSLocationAlwaysUsageDescription"

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    for infoPlist in project.infoPlists where infoPlist.isOfApplication {
      let keys = InfoPlistKeys(infoPlist)
      if keys.has(Self.always), !keys.has(Self.whenInUse) {
        add(Self.always, lacking: Self.whenInUse, keys, &findings)
      } else if keys.has(Self.oldAlways), !keys.has(Self.always) {
        add(Self.oldAlways, lacking: Self.always, keys, &findings)
      }
    }
  }

  private func add(
    _ key: String,
    lacking companion: String,
    _ keys: InfoPlistKeys,
    _ findings: inout FindingSink
  ) {
    findings.add(
      Self.rule,
      at: keys.origin(key),
      "iOS 11 and later do not ask for “always” without \(companion). Add it.",
      key: key
    )
  }
}
