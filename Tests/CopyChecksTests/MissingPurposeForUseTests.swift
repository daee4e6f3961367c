import CopyChecks
import Diagnostics
import Testing

/// Which Info.plist a request is judged by, and which of its keys count.
struct MissingPurposeForUseTests {
  private static let camera = "NSCameraUsageDescription"
  private static let always = "NSBluetoothAlwaysUsageDescription"
  private static let peripheral = "NSBluetoothPeripheralUsageDescription"

  /// The keys of Info.plist files, the keys that source files ask for, and how messages begin.
  struct Project: Sendable, CustomTestStringConvertible {
    let name: String
    let infoPlists: KeyValuePairs<String, [String]>
    let uses: KeyValuePairs<String, [String]>
    var messages: [String] = []

    var testDescription: String { name }
  }

  static let projects: [Project] = [
    Project(
      name: "each app of a repository is judged by its own",
      infoPlists: ["mono/A/Info.plist": [camera], "mono/B/Info.plist": []],
      uses: ["mono/A/Scan.swift": [camera], "./mono/B/Sub/Scan.swift": [camera]],
      messages: ["mono/B/Info.plist has no \(camera),"]
    ),
    Project(
      name: "both lack it",
      infoPlists: ["A/Info.plist": [], "B/Info.plist": []],
      uses: ["A/S.swift": [camera], "A/T.swift": [camera], "B/S.swift": [camera]],
      messages: ["A/Info.plist has no \(camera),", "B/Info.plist has no \(camera),"]
    ),
    Project(
      name: "shared code may be for either",
      infoPlists: ["mono/A/Info.plist": [camera], "mono/B/Info.plist": []],
      uses: ["mono/Shared/Scan.swift": [camera]]
    ),
    Project(
      name: "shared code without a key in any app",
      infoPlists: ["A/Info.plist": [], "B/Info.plist": []],
      uses: ["Shared/Scan.swift": [camera]],
      messages: ["None of A/Info.plist, B/Info.plist has \(camera),"]
    ),
    Project(
      name: "an Xcode project stands for its folder",
      infoPlists: ["A/A.xcodeproj/project.pbxproj": [camera], "B/Info.plist": []],
      uses: ["A/Sources/Scan.swift": [camera]]
    ),
    Project(
      name: "no system of today reads the old key",
      infoPlists: ["Info.plist": [peripheral]],
      uses: ["Scan.swift": [always, peripheral]],
      messages: ["Info.plist has no \(always),"]
    ),
    Project(
      name: "the new key is enough",
      infoPlists: ["Info.plist": [always]],
      uses: ["Scan.swift": [always, peripheral]]
    ),
    Project(
      name: "an old request reads its old key",
      infoPlists: ["Info.plist": ["NSCalendarsUsageDescription"]],
      uses: ["Plan.swift": ["NSCalendarsUsageDescription"]]
    ),
  ]

  @Test(arguments: projects)
  func findings(_ project: Project) throws {
    let paths = project.infoPlists.map(\.key) + project.uses.map(\.key)
    var checked = CheckedProject()
    checked.files = try paths.map {
      CheckedFile(path: $0, source: try SourceText(decoding: Array("request".utf8), file: $0))
    }
    checked.infoPlists = project.infoPlists.enumerated().map { index, infoPlist in
      CheckedInfoPlist(
        file: index,
        isOfApplication: true,
        keys: infoPlist.value,
        entries: [],
        catalogs: [],
        developmentRegion: "en"
      )
    }
    checked.uses = project.uses.enumerated().map { index, use in
      RequestUse(
        name: "request",
        keys: use.value,
        file: project.infoPlists.count + index,
        range: 0..<7
      )
    }
    let checks = RuleCatalog.checks.filter { $0.rule.id == "missing-purpose-for-use" }
    let found = CheckRun(CheckOptions(), checks: checks).findings(in: checked)
    try #require(found.count == project.messages.count)
    for (finding, message) in zip(found, project.messages) {
      #expect(finding.message.hasPrefix(message))
    }
  }
}
