import CopyChecks
import Diagnostics
import Testing

/// What one labelled string cannot show: catalogs that mix, and what a fix makes of a text.
@Suite struct TypographyTests {
  private func bench(_ texts: [String], profile: CheckOptions.Profile = .apple) -> TextBench {
    var bench = TextBench(locales: ["zh-Hans"], options: CheckOptions(profile: profile))
    for (index, text) in texts.enumerated() { bench.add(key: "key\(index)", ["zh-Hans": text]) }
    return bench
  }

  private let spaced = ["在 iPhone 上打开", "打开 App 页面", "用 iPad 拍照"]
  private let unspaced = ["在iPhone上打开", "打开App页面", "用iPad拍照"]

  @Test func aSpacedCatalogGetsOneNoteAtApple() throws {
    let found = try bench(spaced).findings()
    #expect(found.map(\.rule) == ["chinese-latin-spacing"])
    #expect(found.first?.message.hasPrefix("6 of 6 places") == true)
    #expect(try bench(unspaced).findings().isEmpty)
  }

  @Test(arguments: [CheckOptions.Profile.mozilla, .microsoft])
  func anUnspacedCatalogGetsOneNoteElsewhere(_ profile: CheckOptions.Profile) throws {
    #expect(try bench(unspaced, profile: profile).findings().count == 1)
    #expect(try bench(spaced, profile: profile).findings().isEmpty)
  }

  @Test func clreqAcceptsBothButNotMixed() throws {
    #expect(try bench(spaced, profile: .clreq).findings().isEmpty)
    #expect(try bench(unspaced, profile: .clreq).findings().isEmpty)
    let mixed = try bench(spaced + ["扫描QR"], profile: .clreq).findings()
    #expect(mixed.map(\.text) == ["描QR"])
  }

  @Test func aCatalogWithoutAHabitIsToldOnce() throws {
    let apple = try bench(unspaced + spaced).findings()
    #expect(apple.map(\.text) == ["在iPhone"] && apple.allSatisfy { $0.fixed == nil })
    let mozilla = try bench(spaced + unspaced, profile: .mozilla).findings()
    #expect(mozilla.map(\.text) == ["在 iPhone"])
  }

  /// Neither way is twice as frequent as the other, so that the rarer one is only where it is told.
  @Test(arguments: CheckOptions.Profile.allCases)
  func aCatalogGoingBothWaysIsToldAtTheRarerOne(_ profile: CheckOptions.Profile) throws {
    let four = ["在 iPhone 上打开", "扫描 QR 码"]
    let three = ["在iPhone上打开", "扫描QR"]
    let few = try bench(four + three, profile: profile).findings()
    #expect(few.filter { $0.rule == "mixed-spacing" }.map(\.text) == ["在iPhone"])
  }

  @Test func noFullStopFollowsAMarkThatIsToBeWritten() throws {
    var bench = TextBench(locales: ["en", "zh-Hant"], options: CheckOptions())
    bench.add(
      key: "a",
      ["en": "You can turn on “Photos” later on.", "zh-Hant": "你可以稍後再開啟“照片”選項"]
    )
    #expect(
      try bench.findings().map(\.message).sorted() == [
        "The source is a sentence; end this one with 。", "Write 「 」 for “ ”",
      ]
    )
  }

  @Test func manySlipsInALargeCatalogAreToldOnce() throws {
    let texts = (0..<20).map { "在iPhone上打开第\($0)项" } + (0..<9).map { "在 iPhone 上打开第\($0)项" }
    #expect(try bench(texts).findings().map(\.rule) == ["mixed-spacing"])
  }

  @Test(arguments: [
    "请输入\"px\"", "例如：...", "\u{1B}[31m错误", "“甲\n“乙”", "指纹, 手指, 人脸解锁", "永不 ??:??", "用法:-v", "选项:(1)",
    "时:分:秒",
  ])
  func isNoPunctuation(_ text: String) throws {
    #expect(try bench([text]).findings().isEmpty)
  }

  @Test(arguments: ["用%@拍照", "打开a.txt文件", "访问https://a.b", "面容ID", "第3张", "X光片", "{name}的"])
  func isNoPlaceOfAWord(_ text: String) throws {
    #expect(try bench(spaced + [text], profile: .mozilla).findings().isEmpty)
  }

  @Test(arguments: [
    ("点击 \"设置\" 按钮", "点击“设置”按钮"), ("打开 (默认) ", "打开（默认） "),
    ("你好 , 世界", "你好，世界"), ("请打开\"照片\", 然后继续", "请打开“照片”，然后继续"),
    ("照片 (可选), 然后继续", "照片（可选），然后继续"), ("正在载入 ...", "正在载入…"),
    ("打开「甲『乙』」", "打开“甲‘乙’”"), ("完成!! 再见", "完成！再见"),
    ("右侧２／３", "右侧2/3"), ("甲； 乙 ，丙", "甲；乙，丙"),
  ])
  func fixes(_ text: String, _ expected: String) throws {
    #expect(try fixed(text) == expected)
    #expect(try bench([expected]).findings().filter { $0.fixed != nil }.isEmpty)
  }

  /// The text with all fixes, finding by finding.
  private func fixed(_ text: String) throws -> String {
    var text = text
    for _ in 0..<4 {
      guard let file = try bench([text]).findings().lazy.compactMap(\.fixed).first else { break }
      text = String(file.dropFirst("key0\n".count).dropLast())
    }
    return text
  }
}
