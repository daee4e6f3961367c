internal import AppProject
internal import Diagnostics
internal import Foundation
internal import TestSupport
internal import Testing

/// Which Info.plist is taken for the app's, and what its keys say.
struct FindingTests {
  private static func app(_ name: String, asks: Bool = true, more: String = "") -> String {
    "{ CFBundleName = \(name); \(asks ? "NSCameraUsageDescription = x;" : "") \(more) }"
  }

  @Test(arguments: [
    (["A/Info.plist": app("A")], "A", 0),
    (["A/Info.plist": app("A", asks: false), "B/Info.plist": app("B")], "B", 1),
    (["A/B/Info.plist": app("deep"), "C/Info.plist": app("C")], "C", 1),
    (["A/App-Info.plist": app("prefixed"), "A/Info.plist": app("exact")], "exact", 1),
    (["A/Info-Beta.plist": app("beta")], "beta", 0),
    (
      [
        "A/Info.plist": app("mac", more: "LSMinimumSystemVersion = 13;"),
        "B/C/Info.plist": app("C"),
      ],
      "C", 1
    ),
    (["A/Info.plist": app("A", more: "NSExtension = {};"), "B/C/Info.plist": app("C")], "C", 0),
    (["A/Info.plist": app("A", more: "WKApplication = 1;"), "B/C/Info.plist": app("C")], "C", 0),
    (
      ["A/Info.plist": app("A", more: "CFBundlePackageType = FMWK;"), "B/C/Info.plist": app("C")],
      "C", 0
    ),
    (["ATests/Info.plist": app("A"), "B/C/Info.plist": app("C")], "C", 0),
    (["A/AUITests-Info.plist": app("A"), "B/C/Info.plist": app("C")], "C", 0),
    (
      [
        "Pods/Info.plist": app("A"), ".h/Info.plist": app("A"), "X.framework/Info.plist": app("A"),
        "node_modules/a/Info.plist": app("A"), "build/Info.plist": app("A"),
        "B/C/Info.plist": app("C"),
      ], "C", 0
    ),
    (["A/GoogleService-Info.plist": "{ CLIENT_ID = x; }", "B/C/Info.plist": app("C")], "C", 0),
    (["A/Info.plist": "", "B/C/Info.plist": app("C")], "C", 1),
  ])
  func `the likeliest is taken`(_ files: [String: String], _ name: String, _ notes: Int) throws {
    let folder = try TemporaryFolder(files)
    let project = try AppProject(directory: folder.path, infoPlist: nil, appName: nil)
    #expect(try project.displayName(for: "en").text == name)
    #expect(project.notes.count == notes, "\(project.notes)")
  }

  @Test func `the one that a target names goes before the nearer one`() throws {
    let folder = try TemporaryFolder([
      "Info.plist": Self.app("near"), "App/Plists/Own.plist": Self.app("named"),
      "R.xcodeproj/project.pbxproj": ProjectText.project(
        targetSettings: "INFOPLIST_FILE = \"$(SRCROOT)/App/Plists/Own.plist\";"
      ),
    ])
    let project = try AppProject(directory: folder.path, infoPlist: nil, appName: nil)
    #expect(try project.displayName(for: "en").text == "named")
    let other = try AppProject(directory: folder.path, infoPlist: "Info.plist", appName: nil)
    #expect(try other.displayName(for: "en").text == "near")
  }

  @Test(arguments: [
    ("", "Rokk", ["NSCameraUsageDescription"]),
    (
      "INFOPLIST_KEY_CFBundleDisplayName = \"$(PRODUCT_NAME) Pro\";", "Rokk Pro",
      ["NSCameraUsageDescription"]
    ),
    (
      "INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_NSMicrophoneUsageDescription = m;", "Rokk",
      ["NSFaceIDUsageDescription", "NSCameraUsageDescription", "NSMicrophoneUsageDescription"]
    ),
  ])
  func `what Xcode generates is counted in`(
    _ settings: String,
    _ name: String,
    _ keys: [String]
  ) throws {
    let folder = try TemporaryFolder([
      "App/Info.plist": "{ NSFaceIDUsageDescription = f; }",
      "R.xcodeproj/project.pbxproj": ProjectText.project(
        targetSettings: """
          GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = c; \(settings)
          """
      ),
    ])
    let project = try AppProject(directory: folder.path, infoPlist: nil, appName: nil)
    #expect(try project.displayName(for: "en").text == name)
    #expect(project.usageDescriptionKeys == keys)
    #expect(project.developmentRegion == "fr")
  }

