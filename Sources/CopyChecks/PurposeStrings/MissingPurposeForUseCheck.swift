internal import AlertModel
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

  /// The keys that no version of today reads: beside another they are for older ones alone.
  private let outdated: Set<String>

  /// A key that is missing from some files.
  private struct Gap: Hashable {
    let key: String
    let infoPlists: [Int]
  }

  init(_ options: CheckOptions) {
    let keys = PermissionFacts.all.flatMap(\.usageDescriptionKeys)
    let current = keys.filter { $0.versions.to == nil }.map(\.value)
    outdated = Set(keys.map(\.value)).subtracting(current)
  }

  func check(_ project: CheckedProject, _ findings: inout FindingSink) {
    let infoPlists = NearestInfoPlists(project)
    // One finding for a key that is missing: to add it mends all uses.
    var told: Set<Gap> = []
    for use in project.uses where !lenient.contains(use.name) {
      let nearest = infoPlists.nearest(to: project.files[use.file].path)
      let wanted = wanted(use)
      guard let key = wanted.first, !nearest.isEmpty,
        Set(nearest.flatMap(\.keys)).isDisjoint(with: wanted)
      else { continue }
      var files: [Int] = []
      for infoPlist in nearest where !files.contains(infoPlist.file) {
        files.append(infoPlist.file)
      }
      guard told.insert(Gap(key: key, infoPlists: files)).inserted else { continue }
      let names = files.map { project.files[$0].path }
      let subject =
        names.count == 1 ? "\(names[0]) has no" : "None of \(names.joined(separator: ", ")) has"
      findings.add(
        Self.rule,
        at: TextOrigin(file: use.file, range: use.range, escaping: .none),
        "\(subject) \(wanted.joined(separator: " or ")), so this request fails or ends "
          + "the app. Add it, with what the app does.",
        key: key
      )
    }
  }

  /// The keys any of which is enough.
  private func wanted(_ use: RequestUse) -> [String] {
    let current = use.keys.filter { !outdated.contains($0) }
    return current.isEmpty ? use.keys : current
  }
}
