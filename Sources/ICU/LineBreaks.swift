internal import CICU

/// Where lines may break (UAX #14), by the rules of a locale.
package enum LineBreaks {
  /// Wraps a text to lines of at most the given columns, longer only where nothing may break.
  package static func wrap(_ text: String, columns: Int, locale: String) throws(ICUError)
    -> [String]
  {
    try wrap(text, within: columns, locale: locale) { $0.columns }
  }

  /// Wraps a text to lines of at most the given width, where `width` measures a part of the text;
  /// a line is as wide as the sum of its parts.
  package static func wrap<Width: Comparable & AdditiveArithmetic>(
    _ text: String,
    within limit: Width,
    locale: String,
    width: (Substring) -> Width
  ) throws(ICUError) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = Width.zero
    func end() {
      lines.append(String(line.trimmingEnd()))
      (line, used) = ("", .zero)
    }
    for piece in try pieces(of: text, locale: locale) {
      for part in split(piece, within: limit, width) {
        if !line.isEmpty, used + width(part.trimmingEnd()) > limit { end() }
        line += part
        used += width(part)
      }
      if piece.last?.isNewline == true { end() }
    }
    if !line.isEmpty { end() }
    return lines
  }

  /// A piece that is wider than a line, cut between grapheme clusters.
  private static func split<Width: Comparable & AdditiveArithmetic>(
    _ piece: Substring,
    within limit: Width,
    _ width: (Substring) -> Width
  ) -> [Substring] {
    guard width(piece.trimmingEnd()) > limit else { return [piece] }
    var parts: [Substring] = []
    var start = piece.startIndex
    var used = Width.zero
    for index in piece.indices {
      let next = width(piece[index...index])
      if used + next > limit, start < index {
        parts.append(piece[start..<index])
        (start, used) = (index, .zero)
      }
      used += next
    }
    parts.append(piece[start...])
    return parts
  }

  /// The text between one place where a line may break and the next.
  private static func pieces(of text: String, locale: String) throws(ICUError) -> [Substring] {
    var start = text.startIndex
    return try offsets(in: text, locale: locale).map { offset in
      let end = text.utf8.index(text.startIndex, offsetBy: offset)
      defer { start = end }
      return text[start..<end]
    }
  }

  private static func offsets(in text: String, locale: String) throws(ICUError) -> [Int] {
    var text = text
    var status: Int32 = 0
    let offsets = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        // There are at most as many breaks as bytes.
        unsafe [Int32](unsafeUninitializedCapacity: characters.count) { room, count in
          count = unsafe Int(
            cicu_text_line_breaks(
              locale,
              characters.baseAddress,
              Int32(characters.count),
              room.baseAddress,
              Int32(room.count),
              &status
            )
          )
        }
      }
    }
    guard status <= 0 else { throw ICUError(code: status) }
    return offsets.map(Int.init)
  }
}

extension StringProtocol {
  fileprivate func trimmingEnd() -> SubSequence {
    self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
  }
}
