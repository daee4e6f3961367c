internal import AlertModel
internal import Diagnostics

/// An alert before the system prompt with a way around the prompt.
struct PrimerButtonsCheck: CatalogCheck {
  static let rule = Rule(
    "primer-buttons",
    .alerts,
    .error,
    summary: "An alert before the system prompt has a second button, or one that closes it.",
    rationale: """
      Whoever sees the app’s alert has to see the system’s, too: one button, Continue, and no \
      Cancel or Not Now. App Review rejects apps for another one.
      """,
    source: "Human Interface Guidelines, Privacy; App Review 5.1.1(iv) (docs/Sources.md, P1, P3).",
    example: .text(
      locale: "en",
      key: "camera.primer.button",
      source: "",
      before: "Not Now",
      after: "Continue"
    )
  )

  init(_ options: CheckOptions) {}

  func notes(for catalog: CheckedCatalog) -> ButtonNotes { ButtonNotes() }

  func take(
    _ entry: CheckedEntry,
    _ glance: EntryGlance,
    in catalog: CheckedCatalog,
    into notes: inout ButtonNotes
  ) {
    notes.take(entry, glance.role, in: catalog)
  }

  func check(_ notes: [ButtonNotes], in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    for buttons in ButtonNotes.alerts(notes) {
      let buttons = buttons.filter { $0.situation == .primer && !NotificationKey.names($0.key) }
      let ways = buttons.filter { $0.words == "cancel" || CancelWords.others.contains($0.words) }
      for button in ways.isEmpty ? Array(buttons.dropFirst()) : ways {
        findings.add(
          Self.rule,
          at: button.keyOrigin,
          ways.isEmpty
            ? "Before the system prompt there is one button, Continue; this alert has more"
            : "Nobody may leave before the system prompt; take this button away",
          key: button.key,
          locale: catalog.locales[catalog.sourceLocale].name
        )
      }
    }
  }
}
