internal import AppProject
internal import Diagnostics
internal import TestSupport
internal import Testing

/// The order of names is that of CFBundle: a locale's InfoPlist.strings before Info.plist,
/// CFBundleDisplayName before CFBundleName.
struct DisplayNameTests {
  private func names(
    _ files: [String: String],
    appName: String? = nil,
    locales: [String] = ["en", "zh-Hans", "zh-Hant", "zh-Hant-HK"]
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let project = try AppProject(directory: folder.path, infoPlist: nil, appName: appName)
    return try locales.map { try project.displayName(for: $0).text }
  }

  private static let own = ProjectText.infoPlist([
    "CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": "Own",
  ])

  @Test(arguments: [
    (["CFBundleDisplayName": "D", "CFBundleName": "N"], "", "D"),
    (["CFBundleName": "N"], "", "N"),
    (["CFBundleDisplayName": " \n", "CFBundleName": "N"], "", "N"),
    (["CFBundleDisplayName": "D", "CFBundleName": "N"], "CFBundleDisplayName = LD;", "LD"),
    (["CFBundleDisplayName": "D", "CFBundleName": "N"], "CFBundleName = LN;", "D"),
    (["CFBundleName": "N"], "CFBundleName = LN;", "LN"),
    (["CFBundleName": "N"], "CFBundleName = LN; CFBundleDisplayName = LD;", "LD"),
    (["CFBundleDisplayName": "D"], "CFBundleDisplayName = \"\";", "D"),
    (["CFBundleDisplayName": "D"], "", "D"),
  ])
  func `names go before one another`(
    _ strings: [String: String],
    _ table: String,
    _ name: String
  ) throws {
    var list = "{"
    for (key, value) in strings { list += "\(key) = \"\(value)\";" }
    let files = ["App/Info.plist": list + "}", "App/en.lproj/InfoPlist.strings": table]
    #expect(try names(files, locales: ["en"]) == [name])
  }

  @Test(arguments: [
    (["zh-Hans"], ["Own", "zh-Hans", "Own", "Own"]),
    (["zh_CN", "zh-TW"], ["Own", "zh_CN", "zh-TW", "zh-TW"]),
    (["zh", "zh-HK", "zh-Hant"], ["Own", "zh", "zh-Hant", "zh-HK"]),
    (["zh-Hant-TW", "zh_Hans"], ["Own", "zh_Hans", "zh-Hant-TW", "zh-Hant-TW"]),
    (["Base", "zh-Hans"], ["Base", "zh-Hans", "Base", "Base"]),
    (["English", "zh-Hans"], ["English", "zh-Hans", "English", "English"]),
    (["en", "Base"], ["en", "en", "en", "en"]),
    (["de"], ["Own", "Own", "Own", "Own"]),
  ])
  func `locales find their folders`(_ folders: [String], _ expected: [String]) throws {
    var files = ["App/Info.plist": Self.own]
    for folder in folders {
      files["App/\(folder).lproj/InfoPlist.strings"] = "CFBundleDisplayName = \"\(folder)\";"
    }
    #expect(try names(files) == expected)
  }

  @Test(arguments: [
    // In a folder below, in one beside, and not in that of an extension.
    ("App/i18n/zh-CN.lproj", "简"),
    ("Resources/zh-Hans.lproj", "简"),
    ("Widget/zh-Hans.lproj", "Own"),
    ("App/Widget/zh-Hans.lproj", "Own"),
    ("Pods/zh-Hans.lproj", "Own"),
    ("App/Settings.bundle/zh-Hans.lproj", "Own"),
  ])
  func `tables are looked for near the app`(_ folder: String, _ name: String) throws {
    let other = "{ CFBundleName = W; NSExtension = {}; }"
    let files = [
      "App/Info.plist": Self.own, "Widget/Info.plist": other, "App/Widget/Info.plist": other,
      "\(folder)/InfoPlist.strings": "CFBundleDisplayName = \"简\";",
    ]
    #expect(try names(files, locales: ["zh-Hans"]) == [name])
  }

