/// Finds which quotation marks and brackets of a text have no partner.
struct PairedMarks {
  /// Two marks that belong together, as indices of the text’s characters.
  struct Place {
    let start: Int
    let end: Int
  }

  /// Marks without a partner, as indices of the text’s characters.
  private(set) var unpaired: [Int] = []
  /// Brackets of which one has full width and the other has not.
  private(set) var mixedWidths: [Place] = []
  /// Quotations that start with the closing mark and end with the opening one.
  private(set) var reversed: [Place] = []
  /// The only two marks without a partner, where both are the same mark.
  private(set) var doubled: [Place] = []
  private let kinds: [QuotePair]

  init(in text: ScannedText, isChinese: Bool) {
    kinds =
      isChinese
      ? [.double, .corner, .whiteCorner, .titles, .lenses, .wideParentheses, .parentheses]
      : [.double, .parentheses]
    let marks = text.scalars.indices.filter { isMark($0, in: text) }
    guard !marks.isEmpty else { return }
    let turned = reversedMarks(marks, in: text)
    match(marks.filter { !turned.contains($0) }, in: text)
    findDoubled(in: text)
  }

  /// Whether a character opens a pair.
  static func opens(_ scalar: ScannedText.Scalar) -> Bool {
    scalar.cls == .openingQuote || scalar.value == "("
  }

  private func pair(closedBy mark: Unicode.Scalar) -> QuotePair? {
    kinds.first { $0.closing == mark }
  }

  private func isMark(_ index: Int, in text: ScannedText) -> Bool {
    let scalar = text.scalars[index]
    switch scalar.cls {
    case .openingQuote, .closingQuote, .mark:
      return kinds.contains { $0.opening == scalar.value || $0.closing == scalar.value }
    default: return false
    }
  }

  /// Whether a mark needs no partner: 13” is a length, 1） a number in a list, `:)` a face.
  private func standsAlone(_ index: Int, _ text: ScannedText) -> Bool {
    switch text.scalars[index].value {
    case "”": text.scalar(index - 1)?.cls == .digit
    case "（": false
    case "）": isListNumber(index, text)
    case "(": isFace(index, text)
    case ")": isFace(index, text) || isListNumber(index, text)
    default: false
    }
  }

  private func isListNumber(_ index: Int, _ text: ScannedText) -> Bool {
    var start = index - 1
    while start >= 0, index - start <= 3, text.scalars[start].isOfText { start -= 1 }
    return start < index - 1
      && (text.isLineStart(start + 1) || text.scalar(start)?.cls == .space)
  }

  /// Whether a bracket is the mouth of a face: `:)`.
  private func isFace(_ index: Int, _ text: ScannedText) -> Bool {
    let around = [text.scalar(index - 1), text.scalar(index + 1)].compactMap { $0?.value }
    return around.contains { ":;=-^*'_".unicodeScalars.contains($0) }
  }

  /// Finds quotations that are turned round: every “ ” of the text, or every pair of another kind.
  private mutating func reversedMarks(_ marks: [Int], in text: ScannedText) -> Set<Int> {
    var turned: Set<Int> = []
    for kind in kinds where kind == .double || kind == .corner {
      let own = marks.filter {
        text.scalars[$0].value == kind.opening || text.scalars[$0].value == kind.closing
      }
      let isTurned =
        !own.isEmpty && own.count.isMultiple(of: 2)
        && own.enumerated().allSatisfy { position, index in
          text.scalars[index].value
            == (position.isMultiple(of: 2) ? kind.closing : kind.opening)
        }
      // A text that starts with its first mark is the end of what another one quotes.
      guard isTurned, let first = own.first, text.indexBefore(first) >= 0 else { continue }
      for position in stride(from: 0, to: own.count, by: 2) {
        reversed.append(Place(start: own[position], end: own[position + 1]))
      }
      turned.formUnion(own)
    }
    return turned
  }

  private mutating func match(_ marks: [Int], in text: ScannedText) {
    var open: [Int] = []
    for index in marks {
      let scalar = text.scalars[index]
      if Self.opens(scalar) {
        open.append(index)
      } else if let last = open.last, closes(scalar.value, text.scalars[last].value) {
        open.removeLast()
        if (scalar.value == ")") != (text.scalars[last].value == "("),
          [")", "）"].contains(scalar.value)
        {
          mixedWidths.append(Place(start: last, end: index))
        }
      } else {
        unpaired.append(index)
      }
    }
    unpaired = (unpaired + open).filter { !standsAlone($0, text) }.sorted()
  }

  private func closes(_ closing: Unicode.Scalar, _ opening: Unicode.Scalar) -> Bool {
    switch closing {
    case ")", "）": opening == "(" || opening == "（"
    default: pair(closedBy: closing)?.opening == opening
    }
  }

  private mutating func findDoubled(in text: ScannedText) {
    guard unpaired.count == 2, let start = unpaired.first, let end = unpaired.last,
      end - start > 1, text.scalars[start].value == text.scalars[end].value,
      let pair = kinds.first(where: {
        $0.opening == text.scalars[start].value || $0.closing == text.scalars[start].value
      }), pair == .double || pair == .corner
    else { return }
    doubled = [Place(start: start, end: end)]
  }
}
