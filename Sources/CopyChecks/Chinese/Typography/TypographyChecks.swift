/// The checks of punctuation, spaces and characters.
enum TypographyChecks {
  static let all: [any Check.Type] = [
    QuotationMarksCheck.self, QuotationPairsCheck.self, HalfWidthPunctuationCheck.self,
    HalfWidthParenthesesCheck.self, ChineseLatinSpacingCheck.self, MixedSpacingCheck.self,
    SpaceBesidePunctuationCheck.self, SpaceInChineseCheck.self, EllipsisCheck.self,
    RegionalEllipsisCheck.self, RepeatedPunctuationCheck.self, MisusedCommaCheck.self,
    SentenceEndingCheck.self, InvisibleCharacterCheck.self, BrokenCharacterCheck.self,
    ConfusableLetterCheck.self, FullWidthLettersCheck.self,
  ]
}
