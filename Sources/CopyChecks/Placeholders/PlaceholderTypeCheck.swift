internal import Diagnostics

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
    PlaceholderFaults.report(Self.rule, of: entry, in: catalog, &findings) {
      !PlaceholderWidthCheck.areOfOneKind($0, $1)
    }
  }
}
