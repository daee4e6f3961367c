/// Finds the features of texts, byte by byte.
struct FeatureScanner: Sendable {
  private let hanBits = HanTable.bits
  private let asciiClasses = Self.asciiClasses
  private let words = FeatureWords.all

  /// What a text has in it.
  static func features(of text: String) -> TextFeatures { FeatureScanner().features(of: text) }

  /// What a text has in it.
  func features(of text: String) -> TextFeatures {
    var text = text
    return text.withUTF8 { scan($0) }
  }

  private func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> TextFeatures {
    var features: TextFeatures = .any
    var word = LatinWordTable<TextFeatures>.Hash()
    var index = 0
    var last: UInt32 = 0
    var beforeLast: UInt32 = 0
    var lastClass = CharacterClass.other
    var classBeforeSpace = CharacterClass.other
    var beforeSpace: UInt32 = 0
    var isBlank = true
    while index < bytes.count {
      let scalar = Self.scalar(in: bytes, &index)
      let cls = scalar < 0x80 ? asciiClasses[Int(scalar)] : Self.characterClass(scalar)
      // Within a word there is nothing to find but the word.
      if cls == lastClass, cls == .han || cls == .latin && scalar < 0x80 && last < 0x80 {
        if cls == .han {
          features.formUnion(han(scalar, after: last))
        } else {
          word.add(UInt8(truncatingIfNeeded: scalar))
        }
        (beforeLast, last) = (last, scalar)
        continue
      }
      if lastClass == .latin, last < 0x80, let said = words.letters[word] {
        features.formUnion(said)
      }
      if cls == .latin {
        word = .init()
        word.add(UInt8(truncatingIfNeeded: scalar))
      }
      if cls != .space, cls != .lineEnd { isBlank = false }
      features.formUnion(cls == .han ? han(scalar, after: 0) : Self.own(scalar, cls))
      if !Self.isPlain(cls) || !Self.isPlain(lastClass) || cls == lastClass {
        features.formUnion(Self.pair(lastClass, cls, last, scalar))
      }
      if lastClass == .space {
        features.formUnion(Self.across(classBeforeSpace, cls, beforeSpace, scalar))
      }
      if scalar == last, scalar == beforeLast, scalar == 0x2E || scalar == 0x3002 {
        features.insert(.ellipsis)
      }
      if cls == .space, lastClass != .space { (classBeforeSpace, beforeSpace) = (lastClass, last) }
      (beforeLast, last, lastClass) = (last, scalar, cls)
    }
    if lastClass == .latin, last < 0x80, let said = words.letters[word] {
      features.formUnion(said)
    }
    if isBlank { features.insert(.blank) }
    return features
  }

  /// What a Han character has by itself, and with another before it; 0 where none is.
  @inline(__always)
  private func han(_ scalar: UInt32, after last: UInt32) -> TextFeatures {
    var features = TextFeatures.han
    if HanTable.range.contains(scalar) { features.formUnion(bits(of: scalar)) }
    if HanTable.range.contains(last), bits(of: last).contains(.firstOfWord) {
      features.formUnion(words[last, scalar])
    }
    // 锟斤拷 is what U+FFFD becomes in GBK.
    if scalar == 0x951F { features.insert(.invisible) }
    return features
  }

  @inline(__always)
  private func bits(of scalar: UInt32) -> TextFeatures {
    TextFeatures(rawValue: UInt64(hanBits[Int(scalar - HanTable.range.lowerBound)]) << 32)
  }

  /// The class of a character beyond ASCII: of most it is told at once.
  @inline(__always)
  private static func characterClass(_ scalar: UInt32) -> CharacterClass {
    0x4E00..<0xA000 ~= scalar ? .han : CharacterClass(scalar)
  }

  /// What a character other than Han has by itself.
  @inline(__always)
  private static func own(_ scalar: UInt32, _ cls: CharacterClass) -> TextFeatures {
    switch cls {
    case .latin: scalar >= 0xFF00 ? [.latin, .fullWidthLatin] : .latin
    case .digit: .digit
    case .space: []
    case .lineEnd: .lineEnd
    case .han: .han
    case .otherLetter: .otherLetter
    case .mark:
      switch scalar {
      case 0x25: .percent
      case 0x28, 0x29: .parenthesis
      case 0x24, 0x7B, 0x7D: .brace
      case 0x22: .straightQuote
      case 0x3E: .arrow
      case 0x3C, 0x26: .markup
      default: []
      }
    case .fullWidthMark: scalar == 0x3001 ? [.fullWidthMark, .enumerationComma] : .fullWidthMark
    case .openingQuote, .closingQuote:
      switch scalar {
      case 0x203A, 0xBB: [.quote, .arrow]
      case 0x2019: []
      default: .quote
      }
    case .invisible: .invisible
    default:
      switch scalar {
      case 0x2026, 0x22EF: .ellipsis
      case 0x2F00...0x2FD5: .otherLetter
      // â€ starts every mark of UTF-8 that was read as Windows-1252.
      case 0x20AC: .invisible
      case 0x2190...0x21FF, 0x25B6, 0x25B8, 0x27A1: .arrow
      default: []
      }
    }
  }

