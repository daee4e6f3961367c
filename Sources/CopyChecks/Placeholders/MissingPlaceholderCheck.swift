internal import Diagnostics
internal import MessageFormat

/// An argument that a translation does not show.
struct MissingPlaceholderCheck: EntryCheck {
  static let rule = Rule(
    "missing-placeholder",
    .placeholders,
    .error,
    summary: "The translation does not show an argument of the source.",
    rationale: """
      The reader does not learn the name or number that the sentence is about; where arguments have no \
      numbers, those after it are shown in its place, as another type.
      """,
    source: "Apple, “String Format Specifiers”; java.util.Formatter.",
    example: .text(
      "zh-Hans",
      of: "“%@” can use your camera.",
      before: "可以使用你的相机。",
      after: "“%@”可以使用你的相机。"
    )
  )

  let features: TextFeatures = .otherPlaceholders

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    PlaceholderFaults.forEach(of: entry, in: catalog) { text, mismatch in
      guard case .missing(let placeholder) = mismatch,
        !isSplit(placeholder, text, entry, catalog)
      else { return }
      findings.add(
        Self.rule,
        of: text,
        "\(placeholder) of the source is missing",
        key: entry.key,
        locale: catalog.locales[text.locale].name
      )
    }
  }

  /// Whether it is there and taken apart, which is told once.
  private func isSplit(
    _ placeholder: String,
    _ text: CheckedText,
    _ entry: CheckedEntry,
    _ catalog: CheckedCatalog
  ) -> Bool {
    guard case .printf(let dialect) = catalog.syntax,
      let source = entry.source(of: text, in: catalog)
    else { return false }
    let conversion = placeholder.drop { "%$0123456789".contains($0) }
    return SplitPlaceholder.all(in: text.text, source: source.text, dialect).contains {
      $0.joined.drop { "%$0123456789".contains($0) } == conversion
    }
  }
}
