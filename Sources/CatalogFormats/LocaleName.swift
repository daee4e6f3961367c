internal import ICU

/// The names of locales, where a name may also be that of something else.
enum LocaleName {
  /// Whether a name is a locale's, and not some other word: a language of two or three letters,
  /// and what else BCP 47 allows, with `-` or `_` between.
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

  private static func isTag(_ name: some StringProtocol) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar == "-" || scalar == "_"
    } && LocaleFallback.canonicalTag(String(name)) != nil
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
