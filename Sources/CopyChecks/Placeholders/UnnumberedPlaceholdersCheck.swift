internal import Diagnostics
internal import MessageFormat

/// Arguments in another order than the program gives them.
struct UnnumberedPlaceholdersCheck: EntryCheck {
  static let rule = Rule(
    "unnumbered-placeholders",
    .placeholders,
    .error,
    summary: "The order of arguments differs from the source, and they have no numbers.",
    rationale: """
      Without numbers arguments are taken in the order of the text. A number is then read as an object: \
      the app crashes as soon as the text is shown. Numbers at some placeholders and not at others \
      count twice.
      """,
    source: "Apple, “String Format Specifiers”: n$ chooses the argument.",
    example: .text(
      "zh-Hans",
      of: "%@ shared %d photos.",
      before: "%d张照片由%@共享。",
      after: "%2$d张照片由%1$@共享。"
    )
  )

  let features: TextFeatures = .otherPlaceholders

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    PlaceholderFaults.forEach(of: entry, in: catalog) { text, mismatch in
      let message: String
      switch mismatch {
      case .unnumbered(let expected):
        message =
          "The order differs from the source; number the arguments: "
          + expected.joined(separator: " … ")
      case .mixedNumbers:
        message = "Some arguments have numbers and others do not; number all of them"
      default: return
      }
      findings.add(
        Self.rule,
        of: text,
        message,
        key: entry.key,
        locale: catalog.locales[text.locale].name
      )
    }
  }
}
