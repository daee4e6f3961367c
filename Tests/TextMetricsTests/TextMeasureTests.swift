import ICU
import TestSupport
import Testing
import TextMetrics

struct TextMeasureTests {
  // Sums of the advances in Inter's hmtx table, by fontTools 4, at 17 points.
  @Test(arguments: [
    (FontFace.semibold, "Open Settings", 117.243),
    (.semibold, "Camera Access Turned Off", 223.047),
    (.semibold, "Continue", 75.015),
    (.regular, "Open Settings", 114.267),
    (.regular, "Cancel", 55.322),
    (.regular, "Select More Photos", 157.588),
  ])
  func `a Latin text is as wide as the font says`(face: FontFace, text: String, points: Double) {
    let measure = TextMeasure(face, size: 17, FontStack(locale: "en"))
    // The table has whole thousandths of an em.
    #expect(abs(measure.width(of: text) / points - 1) < 0.001)
  }

  // Chromium 156 gives the same at 100 px, with the fonts of each stack and no trimmed spaces.
  @Test(arguments: [
    ("zh-Hans", "“设置”>“隐私”", 866), ("zh-Hans", "”，允", 300), ("zh-Hans", "—", 89.4),
    ("zh-Hans", "…", 100), ("zh-Hant", "⋯", 100), ("zh-Hant-HK", "」，", 200),
    ("zh-Hans", "A", 67.6), ("en", "…", 82.1), ("en", "—", 100),
    ("en", "Settings > Privacy", 858.7), ("zh-Hans", "“Rokk”", 431.8),
  ])
  func `marks are those of the language`(locale: String, text: String, points: Double) {
    let measure = TextMeasure(.regular, size: 100, FontStack(locale: locale))
    #expect(abs(measure.width(of: text) / points - 1) < 0.015, "\(measure.width(of: text))")
  }

  // The advances of Noto Sans CJK 2.004 in thousandths of an em, by fontTools.
  @Test(arguments: [
    ("漢", 1000), ("あ", 1000), ("ア", 1000), ("한", 920), ("ｱ", 500), ("，", 1000), ("𠮷", 1000),
    ("\u{3000}", 1000),
  ])
  func `East Asian characters have an em, but for some`(text: String, advance: Double) {
    let measure = TextMeasure(.regular, size: 1000, FontStack(locale: "en"))
    #expect(measure.width(of: text) == advance)
  }

  // UAX #29: a grapheme cluster is one character to its reader.
  @Test func `what is seen as one character has the room of one`() {
    let measure = TextMeasure(.regular, size: 1000, FontStack(locale: "en"))
    #expect(measure.width(of: "e\u{301}") == measure.width(of: "e"))
    #expect(measure.width(of: "\u{2068}Rokk\u{2069}\u{200B}") == measure.width(of: "Rokk"))
    #expect(measure.width(of: "👨‍👩‍👧") == 1000)
    #expect(measure.width(of: "🇭🇰") == 1000)
    #expect(measure.width(of: "❤️") == 1000)
  }

  @Test func `a text is as wide as its parts`() {
    for name in GeneratedNames.names(200) {
      let measure = TextMeasure(.semibold, size: 1000, FontStack(locale: "zh-Hans"))
      #expect(measure.width(of: name) == name.reduce(0) { $0 + measure.width(of: $1) })
    }
  }

  // CSS names of the fonts of Debian's fonts-noto-cjk and of Apple's.
  @Test(arguments: [
    ("en", "SC"), ("zh-Hans", "SC"), ("zh-Hant", "TC"), ("zh-Hant-TW", "TC"),
    ("zh-Hant-HK", "HK"), ("zh-HK", "HK"), ("zh-Hant-MO", "HK"), ("zh-TW", "TC"),
  ])
  func `each region has its fonts`(locale: String, region: String) {
    let stack = FontStack(locale: locale)
    #expect(stack.families.prefix(2) == ["Inter", "Noto Sans CJK \(region)"])
    #expect(
      stack.punctuationFamilies.prefix(2) == ["Noto Sans CJK \(region)", "PingFang \(region)"]
    )
    #expect(stack.isChinesePunctuation("“") == locale.hasPrefix("zh"))
    #expect(!stack.isChinesePunctuation("a"))
  }
}
