internal import Diagnostics
internal import MessageFormat

/// An argument shown as another type.
struct PlaceholderTypeCheck: EntryCheck {
  static let rule = Rule(
    "placeholder-type",
    .placeholders,
    .error,
    summary: "An argument has another type than in the source.",
    rationale:
      "A number read as an object (%d as %@) crashes the app; the reverse shows an address.",
    source: "Apple, “String Format Specifiers”; IEEE Std 1003.1, fprintf.",
    example: .text(
      "zh-Hans",
      of: "%d photos are shared.",
      before: "已共享%@张照片。",
      after: "已共享%d张照片。"
    )
  )

  let features: TextFeatures = .otherPlaceholders

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    var differences: [OtherTypes] = []
    PlaceholderFaults.forEach(of: entry, in: catalog) { text, mismatch in
      guard case .otherType(let source, let translation) = mismatch,
        !PlaceholderWidthCheck.areOfOneKind(source, translation)
      else { return }
      let pair = OtherTypes.Pair(source: source, translation: translation)
      if let last = differences.last?.text, last.locale == text.locale, last.path == text.path {
        differences[differences.count - 1].pairs.append(pair)
      } else {
        differences.append(OtherTypes(text: text, pairs: [pair]))
      }
    }
    for difference in differences {
      for fault in difference.faults(catalog.syntax) {
        findings.add(
          Self.rule,
          at: PlaceholderPlace.range(of: fault.written, in: difference.text.text, catalog.syntax),
          of: difference.text,
          fault.message,
          key: entry.key,
          locale: catalog.locales[difference.text.locale].name
        )
      }
    }
  }
}
