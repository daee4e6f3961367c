import ICU
import Testing

struct LocaleFallbackTests {
  // BCP 47 (RFC 5646) and POSIX spellings of one locale.
  @Test(arguments: [
    ("zh-HK", "zh-HK"), ("zh_HK", "zh-HK"), ("zh_HK.UTF-8", "zh-HK"), ("ZH-hant-hk", "zh-Hant-HK"),
    ("zh_Hans_CN", "zh-Hans-CN"), ("en_GB", "en-GB"), ("iw", "he"), ("zh_TW@calendar=roc", "zh-TW"),
    ("zh-HK-u-nu-hanidec", "zh-HK-u-nu-hanidec"),
  ])
  func `a spelling has one canonical tag`(spelling: String, tag: String) {
    #expect(LocaleFallback.canonicalTag(spelling) == tag)
  }

  // CLDR: languageAlias and territoryAlias of supplementalMetadata.xml.
  @Test(arguments: [
    ("cmn-Hant-TW", "zh-Hant-TW"), ("zh-cmn-Hant-HK", "zh-Hant-HK"), ("chi", "zh"),
    ("zh-158", "zh-TW"),
  ])
  func `an alias is what it stands for`(spelling: String, tag: String) {
    #expect(LocaleFallback.canonicalTag(spelling) == tag)
  }

  @Test(arguments: [
    "", "!!", "-", "C", "1", "zh--HK", "zh-HK;q=1", "zh-HK:", "zh-HK/x", "zh-🇭🇰", "zh-HongKong",
    "zh-TW…", "zh-Hant-HK*", "x-private", String(repeating: "a", count: 8_000),
    "en-US-" + String(repeating: "abcdefgh-", count: 30) + "a",
  ])
  func `what names no language has none`(spelling: String) {
    #expect(LocaleFallback.canonicalTag(spelling) == nil)
  }

  // CLDR: likelySubtags.xml and parentLocales of supplementalData.xml.
  @Test(arguments: [
    ("zh-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant", "zh-Hant-TW"]),
    ("zh-HK", ["zh-Hant-HK", "zh-Hant", "zh-Hant-TW"]),
    ("zh-Hant", ["zh-Hant", "zh-Hant-TW"]),
    ("zh-SG", ["zh-Hans-SG", "zh-Hans", "zh-Hans-CN"]),
    ("zh", ["zh-Hans", "zh-Hans-CN"]),
    ("en-GB", ["en-Latn-GB", "en-Latn-001", "en-Latn", "en-Latn-US"]),
  ])
  func `the chain follows CLDR and stays in the script`(tag: String, chain: [String]) throws {
    #expect(try LocaleFallback.chain(for: tag) == chain)
  }

  static let ours = ["en", "zh-Hans", "zh-Hant", "zh-Hant-HK"]

  @Test(arguments: [
    ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"), ("zh-Hant-HK", "zh-Hant-HK"),
    ("zh-TW", "zh-Hant"), ("zh-Hant-TW", "zh-Hant"), ("zh-Hant-US", "zh-Hant"),
    ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"),
    ("en-GB", "en"), ("en-HK", "en"),
  ])
  func `a locale is served by its nearest`(tag: String, served: String) {
    #expect(LocaleMatcher(available: Self.ours).matches(for: tag).first == served)
  }

  @Test(arguments: ["fr", "ja", "yue", "ko-KR", "klingon", "zh-Hnas"])
  func `another language or script is served by none`(tag: String) {
    #expect(LocaleMatcher(available: Self.ours).matches(for: tag).isEmpty)
  }

  @Test(arguments: ["zh-Hant", "zh-HK", "zh-TW"])
  func `Traditional is never looked for in Simplified`(tag: String) {
    #expect(LocaleMatcher(available: ["zh-Hans", "zh-CN", "zh"]).matches(for: tag).isEmpty)
  }

  @Test(arguments: [
    ("zh-Hant-HK", ["zh_HK", "zh_TW"], "zh_HK"), ("zh-Hant-HK", ["zh-TW", "zh-CN"], "zh-TW"),
    ("zh-Hant", ["zh-HK", "zh-TW"], "zh-TW"), ("zh-Hans", ["zh-CN", "zh-Hans"], "zh-Hans"),
  ])
  func `folder names of projects are matched as they are spelled`(
    tag: String,
    available: [String],
    served: String
  ) {
    #expect(LocaleMatcher(available: available).matches(for: tag).first == served)
  }
}
