internal import Diagnostics
internal import MessageFormat

/// 您 where the OS says 你, and the other way round where the profile wants 您.
struct PronounCheck: CatalogCheck {
  static let rule = Rule(
    "pronoun",
    .chinese,
    .note,
    summary: "A text about a permission says 您 where the OS says 你, or any text says 妳.",
    rationale: """
      iOS calls its reader 你 since version 16, and in Hong Kong it always did. An alert that says \
      您 beside a prompt that says 你 speaks with two voices. The profiles mozilla and microsoft \
      want 您. 妳 is for women alone.
      """,
    source: """
      Apple’s own iOS strings: 您 in none of 4,517, 你 in all (docs/Sources.md, measured); Mozilla’s guide \
      for zh-TW.
      """,
    example: .text(
      "zh-Hans",
      of: "Allow access to your camera.",
      before: "请允许访问您的相机。",
      after: "请允许访问你的相机。"
    ),
    fix: "Writes the pronoun of the profile."
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
    let roles = RoleFinder(catalog)
    let right = wantsPolite ? "您" : "你"
    for locale in catalog.locales.indices {
      for address in PronounTally.addresses(at: tally.feminine[locale], in: catalog) {
        PronounFinding(
          rule: Self.rule,
          address: address,
          pronoun: "妳",
          replacement: right,
          message: "妳 speaks to women alone; write \(right)",
          severity: .warning,
          isHabit: true
        ).report(in: catalog, &findings)
      }
      // Where both are said, the mixture is the fault.
      guard tally.familiar[locale].isEmpty != tally.polite[locale].isEmpty,
        // Android has other prompts; only a profile that wants 您 wants it there, too.
        wantsPolite || catalog.syntax != .printf(.android)
      else { continue }
      let places = wantsPolite ? tally.familiar[locale] : tally.polite[locale]
      for address in PronounTally.addresses(at: places, in: catalog)
      where ChinesePermissionWords.isAboutPermission(
        address.text.text,
        roles.role(of: address.entry)
      ) {
        PronounFinding(
          rule: Self.rule,
          address: address,
          pronoun: wantsPolite ? "你" : "您",
          replacement: right,
          message: wantsPolite ? "This profile says 您, not 你" : "iOS says 你; write 你 for 您",
          isHabit: true
        ).report(in: catalog, &findings)
      }
    }
  }
}
