internal import Diagnostics

/// Quotation marks that are not those of the region.
struct QuotationMarksCheck: TextCheck {
  static let rule = Rule(
    "quotation-marks",
    .chinese,
    .warning,
    summary: "The quotation marks are those of another region, or of a typewriter.",
    rationale: """
      Mainland readers know “ ” and ‘ ’, readers in Taiwan and Hong Kong 「 」 and 『 』, and so does \
      every system alert beside yours. Straight marks in Chinese look like code.
      """,
    source: """
      Apple’s iOS strings: “ ” in 1,262 of 1,263 places in zh-Hans, 「 」 in all but two of 3,465 in \
      zh-Hant; GB/T 15834-2011, 4.8; MOE Taiwan, Revised Handbook of Punctuation.
      """,
    example: .text(
      "zh-Hant",
      of: "Tap “Settings”.",
      before: "請點一下“設定”。",
      after: "請點一下「設定」。"
    ),
    fix: "Writes the marks of the region where both marks of a pair are there."
  )

  let writings: Writings = [.english, .simplified, .taiwan, .hongKong]
  let features: TextFeatures = [.quote, .straightQuote]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    let writing = context.locale.writing
    let isChinese = writing.isChinese
    guard text.features.contains(.han) == isChinese, !text.features.contains(.otherLetter) else {
      return
    }
    guard isChinese || text.features.contains(.quote) else { return }
    let wanted = TypographyProfile.quotes(writing)
    var places = PlaceList()
    var found: Set<String> = []
    for quotation in Quotations(in: text, own: wanted).foreign {
      let isStraight = quotation.marks.opening == quotation.marks.closing
      if isStraight, !isChinese { continue }
      guard !isChinese || isInChinese(quotation, text) else { continue }
      let (start, end) = (quotation.start, quotation.end)
      let marks = wanted[min(quotation.depth, wanted.count - 1)]
      found.insert(quotation.marks.shown)
      places.add(
        text.range(of: start..<(end + 1)),
        [
          TextEdit(
            text.range(of: (isStraight ? spaceStart(start, text) : start)..<(start + 1)),
            String(marks.opening)
          ),
          TextEdit(
            text.range(of: end..<(isStraight ? spaceEnd(end, text) : end + 1)),
            String(marks.closing)
          ),
        ]
      )
    }
    places.report(
      Self.rule,
      in: context,
      &findings,
      "Write \(wanted[0].shown) for \(found.sorted().joined(separator: ", "))"
    )
  }

  /// Whether what is quoted, or what stands around it, is Chinese.
  private func isInChinese(_ quotation: Quotations.Quotation, _ text: ScannedText) -> Bool {
    if text.hasChinese(in: (quotation.start + 1)..<quotation.end) { return true }
    // "px" and 'true' may be what a person has to type.
    let isStraight = quotation.marks.opening == quotation.marks.closing
    guard quotation.marks.opening != "'", !(isStraight && isCode(quotation, text)) else {
      return false
    }
    let before = text.scalar(text.indexBefore(quotation.start))?.cls
    let after = text.scalar(text.indexAfter(quotation.end + 1))?.cls
    return [before, after].contains { $0 == .han || $0 == .fullWidthMark }
  }

  /// Whether what is quoted starts as names in code do: with a small letter.
  private func isCode(_ quotation: Quotations.Quotation, _ text: ScannedText) -> Bool {
    text.scalar(quotation.start + 1)?.value.properties.isLowercase ?? false
  }

  /// Where the spaces before a straight mark start that nobody needs before a Chinese one.
  private func spaceStart(_ index: Int, _ text: ScannedText) -> Int {
    let before = text.indexBefore(index)
    return text.scalar(before)?.cls == .han ? before + 1 : index
  }

  private func spaceEnd(_ index: Int, _ text: ScannedText) -> Int {
    let after = text.indexAfter(index + 1)
    return text.scalar(after)?.cls == .han ? after : index + 1
  }
}
