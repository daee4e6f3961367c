/// What stands beside a character of a text.
extension ScannedText {
  /// The character at an index; `nil` beyond either end.
  func scalar(_ index: Int) -> Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// The index of the last character before an index that is no space; -1 where there is none.
  func indexBefore(_ index: Int) -> Int {
    var index = index - 1
    while index >= 0, scalars[index].cls == .space { index -= 1 }
    return index
  }

  /// The index of the first character from an index on that is no space.
  func indexAfter(_ index: Int) -> Int {
    var index = index
    while index < scalars.count, scalars[index].cls == .space { index += 1 }
    return index
  }

  /// Whether a line starts at an index.
  func isLineStart(_ index: Int) -> Bool {
    index <= 0 || scalars[index - 1].cls == .lineEnd
  }

  /// Whether there is a Han character or a placeholder in a range.
  func hasChinese(in indices: Range<Int>) -> Bool {
    scalars[indices].contains { $0.cls == .han || $0.cls == .placeholder }
  }
}

extension ScannedText.Scalar {
  /// Whether it is a bracket or a quotation mark that takes the room of a Han character.
  var isWideQuote: Bool {
    (cls == .openingQuote || cls == .closingQuote) && value.value >= 0x3000
  }

  /// Whether a word may end or begin with it, or a quotation: spaces that stand between it and a mark
  /// of full width are there by habit, not to set apart a symbol or a picture.
  var isOfText: Bool {
    switch cls {
    case .han, .latin, .digit, .placeholder, .fullWidthMark, .openingQuote, .closingQuote: true
    case .mark: value == "\"" || value == "'"
    default: false
    }
  }
}
