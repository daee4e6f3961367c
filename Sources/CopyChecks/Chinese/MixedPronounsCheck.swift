internal import Diagnostics

/// 你 and 您 in one catalog.
struct MixedPronounsCheck: CatalogCheck {
  static let rule = Rule(
    "mixed-pronouns",
    .chinese,
    .warning,
    summary: "Some texts of a locale call the reader 你, others 您.",
    rationale: """
      Either is polite enough; both together read as if two people spoke. The texts that are fewer \
      are named, and where there are as many of each, those that the profile does not want.
      """,
    source: "Apple, Mozilla’s and Microsoft’s guides for Chinese: one form throughout.",
    example: .text(
      locale: "zh-Hans",
      key: "example",
      source: "Your photos stay on your device.",
      before: "您的照片只会保存在你的设备上。",
      after: "你的照片只会保存在你的设备上。"
    ),
    fix: "Writes the pronoun of the other texts."
  )

  let features: TextFeatures = .pronoun
  private let wantsPolite: Bool

  init(_ options: CheckOptions) { wantsPolite = options.wantsPolitePronoun }

  func notes(for catalog: CheckedCatalog) -> PronounTally { PronounTally(catalog) }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout PronounTally
  ) {
    notes.take(entry, glance)
  }

  func check(_ notes: [PronounTally], in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    let tally = PronounTally.sum(notes, of: catalog)
    for locale in catalog.locales.indices {
      let (familiar, polite) = (tally.familiar[locale], tally.polite[locale])
      guard !familiar.isEmpty, !polite.isEmpty else { continue }
      let isPolite =
        familiar.count == polite.count ? wantsPolite : polite.count > familiar.count
      let (wrong, right) = isPolite ? ("你", "您") : ("您", "你")
      let message =
        "\(wrong) here, and \(right) in \(max(familiar.count, polite.count)) texts; "
        + "write one of them throughout"
      for address in PronounTally.addresses(at: isPolite ? familiar : polite, in: catalog) {
        PronounFinding(
          rule: Self.rule,
          address: address,
          pronoun: isPolite ? "你" : "您",
          replacement: right,
          message: message
        ).report(in: catalog, &findings)
      }
    }
  }
}
