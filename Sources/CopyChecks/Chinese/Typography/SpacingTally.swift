/// How often a locale of a catalog has a space between Chinese and Latin, and how often not.
struct SpacingTally: Sendable {
  private(set) var spaced = 0
  private(set) var unspaced = 0

  var total: Int { spaced + unspaced }

  mutating func count(_ census: SpacingCensus) {
    for place in census.places {
      if place.isSpaced { spaced += 1 } else { unspaced += 1 }
    }
  }

  mutating func add(_ other: SpacingTally) {
    spaced += other.spaced
    unspaced += other.unspaced
  }

  /// What two places in three have, of four at least; `nil` where there is no such habit.
  var habit: TypographyProfile.Spacing? {
    guard total >= 4 else { return nil }
    if spaced * 3 >= total * 2 { return .space }
    return unspaced * 3 >= total * 2 ? TypographyProfile.Spacing.none : nil
  }
}
