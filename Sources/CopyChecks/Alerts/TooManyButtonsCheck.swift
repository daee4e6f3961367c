internal import Diagnostics

/// An alert of more than three buttons.
struct TooManyButtonsCheck: CatalogCheck {
  static let rule = Rule(
    "too-many-buttons",
    .alerts,
    .warning,
    summary: "An alert has more than three buttons.",
    rationale:
      "An alert of many buttons is a menu that comes unasked; people choose any to be rid of it.",
    source: "Human Interface Guidelines, Alerts: at most three buttons (docs/Sources.md, A1).",
    example: .files(
      before: [
        RuleExample.File(
          "en.lproj/Localizable.strings",
          """
          "camera.denied.button.settings" = "Open Settings";
          "camera.denied.button.help" = "Learn More";
          "camera.denied.button.other" = "Use Library";
          "camera.denied.button.cancel" = "Cancel";
          """
        )
      ],
      after: [
        RuleExample.File(
          "en.lproj/Localizable.strings",
          """
          "camera.denied.button.settings" = "Open Settings";
          "camera.denied.button.cancel" = "Cancel";
          """
        )
      ]
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
    for buttons in ButtonNotes.alerts(notes) where buttons.count > 3 {
      // Keys of several permissions that share a beginning are several alerts.
      guard Set(buttons.map(\.situation)).count == 1, buttons[0].situation != nil else { continue }
      findings.add(
        Self.rule,
        at: buttons[3].keyOrigin,
        "An alert has three buttons at most; this one has \(buttons.count)",
        key: buttons[3].key,
        locale: catalog.locales[catalog.sourceLocale].name
      )
    }
  }
}
