import AlertCopy
import Testing

/// Settings paths as each iOS shows them.
///
/// Source: the `path.*` rows of Resources/terms.json, read off Apple's string catalogs; the
/// expected texts are written out here from those rows.
struct OfficialPathTests {
  @Test(arguments: [
    ("en", "15", "Settings > Privacy > Camera"),
    ("zh-Hans", "15", "“设置”>“隐私”>“相机”"),
    ("zh-Hant", "15", "「設定」>「隱私權」>「相機」"),
    ("zh-Hant-HK", "15", "「設定」>「私隱」>「相機」"),
    ("en", "26", "Settings > Privacy & Security > Camera"),
    ("zh-Hans", "26", "“设置”>“隐私与安全性”>“相机”"),
    ("zh-Hant", "26", "「設定」>「隱私權與安全性」>「相機」"),
    ("zh-Hant-HK", "26", "「設定」>「私隱與保安」>「相機」"),
    ("zh-Hant-HK", "16", "「設定」>「私隱與保安」>「相機」"),
    ("zh-Hans", "10", "“设置”>“隐私”>“相机”"),
  ])
  func `the camera is where iOS keeps it`(locale: String, version: String, path: String) throws {
    let copy = try AlertCopy(
      appName: "Rokk",
      locale: LocaleTag(rawValue: locale),
      osVersion: try #require(OSVersion(version))
    )
    let composed = try #require(copy.alert(for: .camera, situation: .denied))
    #expect(composed.alert.message?.contains(path) == true, "\(composed.alert.message ?? "")")
    #expect(composed.notes.isEmpty)
  }

  // path.notifications_app of terms.json, and its note on elements in Latin letters.
  @Test(arguments: [
    ("en", "Rokk", "Settings > Notifications > Rokk and"),
    ("zh-Hans", "Rokk", "“设置”>“通知”> Rokk，"),
    ("zh-Hant", "Rokk 2", "「設定」>「通知」> Rokk 2，"),
    ("zh-Hant-HK", "微信", "「設定」>「通知」>「微信」，"),
    ("zh-Hans", "Apple音乐", "“设置”>“通知”>“Apple音乐”，"),
    ("zh-Hans", "1024", "“设置”>“通知”>“1024”，"),
    ("zh-Hant", "تطبيق", "「設定」>「通知」>「\u{2068}تطبيق\u{2069}」，"),
  ])
  func `an app in Latin letters stands bare`(locale: String, name: String, path: String) throws {
    let copy = try AlertCopy(appName: name, locale: LocaleTag(rawValue: locale))
    let message = copy.alert(for: .notifications, situation: .denied)?.alert.message
    #expect(message?.contains(path) == true, "\(message ?? "")")
  }

  @Test(arguments: ["8", "9"])
  func `where the path is not known, none is named`(version: String) throws {
    for locale in AlertCopy.locales {
      let version = try #require(OSVersion(version))
      let copy = try AlertCopy(appName: "Rokk", locale: locale, osVersion: version)
      let composed = try #require(copy.alert(for: .camera, situation: .denied))
      #expect(composed.keys.message == "camera.denied.message.neutral")
      #expect(composed.notes == [.settingsPathUnknown(permission: .camera, version: version)])
      #expect(composed.alert.message?.contains(">") == false)
    }
  }

  @Test func `a level that nobody has seen is not named`() throws {
    let version = OSVersion(major: 16)
    let copy = try AlertCopy(appName: "Rokk", locale: "zh-Hans", osVersion: version)
    let composed = try #require(copy.alert(for: .photoLibrary, situation: .limited))
    #expect(composed.keys.message == "photoLibrary.limited.message.neutral")
    #expect(
      composed.notes
        == [.nameUnknown(term: "state.photos.full", locale: "zh-Hans", version: version)]
    )
  }
}
