/// What a text has in it, found in one pass over its bytes: the checks that have nothing to look for
/// in a text never see it.
package struct TextFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Every text has this.
  package static let any = TextFeatures(rawValue: 1 << 0)
  package static let percent = TextFeatures(rawValue: 1 << 1)
  /// `{`, `}` or `$`, which begin and end names of what is filled in.
  package static let brace = TextFeatures(rawValue: 1 << 2)
  package static let han = TextFeatures(rawValue: 1 << 3)
  /// Latin letters, of ASCII or not.
  package static let latin = TextFeatures(rawValue: 1 << 4)
  package static let digit = TextFeatures(rawValue: 1 << 5)
  package static let lineEnd = TextFeatures(rawValue: 1 << 8)
  /// `"` or `'`, but no apostrophe after a letter.
  package static let straightQuote = TextFeatures(rawValue: 1 << 9)
  /// Any other quotation mark but an apostrophe, or a bracket of full width: “ ” ‘ ’ 「 」 『 』 《 》 （ ） 【 】.
  package static let quote = TextFeatures(rawValue: 1 << 10)
  /// … ⋯, or three full stops.
  package static let ellipsis = TextFeatures(rawValue: 1 << 11)
  /// Characters that are not seen, or not told from others: no-break and ideographic spaces,
  /// U+200B, U+FEFF, bidi controls, control characters, private use, U+FFFD; and what a wrong
  /// encoding leaves: 锟, â€.
  package static let invisible = TextFeatures(rawValue: 1 << 12)
  /// Letters and digits of full width.
  package static let fullWidthLatin = TextFeatures(rawValue: 1 << 13)
  /// Punctuation of full width: ， 。 ： ； ？ ！ 、.
  package static let fullWidthMark = TextFeatures(rawValue: 1 << 14)
  /// Punctuation of ASCII beside a Han character, a placeholder or a quotation mark, or apart from it
  /// by spaces.
  package static let halfWidthMarkBesideHan = TextFeatures(rawValue: 1 << 15)
  /// A Han character beside a Latin letter, digit, `%` or brace, with nothing between.
  package static let hanBesideLatin = TextFeatures(rawValue: 1 << 16)
  /// The same with a space between.
  package static let hanSpaceLatin = TextFeatures(rawValue: 1 << 17)
  /// A space beside a mark of full width, between Han characters, or between one and “ ”.
  package static let spaceBesideHan = TextFeatures(rawValue: 1 << 18)
  /// One mark twice, or two marks of which one has full width: ！！, ??, ，。.
  package static let repeatedMark = TextFeatures(rawValue: 1 << 19)
  /// Letters of other alphabets: Cyrillic, Greek, Kana, Hangul; Kangxi radicals.
  package static let otherLetter = TextFeatures(rawValue: 1 << 24)
  /// `>`, →, › and the like.
  package static let arrow = TextFeatures(rawValue: 1 << 25)
  /// `<` or `&`.
  package static let markup = TextFeatures(rawValue: 1 << 26)
  /// Nothing but white space, or nothing at all.
  package static let blank = TextFeatures(rawValue: 1 << 27)
  /// `(` or `)`.
  package static let parenthesis = TextFeatures(rawValue: 1 << 28)
  /// 、.
  package static let enumerationComma = TextFeatures(rawValue: 1 << 29)

  // What single Han characters have: the seven bits of `HanTable`.

  /// 你.
  package static let familiarPronoun = TextFeatures(rawValue: 1 << 32)
  /// A character of Simplified Chinese alone.
  package static let simplifiedOnly = TextFeatures(rawValue: 1 << 33)
  /// A character of Traditional Chinese alone.
  package static let traditionalOnly = TextFeatures(rawValue: 1 << 34)
  /// A character that is right in some words or regions only: 后, 里, 乾, 户.
  package static let sharedCharacter = TextFeatures(rawValue: 1 << 35)
  /// A character with which one of `FeatureWords` begins.
  package static let firstOfWord = TextFeatures(rawValue: 1 << 36)
  /// 您.
  package static let politePronoun = TextFeatures(rawValue: 1 << 37)
  /// 妳.
  package static let femininePronoun = TextFeatures(rawValue: 1 << 38)
  /// Any of the three.
  package static let pronoun: TextFeatures = [.familiarPronoun, .politePronoun, .femininePronoun]

  // What the words of a text say: see `FeatureWords`.

  /// A word that may be one of another region.
  package static let regionalWord = TextFeatures(rawValue: 1 << 40)
  /// Settings in Chinese: 设置, 設定.
  package static let settingsWord = TextFeatures(rawValue: 1 << 41)
  /// What people did who did not allow something: denied, 拒绝.
  package static let refusal = TextFeatures(rawValue: 1 << 42)
  /// What an app would like, in the words of the system prompt: would, wants, 想访问.
  package static let wish = TextFeatures(rawValue: 1 << 43)
  /// The letters of a name of Apple’s, misspelt or not.
  package static let productName = TextFeatures(rawValue: 1 << 44)

  // What entries have beside their texts.

  /// Placeholders of a translation that may not be those of the source.
  package static let otherPlaceholders = TextFeatures(rawValue: 1 << 48)
  /// A state other than that of nearly all: not “translated”, or not “manual”.
  package static let unusualState = TextFeatures(rawValue: 1 << 49)
  /// Texts for several numbers or devices.
  package static let variations = TextFeatures(rawValue: 1 << 50)
}
