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
    let isChinese = context.locale.writing.isChinese
    let marks = PairedMarks(in: text, isChinese: isChinese)
    if marks.unpaired.isEmpty, marks.mixedWidths.isEmpty, marks.reversed.isEmpty { return }
    for (start, end) in marks.reversed {
      let pair = marks.pair(closedBy: text.scalars[start].value) ?? .double
      report(pair, start, end, "Turn the marks round: ", text, context, &findings)
    }
    for (start, end) in marks.mixedWidths {
      let pair: QuotePair = isChinese ? .wideParentheses : .parentheses
      report(pair, start, end, "Make both brackets the same: ", text, context, &findings)
    }
    if let (pair, start, end) = marks.doubled {
      report(
        pair,
        start,
        end,
        "The quotation opens and closes with one mark: ",
        text,
        context,
        &findings
      )
      return
    }
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

  private func report(
    _ pair: QuotePair,
    _ start: Int,
    _ end: Int,
    _ message: String,
    _ text: ScannedText,
    _ context: TextContext,
    _ findings: inout FindingSink
  ) {
    findings.add(
      Self.rule,
      at: text.range(of: start..<(end + 1)),
      in: context,
      "\(message)write \(pair.shown).",
      edits: [
        TextEdit(text.range(of: start..<(start + 1)), String(pair.opening)),
        TextEdit(text.range(of: end..<(end + 1)), String(pair.closing)),
      ]
    )
  }

  /// Whether the partner may stand in another string or paragraph: the mark is at an end of the text, or the
  /// source text has one too many as well.
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
    guard let source = context.source else { return false }
    let scanned = ScannedText(source, syntax: context.catalog.syntax)
    return !PairedMarks(in: scanned, isChinese: isChinese).unpaired.isEmpty
  }
}
