import AlertModel
import CopyChecks
import MessageFormat
import Testing

/// What the checks of names find beside what the labelled set shows.
@Suite struct NamesTests {
  /// Paths in the forms in which apps write them, with the names at fault.
  @Test(
    arguments: [
      ("en", "Allow it in \"Settings > Privacy > Camera\"", ["Privacy"]),
      ("en", "Allow it in \"Settings\" > \"Privacy\" > \"Photos\"", ["Privacy"]),
      ("en", "Open Settings -> Privacy -> Mic to speak.", ["->", "Mic", "Privacy"]),
      ("en", "Go to Settings › Privacy & Security › Photos.", ["›"]),
      ("en", "Go to Settings > Privacy & Security > Location Services > %@.", []),
      ("en", "Go to Settings > %@ > Location.", []),
      ("en", "Settings > Privacy & Security > Motion & Fitness", []),
      ("en", "Privacy > Camera", []),
      ("zh-Hans", "请在iPhone的\"设置-隐私-相机\"中允许", ["-", "隐私"]),
      ("zh-Hans", "请到设置 > 隐私与安全性 > 照片中打开", []),
      ("zh-Hans", "请到设置 > 隐私与安全性 > 照片库中打开", ["照片库"]),
      ("zh-Hans", "设置-高级", []), ("en", "Go to Windows Settings > Privacy > Camera.", []),
      ("zh-Hans", "请在《设置 - 隐私 - 相机》选项中允许", ["-", "隐私"]),
      ("zh-Hant", "請到「設定」>「隱私權與安全性」>「本機網路」", ["本機網路"]),
      ("zh-Hant-HK", "請到「設定」>「私隱與保安」>「麥克風」", ["麥克風"]),
      ("zh-Hant-HK", "請到「設定」>「私隱與保安」>「咪高風」", []),
      ("ja", "「設定」>「プライバシー」>「カメラ」", []),
    ] as [(String, String, [String])]
  )
  func path(_ locale: String, _ text: String, _ faults: [String]) throws {
    #expect(try Self.findings(locale, text).map(\.text).sorted() == faults.sorted())
  }

  @Test(arguments: [
    ("en", "Use Face Id to unlock.", "Use Face ID to unlock."),
    ("en", "Get it in the Appstore.", "Get it in the App Store."),
    ("de", "Mit FaceID entsperren", "Mit Face ID entsperren"),
    ("fr", "Gardez votre Iphone à portée.", "Gardez votre iPhone à portée."),
    ("zh-Hant", "請連接wifi。", "請連接Wi-Fi。"),
  ])
  func productNameIsMended(_ locale: String, _ text: String, _ mended: String) throws {
    let found = try Self.findings(locale, text)
    #expect(found.map(\.rule) == ["product-name"])
    #expect(found.first?.fixed?.contains("\n\(mended)\n") == true)
    #expect(try Self.findings(locale, mended).isEmpty)
  }

  @Test(arguments: [
    ("en", "Copy the file iphone.json to $HOME/ipad/icloud_data."),
    ("en", "See the tag #iphone or write to @wifi."), ("de", "Die iPhone-App im WLAN"),
    ("en", "iPhone’s camera"), ("zh-Hans", "在iPhone上使用Apple Watch"),
    ("en", "Say “Hey Siri” to your HomePod."),
  ])
  func rightNameIsNotFound(_ locale: String, _ text: String) throws {
    #expect(try Self.findings(locale, text).isEmpty)
  }

  @Test func androidHasSettingsOfItsOwn() throws {
    #expect(
      try Self.findings("en", "Go to Settings > Privacy > Camera.", .printf(.android)).isEmpty
    )
  }

  private static func findings(
    _ locale: String,
    _ text: String,
    _ syntax: CheckedCatalog.Syntax = .printf(.foundation)
  ) throws -> [TextBench.Found] {
    var bench = TextBench(locales: [locale], syntax: syntax)
    bench.add(key: "camera.denied.message", [locale: text])
    return try bench.findings(RuleCatalog.checks.filter { $0.rule.family == .names })
  }
}
