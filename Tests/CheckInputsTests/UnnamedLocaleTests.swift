import CopyChecks
import Testing

@testable import CheckInputs

/// The locale of files that stand in no folder of a language.
struct UnnamedLocaleTests {
  @Test(arguments: [
    ("Localizable.zh-Hant", "zh-Hant", "Localizable"), ("zh_HK", "zh-HK", ""),
    ("InfoPlist-zh-Hant-HK", "zh-Hant-HK", "InfoPlist"), ("zh-CN", "zh-CN", ""),
    ("074-App-zh-Hans-Localizable", "zh-Hans", "074-App-Localizable"),
    ("App-zhHans-InfoPlist", "zh-Hans", "App-InfoPlist"), ("strings-zh-rTW", "zh-TW", "strings"),
    ("zh_Hant_MO.Main", "zh-Hant-MO", "Main"), ("Main.zh", "zh", "Main"), ("de", "de", ""),
    ("Main-fr", "fr", "Main"), ("Main.pt-BR", "pt-BR", "Main"), ("en_GB", "en-GB", ""),
    ("Localizable", nil, nil), ("Main-de-2", nil, nil), ("Mac-OS", nil, nil), ("My_it", nil, nil),
    ("Main-xq", nil, nil), ("zhang-Main", nil, nil), ("Fuzh-TW", nil, nil), ("", nil, nil),
  ])
  func `a name tells the locale, or not`(name: String, tag: String?, table: String?) {
    let locale = FileNameLocale(name)
    #expect(locale?.tag == tag)
    #expect(locale?.table == table)
  }

  @Test(arguments: [
    (["访问相机", "没有", "Wi-Fi"], "zh-Hans"), (["取用相機", "沒有", "好"], "zh-Hant"),
    (["好", "是"], "und-Hani"), (["访问相机", "取用相機"], "und-Hani"),
    (["カメラを使う", "写真", "はい"], "ja"), (["카메라", "사진"], "ko"), (["Camera", "照"], nil),
    (["Камера"], nil), ([], nil),
  ])
  func `characters tell the language, or not`(texts: [String], tag: String?) {
    #expect(TextLanguage(texts).tag == tag)
  }

  @Test(arguments: [
    ("Localizable.strings", "访问相机", "zh-Hans"), ("Localizable.strings", "Camera", "en"),
    ("Localizable.zh-Hant.strings", "", "zh-Hant"), ("Main-it.strings", "访问相机", "zh-Hans"),
    ("Main-it.strings", "Fotocamera", "it"), ("zh.strings", "取用相機", "zh-Hant"),
    ("zh-HK.strings", "Camera", "zh-HK"), ("ru.strings", "Камера", "ru"),
  ])
  func `a file alone`(path: String, text: String, tag: String) throws {
    let bench = try ProjectBench([(path, "\"a.b\" = \"\(text)\";")])
    #expect(bench.project.catalogs.map { $0.locales.map(\.tag) } == [[tag]])
  }

  @Test func `a translation given alone lacks nothing in the language of its keys`() throws {
    let keys = (1...10).map { "\"Take photo \($0)\" = \"拍照 \($0)\";" }
    let bench = try ProjectBench([
      ("App.zh-Hans.strings", (keys + ["\"take\" = \"拍照\";"]).joined())
    ])
    #expect(try bench.catalog("App").localeNames == ["en=en", "zh-Hans=zh-Hans"])
    #expect(CheckRun(CheckOptions()).findings(in: bench.project).map(\.rule) == [])
  }

  @Test func `files of one name but for the locale are one catalog`() throws {
    let bench = try ProjectBench([
      ("L/App.en.strings", "\"a.b\" = \"Camera\";"), ("L/App.zh-Hant.strings", "\"a.b\" = \"相機\";"),
      ("L/App.zh_CN.strings", "\"a.b\" = \"相机\";"),
    ])
    let names = try bench.catalog("App").localeNames
    #expect(names == ["en=en", "zh-CN=zh-CN", "zh-Hant=zh-Hant"])
  }

  @Test(arguments: [
    ("values/strings.xml", "values=zh-Hant"), ("strings.xml", "values=zh-Hant"),
    ("strings-zh-rTW.xml", "zh-TW=zh-TW"),
  ])
  func `Android's strings alone`(path: String, locale: String) throws {
    let bench = try ProjectBench(
      [(path, "<resources><string name=\"a\">取用相機</string></resources>")],
      paths: [path]
    )
    #expect(try bench.catalog("strings").localeNames == [locale])
  }

  @Test func `ARB and XLIFF that do not say which Chinese it is`() throws {
    let bench = try ProjectBench([
      ("messages.arb", #"{"a": "取用相機"}"#),
      (
        "a.xliff",
        "<xliff><file original=\"E.strings\" source-language=\"en\" target-language=\"zh\"><body>"
          + "<trans-unit id=\"a\"><source>b</source><target>取用相機</target></trans-unit></body></file>"
          + "</xliff>"
      ),
    ])
    #expect(try bench.catalog("messages").localeNames == ["zh-Hant=zh-Hant"])
    #expect(try bench.catalog("E").localeNames == ["en=en", "zh=zh-Hant"])
  }

  @Test func `Chinese in an English Info.plist is read as Chinese`() throws {
    let plist = """
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleName</key><string>Tickets</string>
      <key>NSCameraUsageDescription</key><string>用于扫描 ABC 车票上的二维码.</string>
      </dict></plist>
      """
    let bench = try ProjectBench([("Info.plist", plist)])
    let found = CheckRun(CheckOptions()).findings(in: bench.project)
    #expect(found.contains { $0.rule == "half-width-punctuation" })
    #expect(found.contains { $0.rule == "purpose-language" && $0.locale == "en" })
    let locales = bench.project.catalogs.map { "\($0.locales[0].name) \($0.locales[0].writing)" }
    #expect(locales == ["en english", "en simplified"])
  }
}
