/// A path through Settings in a text: Settings > Privacy & Security > Camera.
struct SettingsPath {
  /// The name of the Settings app, as indices of characters.
  let root: Range<Int>
  /// The names after it, without quotation marks.
  private(set) var elements: [Range<Int>] = []
  /// What stands between the names, without spaces.
  private(set) var separators: [Range<Int>] = []

  /// The path whose root is given; `nil` where nothing follows it.
  init?(root: Range<Int>, in scalars: [ScannedText.Scalar]) {
    self.root = root
    var index = Self.skipping(from: root.upperBound, in: scalars)
    while let separator = Self.separator(at: index, in: scalars) {
      // One path has one kind of separator; a dash after it is a dash.
      if let first = separators.first, scalars[first.lowerBound].value != scalars[index].value {
        break
      }
      index = separator.upperBound
      while index < scalars.count, scalars[index].cls == .space { index += 1 }
      guard index < scalars.count else { break }
      let element: Range<Int>
      if let quoted = QuotedName(at: index, in: scalars), !Self.isPath(quoted.name, in: scalars) {
        element = quoted.name
        index = quoted.whole.upperBound
      } else {
        element = Self.bareName(from: index, in: scalars)
        index = element.upperBound
      }
      guard !element.isEmpty else { break }
      separators.append(separator)
      elements.append(element)
      index = Self.skipping(from: index, in: scalars)
      if index >= scalars.count { break }
    }
    if elements.isEmpty { return nil }
  }

  /// What separates two names, if it stands at an index.
  private static func separator(at index: Int, in scalars: [ScannedText.Scalar]) -> Range<Int>? {
    guard index < scalars.count else { return nil }
    switch scalars[index].value {
    case ">", "›", "→", "➔", "▸", "»", "＞", "▶", "⇒": return index..<(index + 1)
    case "-", "=", "–":
      if index + 1 < scalars.count, scalars[index + 1].value == ">" { return index..<(index + 2) }
      // 设置-隐私-相机; an English hyphen may be anything.
      let previous = scalars[..<index].last { $0.cls != .space }
      let next = scalars[(index + 1)...].first { $0.cls != .space }
      let isChinese = [previous?.cls, next?.cls].allSatisfy {
        $0 == .han || $0 == .openingQuote || $0 == .closingQuote
      }
      return isChinese ? index..<(index + 1) : nil
    default: return nil
    }
  }

  /// The place after a closing quotation mark and spaces.
  private static func skipping(from start: Int, in scalars: [ScannedText.Scalar]) -> Int {
    var index = start
    while index < scalars.count, scalars[index].cls == .space { index += 1 }
    let marks: Set<Unicode.Scalar> = ["\"", "'", "”", "’", "」", "』", "]"]
    guard index < scalars.count, marks.contains(scalars[index].value) else { return index }
    var next = index + 1
    while next < scalars.count, scalars[next].cls == .space { next += 1 }
    return separator(at: next, in: scalars) == nil ? index : next
  }

  private static func isPath(_ range: Range<Int>, in scalars: [ScannedText.Scalar]) -> Bool {
    range.contains { separator(at: $0, in: scalars) != nil }
  }

  /// A name without marks: until a separator, a mark, or what is no name any more.
  private static func bareName(from start: Int, in scalars: [ScannedText.Scalar]) -> Range<Int> {
    var end = start
    while end < min(start + 40, scalars.count), separator(at: end, in: scalars) == nil {
      switch scalars[end].cls {
      case .han, .latin, .digit, .otherLetter, .space, .placeholder: end += 1
      case .mark where scalars[end].value == "&": end += 1
      default: return trimmed(start..<end, in: scalars)
      }
    }
    return trimmed(start..<end, in: scalars)
  }

  private static func trimmed(_ range: Range<Int>, in scalars: [ScannedText.Scalar]) -> Range<Int> {
    var range = range
    while let last = range.last, scalars[last].cls == .space { range = range.lowerBound..<last }
    return range
  }
}
