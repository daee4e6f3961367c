/// Finds what is quoted in a text, by marks that come in pairs.
struct Quotations {
  /// A pair of marks, as indices of the text’s characters.
  struct Quotation {
    let marks: QuotePair
    let start: Int
    let end: Int
    /// In how many other quotations it stands.
    let depth: Int
  }

  /// Quotations in marks that are not the writing’s own, in the order in which they end.
  private(set) var foreign: [Quotation] = []

  init(in text: ScannedText, own: [QuotePair]) {
    var open: [(marks: QuotePair, start: Int)] = []
    let straight = StraightQuotes(in: text)
    for (index, scalar) in text.scalars.enumerated() {
      if let marks = straight.openings[index] ?? Self.marks(opening: scalar) {
        open.append((marks, index))
      } else if let last = open.last, last.marks.closing == scalar.value,
        scalar.cls == .closingQuote || straight.closings.contains(index),
        !Self.isApostrophe(index, text)
      {
        open.removeLast()
        if !own.contains(last.marks) {
          foreign.append(
            Quotation(marks: last.marks, start: last.start, end: index, depth: open.count)
          )
        }
      }
    }
  }

  /// The kind of pair that a mark opens.
  private static func marks(opening scalar: ScannedText.Scalar) -> QuotePair? {
    guard scalar.cls == .openingQuote else { return nil }
    return [.double, .single, .corner, .whiteCorner].first { $0.opening == scalar.value }
  }

  /// Whether ’ stands within a Latin word.
  static func isApostrophe(_ index: Int, _ text: ScannedText) -> Bool {
    text.scalars[index].value == "’" && text.scalar(index - 1)?.cls == .latin
      && text.scalar(index + 1)?.cls == .latin
  }
}
