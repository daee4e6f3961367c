internal import Diagnostics

/// Purpose strings none of which ends with a full stop.
struct PurposeSentenceCheck: CatalogCheck {
  static let rule = Rule(
    "purpose-sentence",
    .purposeStrings,
    .note,
    summary: "No purpose string of a locale ends with a full stop.",
    rationale: """
      The system shows the purpose string as a sentence under its title. It is told once for a \
      locale, because it is one decision.
      """,
    source: "Human Interface Guidelines, Privacy: a complete sentence with a final period; stated.",
    example: .text(
      locale: "en",
      key: "NSCameraUsageDescription",
      source: "",
      before: "Scans the codes on tickets",
      after: "The app scans the codes on tickets."
    )
  )

  init(_ options: CheckOptions) {}

  func notes(for catalog: CheckedCatalog) -> PurposeEndings { PurposeEndings(catalog) }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout PurposeEndings
  ) {
    notes.take(entry, in: catalog)
  }

  func check(
    _ notes: [PurposeEndings],
    in catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    let endings = PurposeEndings(notes, of: catalog)
    for (index, locale) in catalog.locales.enumerated() {
      guard let first = endings.open[index].first, endings.closed[index] == 0,
        endings.odd(in: index).isEmpty
      else { continue }
      let count = endings.open[index].count
      findings.add(
        Self.rule,
        of: first.text,
        count == 1
          ? "This does not end with a full stop. Write a whole sentence and end it."
          : "None of the \(count) purpose strings in \(locale.name) ends with a full stop. Write "
            + "whole sentences and end them.",
        key: first.key,
        locale: locale.name
      )
    }
  }
}
