internal import Diagnostics

/// A catalog whose habit of spacing is not the profile’s: said once for each locale.
struct ChineseLatinSpacingCheck: CatalogCheck {
  static let rule = Rule(
    "chinese-latin-spacing",
    .chinese,
    .note,
    summary: "The catalog spaces Chinese and Latin throughout as the profile does not.",
    rationale: """
      Both ways are good Chinese. Beside iOS’s own alerts, which have no spaces since iOS 13, text \
      with spaces looks foreign; other houses want them.
      """,
    source: """
      Apple’s iOS strings: no space in 3,343 of 3,346 places in zh-Hans, 3,416 of 3,423 in Taiwan, \
      3,407 of 3,427 in Hong Kong; mozilla-l10n/styleguides: a space; clreq leaves it to layout.
      """,
    example: .text(
      "zh-Hans",
      of: "Sign in to the app on iPhone.",
      before: "请在 iPhone 上打开 App 并登录。",
      after: "请在iPhone上打开App并登录。"
    )
  )

  let features: TextFeatures = SpacingCensus.features
  private let profile: TypographyProfile

  init(_ options: CheckOptions) { profile = TypographyProfile(options.profile) }

  /// A locale’s count, and the first place of each kind.
  struct LocaleNotes: Sendable {
    var tally = SpacingTally()
    var first: [Bool: (text: CheckedText, key: String, range: Range<Int>)] = [:]
  }

  func notes(for catalog: CheckedCatalog) -> [LocaleNotes] {
    catalog.locales.map { _ in LocaleNotes() }
  }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout [LocaleNotes]
  ) {
    guard profile.spacing != .either, entry.shouldTranslate else { return }
    for (text, features) in zip(entry.texts, glance.texts)
    where SpacingCensus.mayFind(features) && catalog.locales[text.locale].writing.isChinese {
      let census = SpacingCensus(text.text)
      guard !census.places.isEmpty else { continue }
      notes[text.locale].tally.count(census)
      for place in census.places where notes[text.locale].first[place.isSpaced] == nil {
        notes[text.locale].first[place.isSpaced] = (text, entry.key, place.range)
      }
    }
  }

  func check(
    _ notes: [[LocaleNotes]],
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    for (index, locale) in catalog.locales.enumerated() {
      var tally = SpacingTally()
      for part in notes { tally.add(part[index].tally) }
      guard let habit = tally.habit, habit != profile.spacing else { continue }
      let isSpaced = habit == .space
      guard let first = notes.compactMap({ $0[index].first[isSpaced] }).first else { continue }
      let count = isSpaced ? tally.spaced : tally.unspaced
      let house = profile.name
      findings.add(
        Self.rule,
        at: first.range,
        of: first.text,
        isSpaced
          ? "\(count) of \(tally.total) places have a space here, and \(house) has none."
          : "\(count) of \(tally.total) places have no space here, and \(house) has one.",
        key: first.key,
        locale: locale.name
      )
    }
  }
}
