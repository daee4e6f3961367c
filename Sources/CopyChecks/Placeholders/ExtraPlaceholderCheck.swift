internal import Diagnostics
internal import MessageFormat

/// An argument that the program does not give.
struct ExtraPlaceholderCheck: EntryCheck {
  static let rule = Rule(
    "extra-placeholder",
    .placeholders,
    .error,
    summary: "The translation shows an argument that the source does not have.",
    rationale: """
      The program gives no such argument: what is shown is whatever stands in memory, and mostly the \
      app crashes.
      """,
    source: "IEEE Std 1003.1, fprintf: the results are undefined; bitstadium/HockeySDK-Mac#24.",
    example: .text(
      "zh-Hans",
      of: "“%@” can use your camera.",
      before: "“%1$@”可以使用%2$@。",
      after: "“%@”可以使用你的相机。"
    )
  )

  let features: TextFeatures = .otherPlaceholders

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    PlaceholderFaults.forEach(of: entry, in: catalog) { text, mismatch in
      guard case .extra(let placeholder) = mismatch else { return }
      findings.add(
        Self.rule,
        at: PlaceholderPlace.range(of: placeholder, in: text.text, catalog.syntax),
        of: text,
        "The source has no argument for \(placeholder); remove it",
        key: entry.key,
        locale: catalog.locales[text.locale].name
      )
    }
  }
}
