internal import Diagnostics
internal import MessageFormat

/// A placeholder whose last letter is gone, or is none that is known.
struct LostPlaceholderTypeCheck: EntryCheck {
  static let rule = Rule(
    "lost-placeholder-type",
    .placeholders,
    .error,
    summary: "A placeholder has no type, or one that there is not: %1, %y.",
    rationale: """
      What a percent sign and a number mean is told by the letter behind them. Without it the letters \
      that follow are read as a type, or the argument is not shown.
      """,
    source: "Apple, “String Format Specifiers”; IEEE Std 1003.1, fprintf.",
    example: .text(
      "zh-Hans",
      of: "%1$@ has used your location for %2$@.",
      before: "%1$@已使用你的位置%2。",
      after: "%1$@已使用你的位置%2$@。"
    )
  )

  let features: TextFeatures = .otherPlaceholders

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard case .printf(let dialect) = catalog.syntax else { return }
    PlaceholderFaults.forEach(of: entry, in: catalog) { text, mismatch in
      guard case .fault(let written) = mismatch,
        case .fault(let fault)? = PlaceholderPlace.token(of: written, in: text.text, catalog.syntax)
      else { return }
      switch fault.kind {
      case .lostConversion, .unknownConversion: break
      case .lonePercent, .prose: return
      }
      // What is only taken apart is told once.
      if let source = entry.source(of: text, in: catalog)?.text,
        SplitPlaceholder.contains(fault.range, in: text.text, source: source, dialect)
      {
        return
      }
      findings.add(
        Self.rule,
        at: fault.range,
        of: text,
        "“\(written)” is no placeholder; write it as the source has it",
        key: entry.key,
        locale: catalog.locales[text.locale].name
      )
    }
  }
}
