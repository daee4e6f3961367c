/// What a text has in it, found in one pass over its bytes: the checks that have nothing to look for
/// in a text never see it.
package struct TextFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Every text has this.
  package static let any = TextFeatures(rawValue: 1 << 0)
  package static let percent = TextFeatures(rawValue: 1 << 1)
  /// `{`, `}` or `$`, which begin and end names of what is filled in.
  package static let brace = TextFeatures(rawValue: 1 << 2)
  package static let han = TextFeatures(rawValue: 1 << 3)
  /// Latin letters, of ASCII or not.
  package static let latin = TextFeatures(rawValue: 1 << 4)
  package static let digit = TextFeatures(rawValue: 1 << 5)
  /// White space at the start or the end.
  package static let edgeSpace = TextFeatures(rawValue: 1 << 6)
  /// Two spaces together.
  package static let doubleSpace = TextFeatures(rawValue: 1 << 7)
  package static let lineEnd = TextFeatures(rawValue: 1 << 8)
  /// `"` or `'`.
  package static let straightQuote = TextFeatures(rawValue: 1 << 9)
  /// Any other quotation mark, or a bracket of full width: “ ” ‘ ’ 「 」 『 』 《 》 （ ） 【 】.
  package static let quote = TextFeatures(rawValue: 1 << 10)
  /// … ⋯, or three full stops.
  package static let ellipsis = TextFeatures(rawValue: 1 << 11)
  /// Characters that are not seen, or not told from others: no-break and ideographic spaces,
  /// U+200B, U+FEFF, bidi controls, control characters, private use, U+FFFD.
  package static let invisible = TextFeatures(rawValue: 1 << 12)
  /// Letters and digits of full width.
  package static let fullWidthLatin = TextFeatures(rawValue: 1 << 13)
  /// Punctuation of full width: ， 。 ： ； ？ ！ 、.
  package static let fullWidthMark = TextFeatures(rawValue: 1 << 14)
  /// Punctuation of ASCII beside a Han character, a placeholder or a quotation mark.
  package static let halfWidthMarkBesideHan = TextFeatures(rawValue: 1 << 15)
  /// A Han character beside a Latin letter, digit, `%` or brace, with nothing between.
  package static let hanBesideLatin = TextFeatures(rawValue: 1 << 16)
  /// The same with a space between.
  package static let hanSpaceLatin = TextFeatures(rawValue: 1 << 17)
  /// A space beside a mark of full width, or between Han characters.
  package static let spaceBesideHan = TextFeatures(rawValue: 1 << 18)
  /// One mark twice: ！！, ?? and the like.
  package static let repeatedMark = TextFeatures(rawValue: 1 << 19)
  /// 你, 您, 妳.
  package static let pronoun = TextFeatures(rawValue: 1 << 20)
  /// A character of Simplified Chinese alone.
  package static let simplifiedOnly = TextFeatures(rawValue: 1 << 21)
  /// A character of Traditional Chinese alone.
  package static let traditionalOnly = TextFeatures(rawValue: 1 << 22)
  /// A character of both scripts that stands for two in one of them: 后, 里, 台.
  package static let sharedCharacter = TextFeatures(rawValue: 1 << 23)
  /// Letters of other alphabets: Cyrillic, Greek, Kana, Hangul.
  package static let otherLetter = TextFeatures(rawValue: 1 << 24)
  /// `>`, →, › and the like.
  package static let arrow = TextFeatures(rawValue: 1 << 25)
  /// `<` or `&`.
  package static let markup = TextFeatures(rawValue: 1 << 26)
  /// Nothing but white space, or nothing at all.
  package static let blank = TextFeatures(rawValue: 1 << 27)
}
