internal import CopyChecks

/// Which letters besides Latin ones a text has.
struct Letters: OptionSet {
  let rawValue: UInt8

  static let han = Letters(rawValue: 1)
  static let kana = Letters(rawValue: 2)
  static let hangul = Letters(rawValue: 4)
  static let other = Letters(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ text: String) {
    self = []
    for scalar in text.unicodeScalars where scalar.value > 0x24F {
      switch scalar.value {
      case 0x4E00...0x9FFF: insert(.han)
      case 0x3041...0x30FA: insert(.kana)
      case 0xAC00...0xD7A3: insert(.hangul)
      default: if CharacterClass(scalar.value) == .otherLetter { insert(.other) }
      }
    }
  }
}
