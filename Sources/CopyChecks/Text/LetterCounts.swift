/// How many letters and words of which kind a text has.
package struct LetterCounts {
  private(set) var han = 0
  /// Letters of other alphabets than the Latin one.
  private(set) var others = 0
  private(set) var latinWords = 0

  /// Whether it is written in Chinese characters, with no more than some Latin words among them.
  package var isMostlyHan: Bool { han >= 2 && han > latinWords }

  package init(_ text: String) {
    var isInWord = false
    for scalar in text.unicodeScalars {
      let cls = CharacterClass(scalar.value)
      if cls == .latin, !isInWord { latinWords += 1 }
      isInWord = cls == .latin
      if cls == .han { han += 1 }
      // What is no mark and no letter known here is taken for a letter of the script looked for.
      if cls == .han || cls == .otherLetter || cls == .other && scalar.properties.isAlphabetic {
        others += 1
      }
    }
  }
}
