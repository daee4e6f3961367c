/// A mark of ASCII in a text, or one mark several times: `!!`.
struct HalfWidthMark {
  let mark: Unicode.Scalar
  let fullWidth: String
  let start: Int
  let end: Int
  private let text: ScannedText
  private let before: Int
  private let after: Int

  /// The mark that starts at an index; `nil` where none does.
  init?(at index: Int, in text: ScannedText) {
    let scalar = text.scalars[index]
    guard scalar.cls == .mark, let wide = Self.fullWidth(of: scalar.value) else { return nil }
    mark = scalar.value
    fullWidth = wide
    start = index
    var end = index + 1
    while text.scalar(end)?.value == mark { end += 1 }
    self.end = end
    self.text = text
    before = text.indexBefore(index)
    after = text.indexAfter(end)
  }

  private static func fullWidth(of mark: Unicode.Scalar) -> String? {
    switch mark {
    case ",": "，"
    case ".": "。"
    case ":": "："
    case ";": "；"
    case "?": "？"
    case "!": "！"
    default: nil
    }
  }

  /// Whether nothing follows on the line.
  var isFinal: Bool { text.scalar(after).map { $0.cls == .lineEnd } ?? true }

  /// Whether it is a mark of a Chinese sentence, and of nothing else.
  var isInChinese: Bool {
    let word = wordEnd
    guard let last = text.scalar(word), last.cls != .lineEnd else { return false }
    let next = text.scalar(after)
    let isAfterChinese = isChinese(last, at: word)
    switch mark {
    case ".": return isAfterChinese && isFullStop
    case _ where isPartOfSymbol: return false
    case ":": return (isAfterChinese && !isClock) || last.cls == .placeholder && next?.cls == .han
    case ",", ";":
      return isAfterChinese || endsWord(last) && next?.cls == .han && !text.isLineStart(word)
    default: return isAfterChinese || last.cls == .placeholder && next?.cls == .han
    }
  }

  /// The mark with the spaces that one of full width does not have beside it.
  var withSpaces: Range<Int> {
    let next = text.scalar(after)
    return (before + 1)..<(next?.isOfText == true ? after : end)
  }

  /// Where what stands before the mark ends; tags between them, as in 粗體</b>, are left out.
  private var wordEnd: Int {
    var index = before
    while text.scalar(index).map({ $0.cls == .code && $0.value == ">" }) == true {
      while let scalar = text.scalar(index), scalar.cls == .code, scalar.value != "<" { index -= 1 }
      index -= 1
    }
    return index
  }

  /// Whether a word that is not Chinese, or a quotation, ends with a character.
  private func endsWord(_ last: ScannedText.Scalar) -> Bool {
    switch last.cls {
    case .latin, .placeholder, .digit, .closingQuote: true
    default: last.value == "\"" || last.value == "'"
    }
  }

  /// Whether a Chinese word, or what Chinese quotes or puts in brackets, ends with a character.
  private func isChinese(_ last: ScannedText.Scalar, at index: Int) -> Bool {
    switch last.cls {
    case .han: return true
    case .closingQuote where last.isWideQuote: return true
    case .closingQuote, .mark:
      guard last.cls == .closingQuote || ["\"", "'", ")"].contains(last.value) else {
        return false
      }
      return text.scalar(index - 1)?.cls == .han
    default: return false
    }
  }

  /// Whether a dot ends a sentence: it is alone, and no name of a file or number of a list.
  private var isFullStop: Bool {
    guard end == start + 1, before == start - 1, !text.isLineStart(before) else { return false }
    guard let next = text.scalar(end) else { return true }
    return switch next.cls {
    case .space, .lineEnd, .closingQuote: true
    case .han: text.scalars.count(where: { $0.cls == .han }) >= 8
    default: false
    }
  }

  /// Whether the mark belongs to a face or to code: `:)`, `::`, `!=`.
  private var isPartOfSymbol: Bool {
    if mark == ":", end > start + 1 || isRole { return true }
    guard let next = text.scalar(end) else { return false }
    if next.cls == .mark {
      // （网址:/路径） is text all the same, but nobody can tell.
      if mark == ":" || mark == ";" { return ")(-*/\\=".unicodeScalars.contains(next.value) }
      if mark == "?" || mark == "!" { return ":/&%=".unicodeScalars.contains(next.value) }
    }
    return next.value == "="
  }

  /// Whether a colon opens the name of a role of reStructuredText: `:ref:`.
  private var isRole: Bool {
    let word = text.scalars[end...].prefix { $0.cls == .latin }
    return !word.isEmpty && text.scalar(word.endIndex)?.value == ":"
  }

  /// Whether a colon stands between the units of a time: 时:分:秒.
  private var isClock: Bool {
    let units: Set<Unicode.Scalar> = ["时", "時", "分", "秒"]
    guard let last = text.scalar(before), let next = text.scalar(end) else { return false }
    return units.contains(last.value) && units.contains(next.value)
  }
}
