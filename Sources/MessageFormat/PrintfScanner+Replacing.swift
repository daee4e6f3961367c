extension PrintfScanner {
  /// A string with other words for those of its placeholders that there are words for.
  static func replacing(
    in text: String,
    _ dialect: PrintfDialect,
    _ words: (PrintfPlaceholder) -> String?
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result = ""
    var rest = Substring(text)
    var position = 0
    for placeholder in scan(text, dialect).compactMap(\.placeholder) {
      guard let word = words(placeholder) else { continue }
      let range = placeholder.range
      let start = rest.utf8.index(rest.startIndex, offsetBy: range.lowerBound - position)
      result += rest[..<start] + word
      rest = rest[rest.utf8.index(start, offsetBy: range.count)...]
      position = range.upperBound
    }
    return result + rest
  }
}
