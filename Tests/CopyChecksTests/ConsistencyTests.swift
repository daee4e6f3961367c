import CopyChecks
import Testing

/// What several strings of a catalog say together.
@Suite struct ConsistencyTests {
  @Test func namesTheFirstTranslation() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "a", ["en": "The file is gone.", "zh-Hans": "文件已删除。"])
    bench.add(key: "b", ["en": "The file is gone", "zh-Hans": "文件已删除"])
    bench.add(key: "c", ["en": "The file is gone.", "zh-Hans": "找不到文件。"])
    let found = try bench.findings([try check("inconsistent-translation")])
    #expect(found.map(\.text) == ["找不到文件。"])
    #expect(found.map(\.message) == ["“a” has the same source and is “文件已删除。”; choose one"])
  }

  @Test func commentsThatDifferTellTwoMeanings() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "a", comment: "Camera.", ["en": "Turn it on", "zh-Hans": "打开相机"])
    bench.add(key: "b", comment: "Sound.", ["en": "Turn it on", "zh-Hans": "打开声音"])
    #expect(try bench.findings([try check("inconsistent-translation")]).isEmpty)
  }

  @Test(arguments: [
    ("Allow", "Allow Once", true), ("Allow", "Don’t Allow", true),
    ("Full access", "Limited access", true),
    ("Next page", "Previous page", true), ("Turn on sound", "Turn off sound", true),
    ("Delete", "Remove", false), ("Photo", "Photos", false), ("Open the file", "Open file…", false),
    ("Show 5 days", "Show 10 days", false), ("Close", "Turn off", false),
  ])
  func knowsWhatIsLost(first: String, second: String, isFound: Bool) throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "a", ["en": first, "zh-Hans": "同一个"])
    bench.add(key: "b", ["en": second, "zh-Hans": "同一个"])
    #expect(try bench.findings([try check("ambiguous-translation")]).isEmpty == !isFound)
  }

  @Test func theOrderIsTheSameOnEachRun() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    for number in 0..<5000 {
      bench.add(
        key: "k.\(number)",
        ["en": "The file is \(number % 700)", "zh-Hans": "文件\(number % 11)号\(number % 700)"]
      )
    }
    let checks = [try check("inconsistent-translation"), try check("ambiguous-translation")]
    let found = try bench.findings(checks)
    #expect(found.count == 700)
    #expect(try bench.findings(checks) == found)
  }

  @Test func aTermIsAWordInAnyCase() throws {
    var options = CheckOptions()
    options.glossary = [.init(term: "Scan", translations: ["zh-Hans": "扫描"])]
    var bench = TextBench(locales: ["en", "zh-Hans"], options: options)
    bench.add(key: "a", ["en": "Save your scans", "zh-Hans": "存储扫描件"])
    bench.add(key: "b", ["en": "Scandinavia", "zh-Hans": "北欧"])
    bench.add(key: "c", ["en": "Start a scan", "zh-Hans": "开始描摹"])
    #expect(try bench.findings([try check("glossary-term")]).map(\.text) == ["开始描摹"])
  }
}
