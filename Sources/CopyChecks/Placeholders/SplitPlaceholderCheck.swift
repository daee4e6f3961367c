internal import Diagnostics
internal import MessageFormat

/// A placeholder that a translator or a tool has taken apart.
struct SplitPlaceholderCheck: EntryCheck {
  static let rule = Rule(
    "split-placeholder",
    .placeholders,
    .error,
    summary: "A placeholder has a space or a character of full width inside.",
    rationale: """
      Input methods write ％ and ＠, and tools that put spaces between Chinese and Latin put them into \
      placeholders, too. The app shows “% @”, or crashes.
      """,
    source: "IEEE Std 1003.1, fprintf; pangu rewrites %lld as “% lld” (docs/Sources.md, measured).",
    example: .text(
      "zh-Hans",
      of: "%1$@ has %2$@.",
      before: "%1 $@有%2$@。",
      after: "%1$@有%2$@。"
    ),
    fix: "Takes the space out and writes the characters of ASCII."
  )

  let features: TextFeatures = .otherPlaceholders

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard entry.shouldTranslate, case .printf(let dialect) = catalog.syntax else { return }
    for text in entry.texts {
      guard let source = entry.source(of: text, in: catalog),
        !PlaceholderGlance.areAlike(source.text, text.text)
      else { continue }
      for split in SplitPlaceholder.all(in: text.text, source: source.text, dialect) {
        findings.add(
          Self.rule,
          at: split.range,
          of: text,
          "This is no placeholder; write \(split.joined)",
          key: entry.key,
          locale: catalog.locales[text.locale].name,
          edits: [TextEdit(split.range, split.joined)]
        )
      }
    }
  }
}
