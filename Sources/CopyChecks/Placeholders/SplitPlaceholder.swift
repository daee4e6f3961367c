internal import MessageFormat

/// A placeholder with a space or a character of full width inside, which is none any more.
struct SplitPlaceholder {
  /// Where it stands, as offsets in UTF-8.
  let range: Range<Int>
  /// What it was before.
  let joined: String

  /// Those of a translation: what would be a placeholder that the source has more often.
  static func all(in text: String, source: String, _ dialect: PrintfDialect) -> [SplitPlaceholder] {
    let wanted = source.placeholders(dialect).map(\.text)
    guard !wanted.isEmpty else { return [] }
    var shown = text.placeholders(dialect).map(\.text)
    return candidates(in: text).filter { candidate in
      let count = wanted.count { $0 == candidate.joined }
      guard count > shown.count(where: { $0 == candidate.joined }) else { return false }
      shown.append(candidate.joined)
      return true
    }
  }

  /// Whether a range is in one of those of a text that translates another one.
  static func contains(
    _ range: Range<Int>,
    in text: String,
    source: String,
    _ dialect: PrintfDialect
  ) -> Bool {
    all(in: text, source: source, dialect).contains { $0.range.overlaps(range) }
  }

  /// Whether a range is in what was `%@` before a space came into it, whatever it translates.
  static func isObject(_ range: Range<Int>, in text: String) -> Bool {
    candidates(in: text).contains { $0.joined.hasSuffix("@") && $0.range.overlaps(range) }
  }

  private static func candidates(in text: String) -> [SplitPlaceholder] {
    let scalars = Array(text.unicodeScalars)
    var found: [SplitPlaceholder] = []
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      defer { offset += UTF8.width(scalar) }
      guard scalar == "%" || scalar == "％" else { continue }
      guard let candidate = candidate(scalars[index...], at: offset) else { continue }
      found.append(candidate)
    }
    return found
  }

  /// Reads on from a percent sign to the letter that ends a placeholder.
  private static func candidate(
    _ scalars: ArraySlice<Unicode.Scalar>,
    at start: Int
  ) -> SplitPlaceholder? {
    var joined = ""
    var isSplit = false
    var end = start
    for scalar in scalars.prefix(16) {
      end += UTF8.width(scalar)
      if scalar == " " || scalar == "\u{A0}" || scalar == "\u{3000}" {
        isSplit = true
        continue
      }
      let plain = halfWidth(scalar)
      if plain != scalar { isSplit = true }
      joined.unicodeScalars.append(plain)
      switch plain {
      case "%" where joined.utf8.count == 1: continue
      case "0"..."9", "$", ".", "-", "+", "h", "l", "q", "z", "t", "j", "L": continue
      case "@", "a"..."z", "A"..."Z":
        return isSplit ? SplitPlaceholder(range: start..<end, joined: joined) : nil
      default: return nil
      }
    }
    return nil
  }

  /// The character of ASCII that one of full width stands for (Unicode, FF01–FF5E).
  private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
