import AlertCopy
import Resources
import Testing

/// Whatever an alert names of the OS has that name in that locale and version.
struct OfficialNameTests {
  private static func names(_ locale: LocaleTag, _ version: OSVersion) -> Set<String> {
    Set(
      Term.all.filter { $0.versions.contains(version) }.compactMap { $0.name(in: locale.rawValue) }
    )
  }

  /// Every alert and every use, with a name that no row of the OS has.
  private static func messages(_ copy: AlertCopy) -> [(key: String, text: String)] {
    let uses = UseFacts.all.flatMap { facts in
      [Situation.primer, .denied].compactMap {
        copy.alert(for: facts.permission, situation: $0, use: facts.use)
      }
    }
    let combined = copy.combinedAlert(for: [.camera, .microphone, .photoLibrary])
    return (copy.alerts() + uses + [combined].compactMap(\.self)).flatMap { composed in
      [
        (composed.keys.title, composed.alert.title),
        (composed.keys.message ?? "", composed.alert.message ?? ""),
      ]
    }
  }

  /// Apple's apps that have a row of their own name; the app is older than the row that was seen.
  private static func apps(_ locale: LocaleTag) -> [String] {
    Term.all.filter { ["row.health", "row.reminders"].contains($0.id) }
      .compactMap { $0.name(in: locale.rawValue) }
  }

  // In Chinese a name of the OS stands in quotation marks.
  @Test(arguments: CoverageTests.versions, AlertCopy.locales.filter { $0 != "en" })
  func `what stands in quotation marks is an official name`(version: OSVersion, locale: LocaleTag)
    throws
  {
    let copy = try AlertCopy(appName: "Rokk应用", locale: locale, osVersion: version)
    let official = Self.names(locale, version).union(Self.apps(locale))
    for (key, text) in Self.messages(copy) {
      for match in text.matches(of: /[“「]([^”」]*)[”」]/) {
        let name = String(match.output.1)
        if name != "Rokk应用", !official.contains(name) {
          Issue.record("\(key), iOS \(version): \(name) in \(text)")
        }
      }
    }
  }

  // In English it stands in capitals, so these names are looked for.
  private static let english = [
    "Full Access", "Limited Access", "Always", "Precise Location", "While Using the App",
    "Allow Notifications", "Location Services", "Privacy & Security", "Add Photos Only",
    "Add Events Only", "Face ID & Passcode", "Nearby Interactions", "Motion & Fitness",
    "Local Network", "Speech Recognition", "Media & Apple Music", "Home Accessories",
  ]

  @Test(arguments: CoverageTests.versions)
  func `what stands in capitals is an official name`(version: OSVersion) throws {
    let copy = try AlertCopy(appName: "Rokk", locale: "en", osVersion: version)
    let official = Self.names("en", version)
    for (key, text) in Self.messages(copy) where key.contains(".message") {
      for name in Self.english where text.contains(name) && !official.contains(name) {
        Issue.record("\(key), iOS \(version): \(name) in \(text)")
      }
    }
  }

  // The names are those of Resources/terms.json, the joining is CLDR's listPatterns.
  @Test(arguments: [
    ("en", "26", "Settings > Apps > Rokk and turn on Camera, Microphone, and Photos."),
    ("zh-Hans", "26", "“设置”> App > Rokk，打开“相机”、“麦克风”和“照片”。"),
    ("zh-Hant", "26", "「設定」> App > Rokk，開啟「相機」、「麥克風」和「照片」。"),
    ("zh-Hant-HK", "26", "「設定」> App > Rokk，開啟「相機」、「咪高風」及「相片」。"),
    ("zh-Hant-HK", "17", "允許「Rokk」使用相機、咪高風及相片。"),
  ])
  func `one alert names all permissions`(locale: String, version: String, says: String) throws {
    let copy = try AlertCopy(
      appName: "Rokk",
      locale: LocaleTag(rawValue: locale),
      osVersion: try #require(OSVersion(version))
    )
    let composed = try #require(copy.combinedAlert(for: [.camera, .microphone, .photoLibrary]))
    #expect(composed.alert.message?.hasSuffix(says) == true, "\(composed.alert.message ?? "")")
    #expect(composed.alert.permission == .camera)
    #expect(composed.alert.combinedWith == [.microphone, .photoLibrary])
    #expect(composed.alert.confirm.effect == .openAppSettings)
  }

  @Test(arguments: [[Permission.camera], [], [.camera, .alarms]])
  func `what cannot be told together is not`(permissions: [Permission]) throws {
    let copy = try AlertCopy(appName: "Rokk", locale: "en", osVersion: OSVersion(major: 18))
    #expect(copy.combinedAlert(for: permissions) == nil)
  }
}
