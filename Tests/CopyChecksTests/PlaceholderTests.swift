import CopyChecks
import MessageFormat
import StringCatalogs
import Testing

/// Where the faults of placeholders are, and what mends them.
@Suite struct PlaceholderTests {
  @Test(arguments: [
    ("%@ is open", "% @已打开", "%@已打开"),
    ("%1$@ is in %2$@", "%1$@在%2 $@中", "%1$@在%2$@中"),
    ("Open %@", "打开％＠", "打开%@"),
    ("%lld%% left", "剩下% lld%%", "剩下%lld%%"),
  ])
  func joinsSplitPlaceholders(source: String, before: String, after: String) throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "a", ["en": source, "zh-Hans": before])
    let found = try bench.findings([try check("split-placeholder")])
    #expect(found.count == 1)
    #expect(found.first?.fixed?.hasSuffix("\n\(after)\n") == true)
    var mended = TextBench(locales: ["en", "zh-Hans"])
    mended.add(key: "a", ["en": source, "zh-Hans": after])
    #expect(try mended.findings([try check("split-placeholder")]).isEmpty)
  }

  @Test func theOrderAsItShouldBeIsTold() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "a", ["en": "%@ has %d", "zh-Hans": "%d张由%@共享"])
    let found = try bench.findings([try check("unnumbered-placeholders")])
    #expect(
      found.map(\.message) == [
        "The order differs from the source; number the arguments: %2$d … %1$@"
      ]
    )
  }

  @Test(arguments: [
    (
      "%@ sent %d photos", "%2$@傳送了%1$d張照片",
      ["The numbers of the arguments are swapped; write %1$@ … %2$d"]
    ),
    (
      "%1$@ sent %2$d photos", "%1$d張照片由%2$@傳送",
      ["The numbers of the arguments are swapped; write %2$d … %1$@"]
    ),
    (
      "%@ sent %d photos in %f hours", "%1$d張照片由%2$f傳送，用了%3$@小時",
      ["The numbers of the arguments are swapped; write %2$d … %3$f … %1$@"]
    ),
    ("%@ sent %d photos", "%1$@傳送了%2$@張照片", ["The source has %2$d here; write %2$d for %2$@"]),
    (
      "%@ sent %d photos", "%1$d傳送了%2$f張照片",
      [
        "The source has %1$@ here; write %1$@ for %1$d",
        "The source has %2$d here; write %2$d for %2$f",
      ]
    ),
    ("%@ sent %d photos", "%1$@傳送了%2$d張照片", []),
  ])
  func swappedNumbersAreTold(source: String, translation: String, messages: [String]) throws {
    var bench = TextBench(locales: ["en", "zh-Hant"])
    bench.add(key: "a", ["en": source, "zh-Hant": translation])
    let found = try bench.findings([try check("placeholder-type")])
    #expect(found.map(\.message) == messages)
  }

  @Test func aNameOfAKeyIsNoSource() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(key: "Delete folder text", ["en": "Delete folder text", "zh-Hans": "删除“%@”"])
    #expect(try bench.findings(placeholderChecks()).isEmpty)
  }

  @Test func theCharacterWhereICUStopsIsShown() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"], syntax: .icu)
    bench.add(key: "a", ["en": "Hello {name}", "zh-Hans": "你好{name"])
    let found = try bench.findings([try check("icu-syntax")])
    #expect(found.map(\.text) == ["{"])
    #expect(found.first?.message.contains("U_UNMATCHED_BRACES") == true)
  }

  @Test func substitutionsThatReadOneArgumentAsTwoTypesClash() throws {
    let texts = [
      "en": "%#@files@ in %#@folders@", "en|==|substitutions.files.plural.other": "%arg files",
      "en|==|substitutions.folders.plural.other": "%arg folders",
    ]
    for (specifier, count) in [("lld", 0), ("@", 1)] {
      var bench = TextBench(locales: ["en"])
      bench.add(
        key: "a",
        texts,
        substitutions: [
          CheckedSubstitution(name: "files", locale: 0, argument: 1, specifier: "lld"),
          CheckedSubstitution(name: "folders", locale: 0, argument: 1, specifier: specifier),
        ]
      )
      #expect(try bench.findings([try check("substitution")]).count == count)
    }
  }

  @Test func aSubstitutionMayStandForAnArgument() throws {
    var bench = TextBench(locales: ["en", "zh-Hans"])
    bench.add(
      key: "a",
      [
        "en": "In %1$@: %#@files@", "en|==|substitutions.files.plural.one": "%arg file",
        "en|==|substitutions.files.plural.other": "%arg files", "zh-Hans": "%1$@中：%2$lld个文件",
      ],
      substitutions: [CheckedSubstitution(name: "files", locale: 0, argument: 2, specifier: "lld")]
    )
    #expect(try bench.findings(placeholderChecks()).isEmpty)
  }

  @Test(arguments: [
    ("en", ["one", "other"], 0), ("en", ["other"], 1), ("ja", ["other"], 0),
    ("fr", ["one", "other"], 0), ("pl", ["one", "other"], 1),
    ("ar", ["zero", "one", "two", "few", "many", "other"], 0), ("zh-Hant-HK", ["other"], 0),
    ("zh-Hans", ["one", "other"], 1), ("tlh", ["other"], 0),
  ])
  func knowsTheCategories(locale: String, categories: [String], count: Int) throws {
    var bench = TextBench(locales: [locale])
    let pairs = categories.map { ("\(locale)|==|plural.\($0)", "%lld \($0)") }
    bench.add(key: "a", Dictionary(uniqueKeysWithValues: pairs))
    #expect(try bench.findings([try check("plural-categories")]).count == count)
  }

  private func placeholderChecks() -> [any Check.Type] {
    RuleCatalog.checks.filter { $0.rule.family == .placeholders }
  }
}
