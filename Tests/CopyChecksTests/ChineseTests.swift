import CopyChecks
import Testing

/// What one text of the labelled set cannot show.
@Suite struct ChineseTests {
  /// What a rule finds in a text, and what its fix makes of it.
  private static func found(
    _ rule: String,
    _ locale: String,
    _ text: String,
    of source: String = "Text",
    _ options: CheckOptions = CheckOptions()
  ) throws -> [TextBench.Found] {
    var bench = TextBench(locales: ["en", locale], options: options)
    bench.add(key: "text", ["en": source, locale: text])
    let check = try #require(RuleCatalog.checks.first { $0.rule.id == rule })
    return try bench.findings([check])
  }

  @Test(arguments: [
    ("zh-Hant", "请允許取用", "请", "請允許取用"),
    ("zh-Hant", "请允许访问相机", "请允许访问相机", "請允許訪問相機"),
    ("zh-Hans", "請允许访问", "請", "请允许访问"),
    ("zh-Hant-HK", "無法连接", "连", "無法連接"),
  ])
  func writesTheOtherScript(locale: String, text: String, fault: String, mended: String) throws {
    let found = try Self.found("wrong-script", locale, text)
    #expect(found.map(\.text) == [fault])
    #expect(found.first?.fixed?.contains("\n\(mended)\n") == true)
  }

  @Test func leavesACharacterOfTwoCounterpartsToAPerson() throws {
    let found = try Self.found("wrong-script", "zh-Hant", "請发送")
    #expect(found.map(\.text) == ["发"])
    #expect(found.first?.fixed == nil)
    #expect(found.first?.message.contains("發 or 髮") == true)
  }

  @Test func leavesACharacterInDoubtAndWhatIsAroundItToAPerson() throws {
    let found = try Self.found("wrong-script", "zh-Hant", "請认真之后再问")
    #expect(found.map(\.text) == ["认真之后再问"])
    #expect(found.first?.fixed == nil)
    #expect(found.first?.message.contains("認 for 认, 問 for 问") == true)
  }

  @Test func leavesNamesOfLanguagesAndSeesWhatStandsBehindThem() throws {
    let found = try Self.found("wrong-script", "zh-Hant", "简体中文、简体中文，请允許")
    #expect(found.map(\.text) == ["请"])
  }

  @Test func tellsOncePerWordInATextOfMany() throws {
    let text = String(repeating: "之后，", count: 300)
    let found = try Self.found("shared-character", "zh-Hant", text)
    #expect(found.count == 300)
    #expect(found.allSatisfy { $0.text == "后" || $0.text == "之后" })
  }

  @Test func tellsASentenceInTheOtherScriptOnce() throws {
    let text = "此应用需要访问你的相机，以便拍摄照片。请在设置中打开。"
    #expect(try Self.found("wrong-script", "zh-Hant", text).count == 2)
    #expect(try Self.found("shared-character", "zh-Hant", text).isEmpty)
    #expect(try Self.found("regional-character", "zh-Hant", text).isEmpty)
  }

  @Test(arguments: [
    ("zh-Hant", "之后", "之後"), ("zh-Hant", "包里面", "包裡面"), ("zh-Hant", "一只貓", "一隻貓"),
    ("zh-Hant", "聯系", "聯繫"), ("zh-Hant", "餅干", "餅乾"), ("zh-Hant-HK", "位于", "位於"),
    ("zh-Hans", "乾净", "干净"), ("zh-Hans", "看著", "看着"), ("zh-Hans", "瞭解", "了解"),
  ])
  func judgesACharacterByItsWord(locale: String, word: String, mended: String) throws {
    let found = try Self.found("shared-character", locale, word)
    #expect(found.count == 1)
    #expect(found.first?.fixed?.contains("\n\(mended)\n") == true)
  }

  @Test(arguments: [
    ("shared-character", "zh-Hant", "我們制作影片"), ("regional-character", "zh-Hant", "高峯"),
    ("regional-character", "zh-Hant", "温先生"),
  ])
  func leavesWhatMayBeMeantOtherwiseToAPerson(rule: String, locale: String, text: String) throws {
    let found = try Self.found(rule, locale, text)
    #expect(found.count == 1)
    #expect(found.first?.fixed == nil)
  }

