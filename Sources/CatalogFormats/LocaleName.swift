internal import ICU

/// The names of locales, where a name may also be that of something else.
enum LocaleName {
  /// Whether a name is a locale's, and not some other word: `zh-Hant-HK`, `zh_HK`, `fil`.
  static func isLocale(_ name: some StringProtocol) -> Bool {
    (2...3).contains(languageLength(name)) && isTag(name)
  }

  /// Whether a name is a locale's without doubt: many words have three letters.
  static func isPlainly(_ name: some StringProtocol) -> Bool {
    languageLength(name) == 2 && isTag(name)
  }

  private static func languageLength(_ name: some StringProtocol) -> Int {
    name.utf8.prefix { !isSeparator($0) }.count
  }

  /// A language, and after it no more than a script and a region: words that follow may be those of
  /// a name.
  private static func isTag(_ name: some StringProtocol) -> Bool {
    let subtags = name.utf8.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
    var rest = subtags.dropFirst()
    if let script = rest.first, script.count == 4, script.allSatisfy(isLetter) {
      rest.removeFirst()
    }
    if let region = rest.first,
      region.count == 2 && region.allSatisfy(isLetter)
        || region.count == 3 && region.allSatisfy(isDigit)
    {
      rest.removeFirst()
    }
    return rest.isEmpty && (subtags.first?.allSatisfy(isLetter) ?? false)
      && LocaleFallback.canonicalTag(String(name)) != nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
