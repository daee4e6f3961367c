import CopyChecks
import Diagnostics
import MessageFormat
import StringCatalogs
import Testing

/// What of a catalog's structure one string does not show.
@Suite struct StructureTests {
  @Test func namesAllLocalesThatLackAKeyAtTheKey() throws {
    var bench = TextBench(locales: ["en", "zh-Hans", "zh-Hant", "ja"])
    bench.add(key: "a", ["en": "Open it", "zh-Hans": "打开", "zh-Hant": "打開", "ja": "開く"])
    bench.add(key: "b", ["en": "Close it", "zh-Hans": "关闭"])
    let found = try bench.findings().filter { $0.rule == "missing-translation" }
    #expect(found.map(\.text) == ["b"])
    #expect(found.map(\.message) == ["There is no text in zh-Hant, ja"])
    #expect(found.map(\.locale) == [nil])
  }

  @Test func tellsAnUntranslatedTextOfManyLocalesOnce() throws {
    let locales = ["de", "es", "fr", "it"]
    var bench = TextBench(locales: ["en"] + locales)
    var texts = ["en": "Paste the words that you have copied"]
    for locale in locales { texts[locale] = texts["en"] }
    bench.add(key: "paste", texts)
    let found = try bench.findings().filter { $0.rule == "untranslated" }
    #expect(
      found.map(\.message)
        == ["The source text stands in 4 locales; translate it into de, es, fr, it"]
    )
  }

  @Test func sumsUpALocaleThatLacksMostKeys() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "a", ["en": "Open it", "zh-Hans": "打开"])
    for number in 0..<50 { bench.add(key: "b.\(number)", ["en": "Close it"]) }
    let found = try bench.findings().filter { $0.rule == "missing-translation" }
    #expect(
      found.map(\.message) == [
        "zh-Hans has 1 of 51 strings; 50 are missing, the first is “b.0”"
      ]
    )
  }

  @Test func aLocaleWithoutStringsIsOneFinding() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    for number in 0..<50 { bench.add(key: "b.\(number)", ["en": "Close it"]) }
    #expect(try bench.findings().map(\.rule) == ["empty-file"])
  }

  @Test func whatTranslatorsHaveNotDoneIsMissingAndToldOnce() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.isExchange = true
    for number in 0..<4 {
      bench.add(key: "a\(number)", ["en": "Open it", "zh-Hans": ""], states: ["zh-Hans": "new"])
    }
    #expect(
      try bench.findings().map(\.message) == [
        "zh-Hans has 0 of 4 strings; 4 are missing, the first is “a0”"
      ]
    )
    bench.add(key: "b", ["en": "Close it", "zh-Hans": ""])
    #expect(
      try bench.findings().map(\.rule).sorted() == ["empty-translation", "missing-translation"]
    )
  }

  @Test func theSourceOfACopyForTranslatorsIsNotJudged() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"], content: .infoPlist)
    bench.add(key: "CFBundleName", ["en": "$(PRODUCT_NAME)", "zh-Hans": "票夹"])
    bench.add(key: "NSCameraUsageDescription", ["en": "Scans", "zh-Hans": "扫描票上的二维码。"])
    #expect(try bench.findings().contains { $0.rule == "build-variable" })
    bench.isExchange = true
    #expect(try bench.findings().isEmpty)
  }

  @Test func aTableForInfoPlistMayNotBeEmptyInAllLanguages() throws {
    let bench = TextBench(locales: ["en", "zh-Hans"], content: .infoPlist)
    #expect(try bench.findings().map(\.rule) == ["empty-file"])
    #expect(try TextBench(locales: ["en", "zh-Hans"]).findings().isEmpty)
  }

  @Test func aPurposeStringInTheSourceLanguageIsUntranslated() throws {
    var bench = TextBench(locales: ["en", "fr", "ja"], content: .infoPlist)
    let text = "Example Cinema does not write any data."
    bench.add(key: "NSCameraUsageDescription", ["en": text, "fr": text, "ja": text])
    let rules = try bench.findings().filter {
      ["untranslated", "purpose-language"].contains($0.rule)
    }
    #expect(rules.map { $0.locale ?? "" } == ["fr", "ja"])
  }

  @Test func twoSentencesAreEnoughForACopyOfARegion() throws {
    var bench = TextBench(locales: ["en", "zh-Hant-TW", "zh-Hant"])
    for (key, text) in [("a", "在地圖上顯示你在哪裡拍攝了這些植物和動物。"), ("b", "將你在野外拍攝的植物和動物加入記錄中。")] {
      bench.add(key: key, ["en": "A sentence of \(key)", "zh-Hant": text, "zh-Hant-TW": text])
    }
    let found = try bench.findings().filter { $0.rule == "identical-locale" }
    #expect(found.map(\.locale) == ["zh-Hant-TW"])
  }

  @Test func theSourceMayLackAKeyThatIsItsOwnText() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "a", ["en": "Open it", "zh-Hans": "打开"])
    bench.add(key: "Close it", ["zh-Hans": "关闭"])
    #expect(try bench.findings().isEmpty)
    bench.add(key: "close.it", ["zh-Hans": "关上"])
    #expect(try bench.findings().map(\.text) == ["close.it"])
  }

  @Test func aKeyThatStandsTwiceIsToldAtTheSecond() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "a", ["en": "Open it", "zh-Hans": "打开"])
    bench.add(key: "a", ["zh-Hans": "打开文件"])
    let found = try bench.findings([try check("duplicate-key")])
    #expect(found.map(\.text) == ["打开文件"])
    #expect(found.map(\.locale) == ["zh-Hans"])
  }

  @Test(arguments: [
    ("cn", "“cn” is the code of no language here; write zh-Hans"),
    ("English", "“English” is an old name; the locale is en"),
    ("zh_Hant_HK", "The system does not know “zh_Hant_HK”; write zh-Hant-HK"),
    ("zh-CHT", "“zh-CHT” is the code of no language here; write zh-Hant"),
  ])
  func tellsTheRightCode(name: String, message: String) throws {
    var bench = TextBench(locales: ["fr", name])
    bench.add(key: "a", ["fr": "Ouvrir", name: "打开"])
    let found = try bench.findings([try check("locale-code")])
    #expect(found.map(\.message) == [message])
  }

  @Test(arguments: ["zh-HK", "zh-TW", "pt-BR", "sr-Latn", "nb", "fil", "zh_CN", "es-419"])
  func knowsCodes(name: String) throws {
    var bench = TextBench(locales: ["en", name])
    bench.add(key: "a", ["en": "Open", name: "打开"])
    #expect(try bench.findings([try check("locale-code")]).isEmpty)
  }

  @Test func anExchangeFileWithAnOldSourceIsFound() throws {
    let catalog = try project(source: "Allow once", exchanged: "Allow")
    let found = CheckRun(CheckOptions(), checks: [try check("outdated-translation")])
      .findings(in: catalog)
    #expect(found.map(\.message) == ["The source is now “Allow once”; translate it anew"])
    #expect(found.map(\.file) == [1])
    let same = try project(source: "Allow", exchanged: "Allow")
    #expect(CheckRun(CheckOptions()).findings(in: same).isEmpty)
  }

  /// A table and an XLIFF file of the same name.
  private func project(source: String, exchanged: String) throws -> CheckedProject {
    let texts = [source + "\n允许", exchanged + "\n允许"]
    let paths = ["en.lproj/Localizable.strings", "zh-Hans.xliff"]
    let files = try zip(paths, texts).map { path, text in
      CheckedFile(path: path, source: try SourceText(decoding: Array(text.utf8), file: path))
    }
    let catalogs = texts.enumerated().map { file, text in
      let lines = text.split(separator: "\n").map(String.init)
      let end = lines[0].utf8.count
      let places = [0..<end, (end + 1)..<text.utf8.count]
      let texts = lines.enumerated().map { locale, line in
        CheckedText(
          line,
          locale: locale,
          origin: TextOrigin(file: file, range: places[locale], escaping: .none)
        )
      }
      let entry = CheckedEntry(key: "allow", keyOrigin: texts[0].origin, texts: texts)
      return CheckedCatalog(
        name: "Localizable",
        content: .strings,
        syntax: .printf(.foundation),
        locales: [CopyLocale("en"), CopyLocale("zh-Hans")],
        sourceLocale: 0,
        files: [file, file],
        entries: [entry],
        isExchange: files[file].path.hasSuffix(".xliff")
      )
    }
    return CheckedProject(files: files, catalogs: catalogs)
  }
}

/// The check of a rule.
func check(_ rule: String) throws -> any Check.Type {
  try #require(RuleCatalog.checks.first { $0.rule.id == rule })
}
