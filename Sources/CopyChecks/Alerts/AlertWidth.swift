internal import ICU

/// How much room an alert of iOS has, in columns: half the width of a Chinese character.
///
/// An alert is 270 points wide. At the default text size its title has 17 points a Chinese
/// character, and its margins leave room for 14 of them; two buttons side by side have half the
/// alert each. Letters of a narrow Latin word take less than a column, so what is found too long
/// here is so.
enum AlertWidth {
  /// A line of the title.
  static let titleLine = 28
  /// A button beside another one.
  static let button = 16

  /// The lines that words take: as many words in each as have room, a break in Chinese anywhere.
  static func lines(of text: ScannedText) -> Int {
    var lines = 1
    var used = 0
    var word = 0
    func place() {
      if used + word > titleLine {
        lines += 1
        used = 0
      }
      used += word
      word = 0
    }
    for scalar in text.scalars {
      switch scalar.cls {
      case .lineEnd:
        place()
        lines += 1
        used = 0
      // What stands for a placeholder is not known; it may be a letter.
      case .placeholder: break
      case .space:
        place()
        used += 1
      case .han, .fullWidthMark:
        place()
        word = 2
        place()
      default: word += Character(scalar.value).columns
      }
    }
    place()
    return lines
  }

  /// The columns of a text in one line.
  static func columns(of text: ScannedText) -> Int {
    text.scalars.reduce(0) { columns, scalar in
      scalar.cls == .placeholder ? columns : columns + Character(scalar.value).columns
    }
  }
}
