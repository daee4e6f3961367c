import AlertCopy
import Testing

struct LocaleTests {
  @Test(arguments: [
    ("zh-HK", "zh-Hant-HK"), ("zh_HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"),
    ("zh-TW", "zh-Hant"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh", "zh-Hans"),
    ("en-GB", "en"), ("en", "en"), ("zh_TW.UTF-8", "zh-Hant"),
  ])
  func `a locale in any spelling gets its words`(requested: String, used: String) throws {
    let copy = try AlertCopy(appName: "Rokk", locale: LocaleTag(rawValue: requested))
    #expect(copy.locale.rawValue == used)
    #expect(copy.alert(for: .camera, situation: .primer)?.notes.isEmpty == true)
  }

  @Test(arguments: ["fr", "klingon", "!!", ""])
  func `an unknown language gets the source's, and a note`(requested: String) throws {
    let copy = try AlertCopy(appName: "Rokk", locale: LocaleTag(rawValue: requested))
    let composed = try #require(copy.alert(for: .camera, situation: .primer))
    #expect(composed.alert.locale == "en")
    #expect(composed.alert.title == "Use the Camera")
    #expect(composed.notes == [.localeFallback(requested: requested, used: "en")])
  }

  @Test(
    arguments: [
      (["NSCameraUsageDescription"], [Permission.camera, .notifications]),
      ([], [.notifications]),
      (
        ["NSLocationWhenInUseUsageDescription", "NSPhotoLibraryAddUsageDescription"],
        [.photoLibraryAddOnly, .locationWhenInUse, .notifications]
      ),
      (
        [
          "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
          "NFCReaderUsageDescription",
        ],
        [.locationWhenInUse, .locationAlways, .notifications]
      ),
      (["NSCalendarsUsageDescription"], [.notifications, .calendarFullAccess]),
      (["NSHealthUpdateUsageDescription"], [.notifications, .health]),
    ] as [([String], [Permission])]
  )
  func `the keys of an Info.plist declare permissions`(keys: [String], permissions: [Permission]) {
    #expect(AlertCopy.permissions(declaredBy: keys) == permissions)
  }
}
