/// Finds the features of texts, byte by byte.
enum FeatureScanner {
  /// What a text has in it.
  static func features(of text: String) -> TextFeatures {
    var text = text
    return text.withUTF8 { scan($0) }
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> TextFeatures {
    var features: TextFeatures = .any
    var index = 0
    var last: UInt32 = 0
    var beforeLast: UInt32 = 0
    var lastClass = CharacterClass.other
    var classBeforeSpace = CharacterClass.other
    var isBlank = true
    while index < bytes.count {
      let scalar = scalar(in: bytes, &index)
      let cls = scalar < 0x80 ? asciiClasses[Int(scalar)] : CharacterClass(scalar)
      if cls != .space, cls != .lineEnd { isBlank = false }
      features.formUnion(own(scalar, cls))
      features.formUnion(pair(lastClass, cls, last, scalar))
      if lastClass == .space { features.formUnion(across(classBeforeSpace, cls, scalar)) }
      if scalar == last, scalar == beforeLast, scalar == 0x2E || scalar == 0x3002 {
        features.insert(.ellipsis)
      }
      if cls == .space, lastClass != .space { classBeforeSpace = lastClass }
      (beforeLast, last, lastClass) = (last, scalar, cls)
    }
    if isBlank {
      features.insert(.blank)
    } else if lastClass == .space || lastClass == .lineEnd || bytes[0] <= 0x20 {
      features.insert(.edgeSpace)
    }
    return features
  }

  /// What a character has by itself.
  @inline(__always)
  private static func own(_ scalar: UInt32, _ cls: CharacterClass) -> TextFeatures {
    switch cls {
    case .latin: scalar >= 0xFF00 ? [.latin, .fullWidthLatin] : .latin
    case .digit: .digit
    case .space: []
    case .lineEnd: .lineEnd
    case .han:
      scalar == 0x4F60 || scalar == 0x60A8 || scalar == 0x59B3
        ? HanTable.features(of: scalar).union([.han, .pronoun])
        : HanTable.features(of: scalar).union(.han)
    case .otherLetter: .otherLetter
    case .mark:
      switch scalar {
      case 0x25: .percent
      case 0x24, 0x7B, 0x7D: .brace
      case 0x22, 0x27: .straightQuote
      case 0x3E: .arrow
      case 0x3C, 0x26: .markup
      default: []
      }
    case .fullWidthMark: .fullWidthMark
    case .openingQuote, .closingQuote:
      scalar == 0x203A || scalar == 0xBB ? [.quote, .arrow] : .quote
    case .invisible: .invisible
    default:
      switch scalar {
      case 0x2026, 0x22EF: .ellipsis
      case 0x2190...0x21FF, 0x25B6, 0x25B8, 0x27A1: .arrow
      default: []
      }
    }
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
    if last == .han, isForeign(next, scalar) { features.insert(.hanBesideLatin) }
    if next == .han, isForeign(last, lastScalar) { features.insert(.hanBesideLatin) }
    if isHanOrArgument(last, lastScalar), next == .mark, isSentenceMark(scalar) {
      features.insert(.halfWidthMarkBesideHan)
    }
    if last == .mark, isSentenceMark(lastScalar), isHanOrArgument(next, scalar) {
      features.insert(.halfWidthMarkBesideHan)
    }
    if last == .space, next == .space { features.insert(.doubleSpace) }
    if last == .space, next == .fullWidthMark || scalar >= 0x3000 && isQuote(next) {
      features.insert(.spaceBesideHan)
    }
    if next == .space, last == .fullWidthMark || lastScalar >= 0x3000 && isQuote(last) {
      features.insert(.spaceBesideHan)
    }
    let isMark = next == .mark && isSentenceMark(scalar) || next == .fullWidthMark
    if isMark, last == next, scalar == lastScalar { features.insert(.repeatedMark) }
    if next == .fullWidthMark, last == .fullWidthMark { features.insert(.repeatedMark) }
    return features
  }

  /// What stands on both sides of a space.
  @inline(__always)
  private static func across(
    _ before: CharacterClass,
    _ after: CharacterClass,
    _ scalar: UInt32
  ) -> TextFeatures {
    switch (before, after) {
    case (.han, .han): .spaceBesideHan
    case (.han, .latin), (.han, .digit), (.latin, .han), (.digit, .han): .hanSpaceLatin
    case (.han, .mark) where scalar == 0x25 || scalar == 0x7B: .hanSpaceLatin
    case (.mark, .han): .hanSpaceLatin
    default: []
    }
  }

  private static func isForeign(_ cls: CharacterClass, _ scalar: UInt32) -> Bool {
    cls == .latin || cls == .digit
      || cls == .mark && (scalar == 0x25 || scalar == 0x40 || scalar == 0x7B || scalar == 0x7D)
  }

  private static func isHanOrArgument(_ cls: CharacterClass, _ scalar: UInt32) -> Bool {
    cls == .han || cls == .closingQuote || cls == .openingQuote || scalar == 0x7D
      || scalar == 0x40 || scalar == 0x25
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
