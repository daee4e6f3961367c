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
    if features.contains(.markup) { ranges += tags(in: text).map { ($0, .code) } }
    if features.contains(.latin) { ranges += addresses(in: text).map { ($0, .code) } }
    // Names in braces, `${name}`, `$(NAME)`: other systems' placeholders.
    if features.contains(.brace), syntax != .icu {
      ranges += braces(in: text).map { ($0, .placeholder) }
    }
    return ranges
  }

  /// What is not literal text in an ICU message, as ICU's own parser finds it.
  private static func icuRanges(in text: String) -> [Range<Int>] {
    guard let pattern = try? MessagePattern(parsing: text) else { return braces(in: text) }
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

  /// `{name}`, `{0}`, `${name}`, `$(NAME)`: what stands in braces and has no space in it.
  private static func braces(in text: String) -> [Range<Int>] {
    text.matches(of: #/\$?\{\{?[A-Za-z0-9_.\-]*\}?\}|\$\([A-Za-z0-9_]+\)/#).map {
      utf8Range($0.range, in: text)
    }
  }

  private static func tags(in text: String) -> [Range<Int>] {
    text.matches(of: #/<\/?[A-Za-z][^<>]*>|&(#\d+|#x[0-9A-Fa-f]+|[A-Za-z]+);/#).map {
      utf8Range($0.range, in: text)
    }
  }

  /// Addresses of the web and of mail.
  private static func addresses(in text: String) -> [Range<Int>] {
    guard
      text.utf8.contains(UInt8(ascii: ":")) && text.contains("://")
        || text.utf8.contains(UInt8(ascii: "@")) && text.utf8.contains(UInt8(ascii: "."))
    else { return [] }
    return text.matches(
      of: #/[A-Za-z][A-Za-z0-9+.\-]*:\/\/[!-~]+|[A-Za-z0-9._+\-]+@[A-Za-z0-9\-]+\.[A-Za-z0-9.\-]+/#
    ).map { utf8Range(text[$0.range].withoutFinalMarks, in: text) }
  }

  private static func utf8Range(_ range: Range<String.Index>, in text: String) -> Range<Int> {
    let start = text.utf8.distance(from: text.utf8.startIndex, to: range.lowerBound)
    return start..<(start + text.utf8.distance(from: range.lowerBound, to: range.upperBound))
  }
}

extension Substring {
  /// The range of an address without the marks of the sentence that it ends, and the bracket that it
  /// stands in.
  fileprivate var withoutFinalMarks: Range<Index> {
    var address = self
    while let last = address.last, ".,:;!?'\")]".contains(last), last != ")" || !contains("(") {
      address.removeLast()
    }
    return address.startIndex..<address.endIndex
  }
}
