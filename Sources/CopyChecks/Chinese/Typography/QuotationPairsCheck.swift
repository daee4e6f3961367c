internal import Diagnostics

/// Quotation marks and brackets without their partner.
struct QuotationPairsCheck: TextCheck {
  static let rule = Rule(
    "quotation-pairs",
    .chinese,
    .warning,
    summary: "A quotation mark or bracket has no partner, or faces the wrong way.",
    rationale: "The reader cannot tell where a name ends, and the text looks careless.",
    source: "W3C clreq, 3.1; GB/T 15834-2011, 4.8 and 4.9.",
    example: .text(
      "zh-Hans",
      of: "Choose “Always”.",
      before: "请选择”始终“。",
      after: "请选择“始终”。"
    ),
    fix: "Turns marks round that face the wrong way, and makes both brackets the same width."
  )

  let writings: Writings = [.english, .simplified, .taiwan, .hongKong]
  let features: TextFeatures = [.quote, .parenthesis]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard !text.features.contains(.otherLetter) else { return }
    let writing = context.locale.writing
    let isChinese = writing.isChinese
    let marks = PairedMarks(in: text, isChinese: isChinese)
    if marks.unpaired.isEmpty, marks.mixedWidths.isEmpty, marks.reversed.isEmpty { return }
    let quotes = isChinese ? TypographyProfile.quotes(writing)[0] : .double
    let brackets: QuotePair = isChinese ? .wideParentheses : .parentheses
    let faults: [(places: [PairedMarks.Place], pair: QuotePair, message: String)] = [
      (marks.reversed, quotes, "Turn the marks round: "),
      (marks.mixedWidths, brackets, "Make both brackets the same: "),
      (marks.doubled, quotes, "The quotation opens and closes with one mark: "),
    ]
    for (places, pair, message) in faults {
      for place in places {
        findings.add(
          Self.rule,
          at: text.range(of: place.start..<(place.end + 1)),
          in: context,
          "\(message)write \(pair.shown).",
          edits: edits(place, pair, text)
        )
      }
    }
    guard marks.doubled.isEmpty else { return }
    guard let index = marks.unpaired.first, !isFragment(index, text, context, isChinese) else {
      return
    }
    let range = text.range(of: index..<(index + 1))
    findings.add(
      Self.rule,
      at: range,
      in: context,
      "\(text[range]) has no partner. Add it, or take this one away."
    )
  }

  /// Writes a pair, without the spaces that nobody needs beside it once it faces the right way.
  private func edits(
    _ place: PairedMarks.Place,
    _ pair: QuotePair,
    _ text: ScannedText
  ) -> [TextEdit] {
    let (start, end) = (place.start, place.end)
    let (before, after) = (text.indexBefore(start), text.indexAfter(end + 1))
    let first = text.scalars[start]
    let last = text.scalars[end]
    let isFirstNew = first.cls != .openingQuote && !first.isWideQuote
    let isLastNew = last.cls != .closingQuote && !last.isWideQuote
    let isInChinese = text.features.contains(.han)
    let from =
      isInChinese && isFirstNew && takesNoSpace(text.scalar(before), pair) ? before + 1 : start
    let to = isInChinese && isLastNew && takesNoSpace(text.scalar(after), pair) ? after : end + 1
    return [
      TextEdit(text.range(of: from..<(start + 1)), String(pair.opening)),
      TextEdit(text.range(of: end..<to), String(pair.closing)),
    ]
  }

  private func takesNoSpace(_ neighbour: ScannedText.Scalar?, _ pair: QuotePair) -> Bool {
    guard let neighbour else { return false }
    return pair == .double ? neighbour.cls == .han : neighbour.isOfText
  }

  /// Whether the partner may stand in another string or paragraph: the mark is at an end of the
  /// text, or the source text has one too many as well.
  private func isFragment(
    _ index: Int,
    _ text: ScannedText,
    _ context: TextContext,
    _ isChinese: Bool
  ) -> Bool {
    // Each paragraph of a long quotation opens it again.
    if text.features.contains(.lineEnd), text.scalars[index].value == "“" { return true }
    if text.indexBefore(index) < 0, text.scalars[index].cls != .openingQuote { return true }
    if text.indexAfter(index + 1) == text.scalars.count, PairedMarks.opens(text.scalars[index]) {
      return true
    }
    guard let source = context.source else {
      // A text that starts in the middle of a sentence is put behind another: “nd copy)”.
      return text.text.first?.isLowercase ?? false
    }
    let scanned = ScannedText(source, syntax: context.catalog.syntax)
    return !PairedMarks(in: scanned, isChinese: isChinese).unpaired.isEmpty
  }
}
