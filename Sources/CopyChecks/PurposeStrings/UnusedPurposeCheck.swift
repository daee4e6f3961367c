internal import Diagnostics
internal import Resources

/// A purpose string for what the sources never ask for.
struct UnusedPurposeCheck: ProjectCheck {
  static let rule = Rule(
    "unused-purpose",
    .purposeStrings,
    .note,
    summary: "Info.plist has a purpose string for what no source file asks for.",
    rationale: """
      App Review asks what the key is for. Where no code of the app asks, either a library does, or \
      the key is left over and can go.
      """,
    source: "PermissionsKit’s README, Why modules: reviewers ask; third party.",
    example: .files(
      before: [
        .init("Info.plist", InfoPlistExample.text(["NSCameraUsageDescription": "Scans tickets."])),
        .init("App.swift", "print(\"no camera\")\n"),
      ],
      after: [
        .init("Info.plist", InfoPlistExample.text(["NSCameraUsageDescription": "Scans tickets."])),
        .init("App.swift", "AVCaptureDevice.requestAccess(for: .video) { _ in }\n"),
      ]
    )
  )

  /// The keys that some code is known to need.
  private let known = Set(RequestAPI.all.flatMap(\.keys))

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    guard project.hasSources else { return }
    let used = Set(project.uses.flatMap(\.keys))
    for infoPlist in project.infoPlists where infoPlist.isOfApplication {
      let keys = InfoPlistKeys(infoPlist)
      for key in keys.purposes where known.contains(key) && !used.contains(key) {
        findings.add(
          Self.rule,
          at: keys.origin(key),
          "No source file asks for this. Keep it only if a library does.",
          key: key
        )
      }
    }
  }
}