  /// Whether a character has nothing together with another such one, but with its like.
  @inline(__always)
  private static func isPlain(_ cls: CharacterClass) -> Bool {
    cls == .space || cls == .latin || cls == .digit
  }

  /// What two neighbours have together.
  @inline(__always)
  private static func pair(
    _ last: CharacterClass,
    _ next: CharacterClass,
    _ lastScalar: UInt32,
    _ scalar: UInt32
  ) -> TextFeatures {
    var features: TextFeatures = []
    // After a letter it is an apostrophe, or ends what another mark has started.
    if last != .latin {
      if scalar == 0x27 { features.insert(.straightQuote) }
      if scalar == 0x2019 { features.insert(.quote) }
    }
    if last == .han, isForeign(next, scalar) { features.insert(.hanBesideLatin) }
    if next == .han, isForeign(last, lastScalar) { features.insert(.hanBesideLatin) }
    if isHanOrArgument(last, lastScalar), next == .mark, isSentenceMark(scalar) {
      features.insert(.halfWidthMarkBesideHan)
    }
    if last == .mark, isSentenceMark(lastScalar), isHanOrArgument(next, scalar) {
      features.insert(.halfWidthMarkBesideHan)
    }
    if last == .space, next == .fullWidthMark || scalar >= 0x3000 && isQuote(next) {
      features.insert(.spaceBesideHan)
    }
    if next == .space, last == .fullWidthMark || lastScalar >= 0x3000 && isQuote(last) {
      features.insert(.spaceBesideHan)
    }
    let isMark = next == .mark && isSentenceMark(scalar) || next == .fullWidthMark
    if isMark, scalar == lastScalar || last == .fullWidthMark { features.insert(.repeatedMark) }
    if next == .fullWidthMark, last == .mark, isSentenceMark(lastScalar) {
      features.insert(.repeatedMark)
    }
    return features
  }

  /// What stands on both sides of spaces.
  @inline(__always)
  private static func across(
    _ before: CharacterClass,
    _ after: CharacterClass,
    _ beforeScalar: UInt32,
    _ scalar: UInt32
  ) -> TextFeatures {
    switch (before, after) {
    case (.han, .han), (.han, .openingQuote), (.closingQuote, .han): .spaceBesideHan
    case (.han, .latin), (.han, .digit), (.latin, .han), (.digit, .han): .hanSpaceLatin
    case (.han, .mark) where scalar == 0x25 || scalar == 0x7B: .hanSpaceLatin
    case (_, .mark) where isSentenceMark(scalar) && isHanOrArgument(before, beforeScalar):
      .halfWidthMarkBesideHan
    case (.mark, .han):
      isSentenceMark(beforeScalar) ? [.hanSpaceLatin, .halfWidthMarkBesideHan] : .hanSpaceLatin
    default: []
    }
  }

  private static func isForeign(_ cls: CharacterClass, _ scalar: UInt32) -> Bool {
    cls == .latin || cls == .digit
      || cls == .mark && (scalar == 0x25 || scalar == 0x40 || scalar == 0x7B || scalar == 0x7D)
  }

  private static func isHanOrArgument(_ cls: CharacterClass, _ scalar: UInt32) -> Bool {
    cls == .han || cls == .closingQuote || cls == .openingQuote || scalar == 0x7D
      || scalar == 0x40 || scalar == 0x25 || scalar == 0x22 || scalar == 0x27
  }

  private static func isSentenceMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x28, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: true
    default: false
    }
  }

  private static func isQuote(_ cls: CharacterClass) -> Bool {
    cls == .openingQuote || cls == .closingQuote
  }

  private static let asciiClasses: [CharacterClass] = (0..<0x80).map { CharacterClass($0) }

  /// Decodes one character of valid UTF-8.
  @inline(__always)
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
    let first = UInt32(bytes[index])
    switch first {
    case 0..<0x80:
      index += 1
      return first
    case 0..<0xE0:
      defer { index += 2 }
      return (first & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
    case 0..<0xF0:
      defer { index += 3 }
      return (first & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
        | UInt32(bytes[index + 2] & 0x3F)
    default:
      defer { index += 4 }
      return (first & 0x07) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12
        | UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F)
    }
  }
}
