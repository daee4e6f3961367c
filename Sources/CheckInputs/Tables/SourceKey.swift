internal import CopyChecks

/// Keys that are the text itself in the source language, as Xcode shows them where there is no other.
enum SourceKey {
  /// Whether a key is words for people, and not a name for programs.
  static func isText(_ key: String) -> Bool {
    guard !key.isEmpty else { return false }
    if key.utf8.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "%") || $0 >= 0x80 }) {
      return true
    }
    // One word: `Cancel`, `OK`, `Done…`; not `cancelButton`, `alert.title`, `OK_BUTTON`.
    var word = Substring(key)
    while let last = word.last, "!?.:".contains(last) { word.removeLast() }
    guard let first = word.first, first.isUppercase, word.allSatisfy(\.isLetter) else {
      return false
    }
    let rest = word.dropFirst()
    return rest.allSatisfy(\.isLowercase) || word == "OK"
  }

  /// The entry with its key as the text of the source locale, where it has none and Xcode shows the
  /// key.
  static func completing(_ entry: CheckedEntry, sourceLocale: Int) -> CheckedEntry {
    guard isText(entry.key), !entry.texts.contains(where: { $0.locale == sourceLocale }) else {
      return entry
    }
    var entry = entry
    entry.texts.insert(
      CheckedText(entry.key, locale: sourceLocale, origin: entry.keyOrigin),
      at: 0
    )
    return entry
  }
}
