internal import CICU

/// Where lines may break (UAX #14), by the rules of a locale.
package enum LineBreaks {
  /// Wraps a text to lines of at most the given columns, longer only where nothing may break.
  package static func wrap(_ text: String, columns: Int, locale: String) throws(ICUError)
    -> [String]
  {
    var lines: [String] = []
    var line = ""
    var width = 0
    func end() {
      lines.append(String(line.trimmingEnd()))
      (line, width) = ("", 0)
    }
    for piece in try pieces(of: text, locale: locale) {
      for part in split(piece, columns: columns) {
        if !line.isEmpty, width + part.trimmingEnd().columns > columns { end() }
        line += part
        width += part.columns
      }
    }
    if !line.isEmpty { end() }
    return lines
  }

  /// A piece that is wider than a line, cut between grapheme clusters.
  private static func split(_ piece: Substring, columns: Int) -> [Substring] {
    guard piece.trimmingEnd().columns > columns else { return [piece] }
    var parts: [Substring] = []
    var start = piece.startIndex
    var width = 0
    for index in piece.indices {
      if width + piece[index].columns > columns {
        parts.append(piece[start..<index])
        start = index
        width = 0
      }
      width += piece[index].columns
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