  @Test func `catalogs are read`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"CFBundleDisplayName": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Name"}},
        "zh_CN": {"stringUnit": {"state": "translated", "value": "名"}}
      }}}, "version": "1.0"}
      """
    let files = ["App/Info.plist": Self.own, "App/InfoPlist.xcstrings": catalog]
    #expect(try names(files) == ["Name", "名", "Name", "Name"])
  }

  private static let list = """
    <plist><dict>
      <key>CFBundleName</key>
      <string>Own</string>
    </dict></plist>
    """

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"CFBundleName": {"localizations": {
      "en": {"stringUnit": {"value": "Own"}}
    }}}}
    """

  // Line and column of the value are counted by hand.
  @Test(
    arguments: [
      (["App/Info.plist": list], nil, "App/Info.plist:3:3"),
      (["App/Info.plist": "{ CFBundleName = Own; }"], nil, "App/Info.plist:1:18"),
      (
        [
          "App/Info.plist": list,
          "App/en.lproj/InfoPlist.strings": "/* name */\n\"CFBundleName\" = \"Own\";",
        ], nil, "App/en.lproj/InfoPlist.strings:2:18"
      ),
      (
        ["App/Info.plist": list, "App/InfoPlist.xcstrings": catalog], nil,
        "App/InfoPlist.xcstrings:2:34"
      ),
      (
        [
          "R.xcodeproj/project.pbxproj": ProjectText.project(
            targetSettings: "GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = Own;"
          )
        ], nil, "R.xcodeproj/project.pbxproj:1:1"
      ),
      (["App/Info.plist": list], "Own", nil),
    ] as [([String: String], String?, String?)]
  )
  func `a name knows its place`(
    _ files: [String: String],
    _ given: String?,
    _ place: String?
  ) throws {
    let folder = try TemporaryFolder(files)
    let project = try AppProject(directory: folder.path, infoPlist: nil, appName: given)
    let name = try project.displayName(for: "en")
    #expect(name.text == "Own")
    #expect(name.location?.description == place.map { "\(folder.path)/\($0)" })
  }

  // The shape is the one that Xcode writes for values that vary by device.
  @Test(arguments: [
    (#""iphone": {"stringUnit": {"value": "P"}}, "other": {"stringUnit": {"value": "O"}}"#, "P"),
    (#""ipad": {"stringUnit": {"value": "I"}}, "other": {"stringUnit": {"value": "O"}}"#, "O"),
    (#""mac": {"stringUnit": {"value": "M"}}"#, "Own"),
    ("", "Own"),
  ])
  func `a name that varies by device is that of phones`(_ devices: String, _ name: String) throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"CFBundleDisplayName": {"localizations": {
        "en": {"variations": {"device": {\(devices)}}}
      }}}, "version": "1.0"}
      """
    let files = ["App/Info.plist": Self.own, "App/InfoPlist.xcstrings": catalog]
    #expect(try names(files, locales: ["en"]) == [name])
  }

  @Test func `a given name stands in for the app's own, not for a locale's`() throws {
    let files = [
      "App/Info.plist": "{ CFBundleDisplayName = \"$(X)\"; }",
      "App/zh-Hans.lproj/InfoPlist.strings": "CFBundleDisplayName = \"简\";",
      "App/zh-Hant.lproj/InfoPlist.strings": "CFBundleDisplayName = \"$(Y)\";",
      "App/zh-HK.lproj/InfoPlist.strings": "CFBundleDisplayName = \"cut off",
    ]
    #expect(try names(files, appName: "Given") == ["Given", "简", "Given", "Given"])
  }

  @Test func `only the files of a locale can spoil it`() throws {
    let files = [
      "App/Info.plist": Self.own,
      "App/zh-Hans.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"简\"\n",
      "App/zh-Hant.lproj/InfoPlist.strings": "",
    ]
    #expect(try names(files, locales: ["en", "zh-Hant"]) == ["Own", "Own"])
    let fault = #expect(throws: Diagnostic.self) { try names(files, locales: ["zh-Hans"]) }
    #expect(fault?.location?.file.hasSuffix("App/zh-Hans.lproj/InfoPlist.strings") == true)
    #expect(fault?.location?.line == 1)
    #expect(fault?.advice?.hasSuffix("or give the name with --app-name NAME") == true)
  }

  @Test func `no name at all is an error`() {
    let files = ["App/Info.plist": "{ CFBundleIdentifier = a.b; }"]
    let fault = #expect(throws: Diagnostic.self) { try names(files) }
    #expect(fault?.advice == "give the name with --app-name NAME")
  }
}
