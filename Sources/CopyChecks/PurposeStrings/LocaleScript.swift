/// What the letters of a locale’s language are, as far as they tell English left in it.
struct LocaleScript {
  private let language: Substring

  init(_ tag: String) { language = tag.prefix { $0 != "-" && $0 != "_" } }

  /// Whether the language is not written in Latin letters.
  var isOtherThanLatin: Bool { Self.others.contains(language) }
  /// Whether it writes Han characters, and is not Chinese.
  var sharesHan: Bool { language == "ja" || language == "ko" }
  /// Whether its sentences end with a mark.
  var marksSentences: Bool { !["th", "lo", "km", "my"].contains(language) }

  private static let others: Set<Substring> = [
    "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "km", "kn", "ko",
    "lo", "mk", "ml", "mr", "my", "pa", "ru", "ta", "te", "th", "uk", "ur", "zh",
  ]
}
