import ICU
import Testing

struct TextTests {
  // CLDR: delimiters of common/main/*.xml.
  @Test(arguments: [
    ("en", "“", "”"), ("zh-Hans", "“", "”"), ("zh-Hant", "「", "」"), ("zh-Hant-HK", "「", "」"),
    ("fr", "«", "»"), ("ja", "「", "」"),
  ])
  func `quotation marks are CLDR's`(locale: String, opening: String, closing: String) throws {
    let delimiters = try Delimiters(locale: locale)
    #expect(delimiters.opening == opening)
    #expect(delimiters.closing == closing)
  }

  // UAX #9, with a left-to-right paragraph.
  @Test(arguments: [
    ("Rokk", TextDirection.leftToRight), ("微信", .leftToRight), ("123", .leftToRight),
    ("👍", .leftToRight), ("تطبيق", .mixed), ("Rokk תוכנה", .mixed),
  ])
  func `a name has a direction`(name: String, direction: TextDirection) throws {
    #expect(try TextDirection(of: name) == direction)
  }

  // UAX #11 (East Asian Width), UTS #51 (emoji), UAX #29 (grapheme clusters).
  @Test(arguments: [
    ("abc", 3), ("相機", 4), ("，。", 4), ("“”", 2), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("❤️", 2),
    ("🇭🇰", 2), ("ﾊ", 1), ("Ａ", 2), ("\u{2068}ab\u{2069}", 2), ("\u{200B}", 0), ("", 0),
  ])
  func `a text takes columns`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  // UAX #14: no line begins with a closing quotation mark or a full stop.
  @Test func `a line breaks where it may`() throws {
    let lines = try LineBreaks.wrap("若要使用相机，请前往“设置”>“隐私与安全性”。", columns: 16, locale: "zh-Hans")
    #expect(lines.allSatisfy { $0.columns <= 16 })
    #expect(lines.joined() == "若要使用相机，请前往“设置”>“隐私与安全性”。")
    #expect(lines.allSatisfy { !"”。，".contains($0.first ?? " ") })
    #expect(
      try LineBreaks.wrap("To use the camera", columns: 10, locale: "en")
        == ["To use the", "camera"]
    )
  }

  @Test func `a word that is wider than the line is cut between clusters`() throws {
    let name = String(repeating: "W", count: 25)
    #expect(try LineBreaks.wrap(name, columns: 10, locale: "en").map(\.count) == [10, 10, 5])
  }
}
