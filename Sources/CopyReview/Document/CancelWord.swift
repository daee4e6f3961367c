/// Tells a cancelling button by the words of its key.
enum CancelWord {
  private static let words: Set<String> = [
    "cancel", "close", "dismiss", "later", "no", "not", "skip",
  ]

  /// Whether a piece of a key says that a button leaves things as they are: `_notNow_button`.
  static func stands(in key: Substring) -> Bool {
    var word = ""
    for character in key + "." {
      if !character.isLetter || (character.isUppercase && word.last?.isLowercase == true) {
        if words.contains(word.lowercased()) { return true }
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    return false
  }
}
