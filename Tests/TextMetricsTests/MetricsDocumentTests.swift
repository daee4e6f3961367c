import TestSupport
import Testing
import TextMetrics

struct MetricsDocumentTests {
  /// A reader of the document that knows only what its comment says.
  private struct Reader {
    let advances: [String: Int]
    let chinese: [String: Int]
    let document: MetricsDocument

    init(_ document: MetricsDocument, face: FontFace) throws {
      let face = try #require(document.faces.first { $0.name == face.rawValue })
      advances = Dictionary(uniqueKeysWithValues: face.advances.map { ($0.character, $0.advance) })
      chinese = Dictionary(uniqueKeysWithValues: face.chinese.map { ($0.character, $0.advance) })
      self.document = document
    }

    func advance(of text: String, isChinese: Bool) -> Int {
      text.reduce(0) { sum, character in
        let scalars = character.unicodeScalars.map { advance(of: $0, isChinese: isChinese) }
        let isWide = character.unicodeScalars.contains { scalar in
          scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation
            || document.wide.contains { $0.contains(scalar.value) }
        }
        return sum + max(scalars.max() ?? 0, scalars.count > 1 && isWide ? document.wideAdvance : 0)
      }
    }

    private func advance(of scalar: Unicode.Scalar, isChinese: Bool) -> Int {
      if isChinese, let advance = chinese[String(scalar)] { return advance }
      let properties = scalar.properties
      if properties.isDefaultIgnorableCodePoint { return 0 }
      if [.nonspacingMark, .enclosingMark, .control, .format].contains(properties.generalCategory) {
        return 0
      }
      if let advance = advances[String(scalar)] { return advance }
      if let range = document.narrow.first(where: { $0.scalars.contains(scalar.value) }) {
        return range.advance
      }
      let isWide = document.wide.contains { $0.contains(scalar.value) }
      return isWide ? document.wideAdvance : document.unknownAdvance
    }
  }

  @Test(arguments: FontFace.allCases, ["en", "zh-Hans"])
  func `a reader of the document measures alike`(face: FontFace, locale: String) throws {
    let reader = try Reader(MetricsDocument(), face: face)
    let measure = TextMeasure(face, size: 1000, FontStack(locale: locale))
    let texts = GeneratedNames.names(300) + ["“设置”>“隐私”…", "Don’t — stop", "한국어 ｱｲｳ e\u{301}"]
    for text in texts {
      let advance = reader.advance(of: text, isChinese: locale != "en")
      #expect(Double(advance) == measure.width(of: text), "\(text)")
    }
  }

  // The page of a review carries it.
  @Test func `it is small`() {
    let document = MetricsDocument()
    let entries = document.faces.flatMap { $0.advances + $0.chinese }
    let bytes =
      entries.reduce(0) { $0 + "\"\($1.character)\":\($1.advance),".utf8.count }
      + document.wide.reduce(0) { $0 + "[\($1.lowerBound),\($1.upperBound)],".utf8.count }
      + document.narrow.count * 20
    #expect(bytes < 10_240, "\(bytes)")
  }

  // Human Interface Guidelines, Typography; the names are those of the review's page.
  @Test func `it has every size`() {
    let sizes = MetricsDocument().sizes
    #expect(sizes.map(\.name) == ["default", "xxxLarge", "ax5"])
    #expect(sizes[0].parts.map(\.name) == ["title", "message", "button"])
    #expect(sizes[2].parts.map(\.size) == [53, 44, 53])
  }
}