  @Test(arguments: [
    ("zh-Hant", "皇后、公里、只有、干擾、控制、茶几、拮据、畫面、手表達、關係"),
    ("zh-Hans", "乾隆、瞭望、著作、显著、彷徨、宫商角徵羽"),
  ])
  func leavesWordsThatAreRight(locale: String, words: String) throws {
    #expect(try Self.found("shared-character", locale, words).isEmpty)
  }

  @Test(arguments: [
    ("zh-Hant", "沉默認可"), ("zh-Hant", "訪問學者"), ("zh-Hant", "請在線上查看"), ("zh-Hant", "安全屏障"),
    ("zh-Hans", "方程式"), ("zh-Hans", "尽快取消"), ("zh-Hans", "软体动物"), ("zh-Hans", "家庭网路由器"),
    ("zh-Hant-HK", "網絡"), ("zh-Hant", "標示為「設置」的按鈕"),
  ])
  func findsNoWordAcrossWords(locale: String, text: String) throws {
    let found = try Self.found("regional-word", locale, text, of: "Cancel online program")
    #expect(found.isEmpty, "\(found)")
  }

  @Test func asksTheSourceWhereAWordHasTwoMeanings() throws {
    let text = "選擇設備"
    #expect(try Self.found("regional-word", "zh-Hant", text, of: "Choose a device").count == 1)
    #expect(try Self.found("regional-word", "zh-Hant", text, of: "Choose equipment").isEmpty)
  }

  @Test func namesTheTermOfTheOS() throws {
    let found = try Self.found("regional-word", "zh-Hant-HK", "開啟麥克風")
    #expect(found.first?.message == "iOS says 咪高風 for 麥克風")
  }

  @Test func leavesWordsOfAppleToItsProfile() throws {
    let text = "允許存取相機"
    #expect(try Self.found("regional-word", "zh-Hant", text).count == 1)
    var options = CheckOptions()
    options.profile = .microsoft
    #expect(try Self.found("regional-word", "zh-Hant", text, options).isEmpty)
  }

  @Test(arguments: [
    (CheckOptions.Profile.apple, ["你", "你", "您"], ["您"]),
    (.apple, ["您", "您", "你"], ["你"]),
    (.apple, ["你", "您"], ["您"]),
    (.mozilla, ["你", "您"], ["你"]),
    (.apple, ["你", "你"], []),
    (.apple, ["您", "您"], []),
  ])
  func flagsThePronounOfTheFewer(
    profile: CheckOptions.Profile,
    pronouns: [String],
    faults: [String]
  ) throws {
    var options = CheckOptions()
    options.profile = profile
    var bench = TextBench(locales: ["en", "zh-Hans"], options: options)
    for (index, pronoun) in pronouns.enumerated() {
      bench.add(key: "text.\(index)", ["en": "Your file", "zh-Hans": "\(pronoun)的文件"])
    }
    #expect(try bench.findings().filter { $0.rule == "mixed-pronouns" }.map(\.text) == faults)
  }

  @Test func leavesAPronounThatTheCommentAsksFor() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(
      key: "formal",
      comment: "The formal register: 您.",
      ["en": "Allow access to your camera.", "zh-Hans": "请允许访问您的相机。"]
    )
    bench.add(key: "other", ["en": "Your camera", "zh-Hans": "你的相机"])
    #expect(try bench.findings().isEmpty)
  }

  @Test func wantsThePronounOfTheProfileInPermissionTexts() throws {
    var options = CheckOptions()
    #expect(try Self.found("pronoun", "zh-Hant", "請允許取用您的相機。").map(\.text) == ["您"])
    #expect(try Self.found("pronoun", "zh-Hant", "歡迎您。").isEmpty)
    #expect(try Self.found("pronoun", "zh-Hant", "歡迎妳。").map(\.text) == ["妳"])
    options.profile = .microsoft
    #expect(try Self.found("pronoun", "zh-Hant", "請允許存取你的相機。", options).count == 1)
    #expect(try Self.found("pronoun", "zh-Hant", "請允許存取您的相機。", options).isEmpty)
  }
}
