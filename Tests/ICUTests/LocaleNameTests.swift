import ICU
import Testing

struct LocaleNameTests {
  // CLDR, main/en.xml: localeDisplayNames, with the short form of Hong Kong's; main/zh-Hant.xml.
  @Test(arguments: [
    ("en", "en", "English"), ("zh-Hans", "en", "Chinese (Simplified)"),
    ("zh-Hant-HK", "en", "Chinese (Traditional, Hong Kong)"), ("ar", "en", "Arabic"),
    ("en", "zh-Hant", "英文"),
  ])
  func `a locale has a name in a language`(tag: String, language: String, name: String) throws {
    #expect(try LocaleName(of: tag, in: language).text == name)
  }

  // CLDR, scriptMetadata.txt.
  @Test(arguments: [("ar", true), ("he", true), ("az-Arab", true), ("az", false), ("zh", false)])
  func `a script has a direction`(tag: String, isRightToLeft: Bool) throws {
    #expect(try LocaleName(of: tag, in: "en").isRightToLeft == isRightToLeft)
  }

  @Test func `what is no tag has no name`() {
    #expect(throws: ICUError.self) { try LocaleName(of: "zh_HK/../x", in: "en") }
  }
}
