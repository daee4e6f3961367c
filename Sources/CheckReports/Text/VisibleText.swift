internal import ICU

/// Text as a terminal can show it: nothing in it is invisible, and nothing moves what stands around
/// it.
///
/// Control characters could speak to the terminal; those of bidirectional text would turn the line
/// around; spaces that are none, and what has no width, would not be seen. They are shown as
/// `<U+200B>`.
struct VisibleText {
  /// What is shown for some bytes of the text.
  struct Cell {
    let bytes: Range<Int>
    let shown: String
    let columns: Int
  }

  private(set) var cells: [Cell] = []

  /// The cells of a text whose first byte counts as an offset.
  init(_ text: some StringProtocol, at start: Int = 0) {
    var offset = start
    for character in text {
      let scalars = character.unicodeScalars
      if Self.mustBeNamed(character) {
        // One by one, so that the place of the one at fault can be marked.
        for scalar in scalars {
          let shown = Self.shown(scalar, in: character)
          cells.append(
            Cell(
              bytes: offset..<(offset + scalar.utf8.count),
              shown: shown,
              columns: shown.columns
            )
          )
          offset += scalar.utf8.count
        }
      } else {
        let length = character.utf8.count
        cells.append(
          Cell(
            bytes: offset..<(offset + length),
            shown: String(character),
            columns: character.columns
          )
        )
        offset += length
      }
    }
  }

  /// The whole text.
  var shown: String { cells.map(\.shown).joined() }

  /// A text as it is shown in a line.
  static func shown(_ text: String) -> String {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? text : VisibleText(text).shown
  }

  private static func shown(_ scalar: Unicode.Scalar, in character: Character) -> String {
    // A tab as some spaces: how many columns one takes depends on where the line begins.
    if scalar == "\t" { return "    " }
    guard mustBeNamed(scalar, in: character) else { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  private static func mustBeNamed(_ character: Character) -> Bool {
    if let ascii = character.asciiValue { return !(0x20..<0x7F).contains(ascii) }
    return character.unicodeScalars.contains { mustBeNamed($0, in: character) }
  }

  private static func mustBeNamed(_ scalar: Unicode.Scalar, in character: Character) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned:
      return true
    case .format: return !isPartOfEmoji(scalar, character)
    default:
      return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }

  /// Whether it joins emoji to one, or is a tag of a flag.
  private static func isPartOfEmoji(_ scalar: Unicode.Scalar, _ character: Character) -> Bool {
    guard scalar == "\u{200D}" || (0xE0020...0xE007F).contains(scalar.value) else { return false }
    let scalars = character.unicodeScalars
    return scalars.first?.properties.isEmoji == true && scalars.last != "\u{200D}"
  }
}
