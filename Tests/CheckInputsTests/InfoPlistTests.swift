import CopyChecks
import Diagnostics
import MessageFormat
import StringCatalogs
import Testing

@testable import CheckInputs

/// Info.plist files, what projects add to them, and what localizes them.
struct InfoPlistTests {
  private static let plist = """
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>a.b</string>
      <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
      <key>LSRequiresIPhoneOS</key><true/>
      <key>NSCameraUsageDescription</key><string>Scan &amp; go.</string>
      <key>NSLocationTemporaryUsageDescriptionDictionary</key>
      <dict><key>Map</key><string>Show the way.</string></dict>
    </dict></plist>
    """

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; developmentRegion = "zh-Hans"; targets = (T, E); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (D, R); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = {
              GENERATE_INFOPLIST_FILE = YES;
              INFOPLIST_FILE = App/Info.plist;
              INFOPLIST_KEY_NSMicrophoneUsageDescription = "需要麦克风\\n权限";
              INFOPLIST_KEY_NSCameraUsageDescription = "The file counts"; }; };
        E = { isa = PBXNativeTarget; name = Ext; productType = "com.apple.product-type.app-extension"; };
      };
      rootObject = P;
    }
    """

  @Test func `a file and the settings of its target are one Info.plist`() throws {
    let bench = try ProjectBench([
      ("App/Info.plist", Self.plist),
      ("App.xcodeproj/project.pbxproj", Self.project),
      ("App/zh-Hans.lproj/InfoPlist.strings", "NSCameraUsageDescription = \"扫描。\";"),
      ("App/Base.lproj/Localizable.strings", "\"a\" = \"b\";"),
      (
        "GoogleService-Info.plist",
        "<plist><dict><key>API_KEY</key><string>x</string></dict></plist>"
      ),
      (
        "Widget/Info.plist",
        "<plist><dict><key>CFBundleName</key><string>W</string><key>NSExtension</key><dict/></dict></plist>"
      ),
    ])
    let app = try #require(bench.project.infoPlists.first { $0.isOfApplication })
    #expect(bench.project.infoPlists.count == 2)
    #expect(bench.paths[app.file] == "App/Info.plist")
    #expect(app.developmentRegion == "zh-Hans")
    #expect(
      app.keys.suffix(2) == [
        "NSLocationTemporaryUsageDescriptionDictionary", "NSMicrophoneUsageDescription",
      ]
    )
    let camera = try #require(app.entries.first { $0.key == "NSCameraUsageDescription" })
    #expect(camera.text == "Scan & go.")
    let source = bench.project.files[app.file].source
    #expect(source[camera.origin.range] == "Scan &amp; go.")
    #expect(source[camera.keyOrigin.range] == "NSCameraUsageDescription")
    #expect(
      app.entries.contains { $0.key == "NSLocationTemporaryUsageDescriptionDictionary.Map" }
    )
    let microphone = try #require(app.entries.last)
    let settings = bench.project.files[Int(microphone.origin.file)]
    #expect(settings.source[microphone.origin.range] == "需要麦克风\\n权限")
    #expect(settings.source[microphone.keyOrigin.range] == "NSMicrophoneUsageDescription")
    #expect(app.catalogs.map { bench.project.catalogs[$0].name } == ["InfoPlist"])
    let widget = try #require(bench.project.infoPlists.first { !$0.isOfApplication })
    #expect(widget.catalogs.isEmpty)
    let texts = try #require(bench.project.catalogs.first { $0.name == "Info" })
    #expect(texts.localeNames == ["zh-Hans=zh-Hans"])
    #expect(texts.content == .infoPlist)
    #expect(texts.syntax == .none)
    #expect(
      texts.allEntries.map(\.key) == [
        "NSCameraUsageDescription", "NSLocationTemporaryUsageDescriptionDictionary.Map",
        "NSMicrophoneUsageDescription",
      ]
    )
    // The region is that of all tables around.
    #expect(try bench.catalog("Localizable").localeNames == ["Base=zh-Hans"])
  }

  @Test func `translations without a source are those of the Info.plist`() throws {
    let bench = try ProjectBench([
      ("App/Info.plist", Self.plist),
      ("App/zh-Hant.lproj/InfoPlist.strings", "NSCameraUsageDescription = \"掃描。\";"),
    ])
    #expect(
      try bench.lines("InfoPlist") == [
        "NSCameraUsageDescription | en |  | Scan & go. | Scan &amp; go.",
        "NSCameraUsageDescription | zh-Hant |  | 掃描。 | 掃描。",
      ]
    )
  }

  @Test func `a table that two files share translates neither for sure`() throws {
    let bench = try ProjectBench([
      ("App/Info.plist", Self.plist), ("App/Info-Free.plist", Self.plist),
      ("App/zh-Hant.lproj/InfoPlist.strings", "NSCameraUsageDescription = \"掃描。\";"),
    ])
    #expect(
      try bench.lines("InfoPlist") == ["NSCameraUsageDescription | zh-Hant |  | 掃描。 | 掃描。"]
    )
    #expect(bench.project.infoPlists.map { $0.catalogs.count } == [1, 1])
  }

  @Test func `an Info.plist may stand in the project alone`() throws {
    let bench = try ProjectBench([("App.xcodeproj/project.pbxproj", Self.project)])
    let app = try #require(bench.project.infoPlists.first)
    #expect(app.isOfApplication)
    #expect(app.keys == ["NSMicrophoneUsageDescription", "NSCameraUsageDescription"])
    #expect(
      try bench.lines("Info")[0]
        == "NSMicrophoneUsageDescription | zh-Hans |  | 需要麦克风\n权限 | 需要麦克风\\n权限"
    )
  }
}