  @Test func `keys keep the order of the file`() throws {
    let folder = try TemporaryFolder([
      "Info.plist": """
      <plist><dict><key>NSMicrophoneUsageDescription</key><string>m</string>
      <key>CFBundleName</key><string>A</string>
      <key>CFBundleDevelopmentRegion</key><string>zh_CN</string>
      <key>NSLocationTemporaryUsageDescriptionDictionary</key><dict/>
      <key>NSCameraUsageDescription</key><string>c</string></dict></plist>
      """
    ])
    let project = try AppProject(infoPlist: "\(folder.path)/Info.plist", appName: nil)
    #expect(
      project.usageDescriptionKeys == [
        "NSMicrophoneUsageDescription", "NSLocationTemporaryUsageDescriptionDictionary",
        "NSCameraUsageDescription",
      ]
    )
    #expect(project.developmentRegion == "zh-CN")
  }

  @Test func `a single Info.plist is served by the project above it`() throws {
    let folder = try TemporaryFolder([
      "App/Sources/Info.plist": Self.app("\"$(PRODUCT_NAME)\""),
      "App/Sources/zh-Hans.lproj/InfoPlist.strings": "CFBundleName = \"简\";",
      "R.xcodeproj/project.pbxproj": ProjectText.project(
        targetSettings: "INFOPLIST_FILE = App/Sources/Info.plist;"
      ),
    ])
    let project = try AppProject(infoPlist: "\(folder.path)/App/Sources/Info.plist", appName: nil)
    #expect(try project.displayName(for: "en").text == "Rokk")
    #expect(try project.displayName(for: "zh-Hans").text == "简")
  }

  @Test(arguments: [
    ([:], "no app’s Info.plist"),
    (["A/Info.plist": ""], "empty"),
    (["A/Info.plist": "hello world"], "semicolon"),
    (["A/Info.plist": "<plist>\n<<<<<<< HEAD\n"], "merge conflict"),
    (["A/Info.plist": "{ NSExtension = {}; CFBundleName = A; }"], "no app’s Info.plist"),
  ])
  func `a folder without an app is an error`(_ files: [String: String], _ words: String) throws {
    let folder = try TemporaryFolder(files)
    let fault = #expect(throws: Diagnostic.self) {
      try AppProject(directory: folder.path, infoPlist: nil, appName: nil)
    }
    #expect(fault?.message.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice != nil)
  }

  @Test(arguments: ["missing.plist", "A", "A/Info.plist/x"])
  func `a path that leads to no file is an error`(_ path: String) throws {
    let folder = try TemporaryFolder(["A/Info.plist": Self.app("A")])
    #expect(throws: Diagnostic.self) {
      try AppProject(infoPlist: "\(folder.path)/\(path)", appName: nil)
    }
    #expect(throws: Diagnostic.self) {
      try AppProject(directory: folder.path, infoPlist: path == "A" ? "A" : path, appName: nil)
    }
    #expect(throws: Diagnostic.self) {
      try AppProject(directory: "\(folder.path)/none", infoPlist: nil, appName: nil)
    }
  }

  @Test(arguments: [
    "R.xcodeproj", "R.xcodeproj/", "R.xcworkspace", "R.xcodeproj/project.xcworkspace", ".",
  ])
  func `a project or workspace stands for its folder`(_ path: String) throws {
    let folder = try TemporaryFolder([
      "A/Info.plist": Self.app("A"), "R.xcodeproj/project.pbxproj": ProjectText.project(),
      "R.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "",
      "R.xcworkspace/contents.xcworkspacedata": "",
    ])
    let project = try AppProject(
      directory: "\(folder.path)/\(path)",
      infoPlist: nil,
      appName: nil
    )
    #expect(try project.displayName(for: "en").text == "A")
  }

  @Test(arguments: [
    ("/A/Info.plist", "is a file, not a folder", "--info-plist FILE"),
    ("/None.xcodeproj", "there is no folder", "--project DIR"),
    ("/none", "there is no folder", "--project DIR"),
    ("", "is empty", "--project DIR"),
  ])
  func `a path that leads to no folder is an error`(
    _ path: String,
    _ words: String,
    _ advice: String
  ) throws {
    let folder = try TemporaryFolder(["A/Info.plist": Self.app("A")])
    let fault = #expect(throws: Diagnostic.self) {
      try AppProject(
        directory: path.isEmpty ? "" : folder.path + path,
        infoPlist: nil,
        appName: nil
      )
    }
    #expect(fault?.message.contains(words) == true, "\(fault?.description ?? "")")
    #expect(fault?.advice?.contains(advice) == true)
  }

  @Test(.timeLimit(.minutes(1))) func `a project of very many apps is looked through`() throws {
    let folder = try TemporaryFolder()
    for number in 1...300 {
      let path = "Apps/\(number)"
      try folder.write("{ CFBundleName = N\(number); }", to: "\(path)/Info.plist")
      for language in ["en", "de", "fr"] {
        let table = "CFBundleName = \(language)\(number);"
        try folder.write(table, to: "\(path)/\(language).lproj/InfoPlist.strings")
      }
    }
    let project = try AppProject(directory: folder.path, infoPlist: nil, appName: nil)
    #expect(try project.displayName(for: "de").text == "de1")
  }

  @Test func `links in a circle are not followed`() throws {
    let folder = try TemporaryFolder(["A/Info.plist": Self.app("A")])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/A/loop",
      withDestinationPath: folder.path
    )
    let project = try AppProject(directory: folder.path, infoPlist: nil, appName: nil)
    #expect(project.notes.isEmpty)
  }
}
