internal import Diagnostics
internal import Resources

/// Code that asks for what Info.plist has no purpose string for.
struct MissingPurposeForUseCheck: ProjectCheck {
  static let rule = Rule(
    "missing-purpose-for-use",
    .purposeStrings,
    .error,
    summary: "The sources ask for something, and Info.plist lacks its purpose string.",
    rationale: """
      The request fails without a prompt, or the system ends the app. App Review rejects the build \
      for the missing key (ITMS-90683).
      """,
    source: "Apple, Requesting access to protected resources: the app might crash; stated.",
    example: .files(
      before: [
        .init("Info.plist", InfoPlistExample.text(["CFBundleDisplayName": "Tickets"])),
        .init("App.swift", "AVCaptureDevice.requestAccess(for: .video) { _ in }\n"),
      ],
      after: [
        .init("Info.plist", InfoPlistExample.text(["NSCameraUsageDescription": "Scans tickets."])),
        .init("App.swift", "AVCaptureDevice.requestAccess(for: .video) { _ in }\n"),
      ]
    )
  )

  /// The APIs that do without a key, in their own way.
  private let lenient = Set(RequestAPI.all.filter { !$0.keyIsRequired }.map(\.name))

  init(_ options: CheckOptions) {}

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    let apps = project.infoPlists.filter(\.isOfApplication)
    guard !apps.isEmpty else { return }
    let keys = Set(apps.flatMap(\.keys))
    // One finding for a key that is missing: to add it mends all uses.
    var told: Set<String> = []
    for use in project.uses where !use.keys.isEmpty && keys.isDisjoint(with: use.keys) {
      guard let key = use.keys.first, !lenient.contains(use.name), told.insert(key).inserted
      else { continue }
      findings.add(
        Self.rule,
        at: TextOrigin(file: use.file, range: use.range, escaping: .none),
        "Info.plist has no \(use.keys.joined(separator: " or ")), so this request fails or ends "
          + "the app. Add it, with what the app does.",
        key: key
      )
    }
  }
}
