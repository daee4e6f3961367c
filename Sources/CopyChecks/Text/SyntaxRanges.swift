internal import ICU
internal import MessageFormat

/// Finds what of a text is not read: placeholders, the syntax of messages, tags and addresses.
enum SyntaxRanges {
  /// Ranges in UTF-8 with what they are.
  static func ranges(
    in text: String,
    features: TextFeatures,
    syntax: CheckedCatalog.Syntax
  ) -> [(range: Range<Int>, cls: CharacterClass)] {
    var ranges: [(range: Range<Int>, cls: CharacterClass)] = []
    switch syntax {
    case .icu where features.contains(.brace):
      ranges += icuRanges(in: text).map { ($0, .placeholder) }
    case .printf(let dialect) where features.contains(.percent):
      for token in PrintfScanner.scan(text, dialect) {
        guard case .placeholder(let placeholder) = token else { continue }
        ranges.append((placeholder.range, .placeholder))
      }
    default: break
    }
    if !features.isDisjoint(with: [.markup, .brace, .latin]) {
      let found = CodeRanges(in: text)
      ranges += found.code.map { ($0, .code) }
      if syntax != .icu { ranges += found.names.map { ($0, .placeholder) } }
    }
    return ranges
  }

  /// What is not literal text in an ICU message, as ICU's own parser finds it.
  private static func icuRanges(in text: String) -> [Range<Int>] {
    guard let pattern = try? MessagePattern(parsing: text) else {
      return CodeRanges(in: text).names
    }
    // Code units of UTF-16 where a message's own text stands, by cutting out the rest.
    var literal = [Bool](repeating: false, count: text.utf16.count)
    var depth: [(isMessage: Bool, start: Int)] = []
    var position = 0
    func read(to end: Int) {
      if depth.last?.isMessage == true, position < end {
        for index in position..<end { literal[index] = true }
      }
      position = max(position, end)
    }
    for part in pattern.parts {
      switch part.kind {
      case .messageStart:
        read(to: part.offset)
        position = part.offset + part.length
        depth.append((true, position))
      case .argumentStart:
        read(to: part.offset)
        depth.append((false, part.offset))
      case .messageLimit:
        read(to: part.offset)
        position = part.offset + part.length
        depth.removeLast()
      case .argumentLimit:
        position = part.offset + part.length
        depth.removeLast()
      case .skipSyntax, .replaceNumber:
        read(to: part.offset)
        position = part.offset + part.length
      default: break
      }
    }
    return syntax(where: literal, in: text)
  }

  private static func syntax(where literal: [Bool], in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    var unit = 0
    var offset = 0
    for scalar in text.unicodeScalars {
      if literal[unit], let begun = start {
        ranges.append(begun..<offset)
        start = nil
      } else if !literal[unit], start == nil {
        start = offset
      }
      unit += UTF16.width(scalar)
      offset += UTF8.width(scalar)
    }
    if let start { ranges.append(start..<offset) }
    return ranges
  }
}
