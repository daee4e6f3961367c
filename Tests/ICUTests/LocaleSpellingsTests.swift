import ICU
import Testing

struct LocaleSpellingsTests {
  private static let spellings = LocaleSpellings(["en", "zh_CN", "zh-Hans", "zh-CN", "he", "Base"])

  // RFC 5646, sections 2.1.1 (case) and 4.5 (deprecated subtags); the underscore is POSIX's.
  @Test(arguments: [
    ("zh_CN", "zh_CN"), ("zh-CN", "zh-CN"), ("zh-cn", "zh_CN"), ("ZH_HANS", "zh-Hans"),
    ("iw", "he"), ("Base", "Base"), ("en-US", nil), ("", nil),
  ])
  func `a name is found by any spelling`(spelling: String, name: String?) {
    #expect(Self.spellings.name(of: spelling) == name)
  }

  // CLDR 42, likelySubtags.xml: zh is zh_Hans_CN, en is en_Latn_US.
  @Test(arguments: [
    ("en-US", "en"), ("zh", "zh_CN"), ("zh-TW", nil), ("en", nil), ("en-GB", nil), ("Base", nil),
  ])
  func `a name may be likely to mean the same`(spelling: String, name: String?) {
    #expect(Self.spellings.likelyName(of: spelling) == name)
  }
}
