internal import Diagnostics

/// Places that space Chinese and Latin as the rest of the catalog does not.
struct MixedSpacingCheck: CatalogCheck {
  static let rule = Rule(
    "mixed-spacing",
    .chinese,
    .warning,
    summary: "Chinese and Latin are spaced in some places of a catalog and not in others.",
    rationale: "Either way is good; both in one app look as if nobody had read it.",
    source: """
      All houses agree on one way in a text: Apple’s iOS strings, mozilla-l10n/styleguides, Chinese \
      copywriting guidelines.
      """,
    example: .text(
      "zh-Hans",
      of: "Open the app’s settings on iPhone.",
      before: "在iPhone上打开 App设置。",
      after: "在iPhone上打开App设置。"
    ),
    fix: "Does as most places of the catalog do."
  )

  let features: TextFeatures = SpacingCensus.features

  init(_ options: CheckOptions) {}

  /// A text in which Chinese meets Latin.
  struct SpacedText: Sendable {
    let text: CheckedText
    let key: String
    let census: SpacingCensus
  }

  func notes(for catalog: CheckedCatalog) -> [[SpacedText]] { catalog.locales.map { _ in [] } }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout [[SpacedText]]
  ) {
    guard entry.shouldTranslate else { return }
    for (text, features) in zip(entry.texts, glance.texts)
    where SpacingCensus.mayFind(features) && catalog.locales[text.locale].writing.isChinese {
      let census = SpacingCensus(text.text)
      guard !census.places.isEmpty else { continue }
      notes[text.locale].append(SpacedText(text: text, key: entry.key, census: census))
    }
  }

  func check(
    _ notes: [[[SpacedText]]],
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    for (index, locale) in catalog.locales.enumerated() {
      let texts = notes.flatMap { $0[index] }
      var tally = SpacingTally()
      for text in texts { tally.count(text.census) }
      guard tally.total >= 4, tally.spaced > 0, tally.unspaced > 0 else { continue }
      if let habit = tally.habit, isSlip(tally) {
        for text in texts { report(text, tally, isSpaceWanted: habit == .space, locale, &findings) }
      } else {
        reportChaos(texts, tally, locale, &findings)
      }
    }
  }

  /// Whether the places that do otherwise are few; many of them are no slips, and told once.
  private func isSlip(_ tally: SpacingTally) -> Bool {
    let few = min(tally.spaced, tally.unspaced)
    return few <= 5 || few * 10 <= tally.total
  }

  /// Says once that a catalog goes both ways about as often, where the rarer one first stands:
  /// which one is right is not ours to say.
  private func reportChaos(
    _ texts: [SpacedText],
    _ tally: SpacingTally,
    _ locale: CopyLocale,
    _ findings: inout FindingSink
  ) {
    let isRarerSpaced = tally.spaced < tally.unspaced
    let isTie = tally.spaced == tally.unspaced
    for text in texts {
      let place = text.census.places.first { isTie || $0.isSpaced == isRarerSpaced }
      guard let place else { continue }
      findings.add(
        Self.rule,
        at: place.range,
        of: text.text,
        "\(tally.spaced) places of the catalog have a space between Chinese and Latin, and "
          + "\(tally.unspaced) have none. Choose one way.",
        key: text.key,
        locale: locale.name
      )
      return
    }
  }

  private func report(
    _ text: SpacedText,
    _ tally: SpacingTally,
    isSpaceWanted: Bool,
    _ locale: CopyLocale,
    _ findings: inout FindingSink
  ) {
    let places = text.census.places.filter { $0.isSpaced != isSpaceWanted }
    guard let first = places.first else { return }
    let message =
      isSpaceWanted
      ? "No space here, and one in \(tally.spaced) of the catalog’s \(tally.total) places."
      : "A space here, and none in \(tally.unspaced) of the catalog’s \(tally.total) places."
    findings.add(
      Self.rule,
      at: first.range,
      of: text.text,
      message,
      key: text.key,
      locale: locale.name,
      edits: places.map { TextEdit($0.gap, isSpaceWanted ? " " : "") }
    )
  }
}
