internal import Diagnostics

/// A number shown as one of another width, or with a sign instead of without.
struct PlaceholderWidthCheck: EntryCheck {
  static let rule = Rule(
    "placeholder-width",
    .placeholders,
    .warning,
    summary: "A number has another width or sign than in the source: %d for %lld.",
    rationale: """
      Large numbers are cut. On 64-bit devices the rest mostly comes out right, and no one has promised \
      that it does.
      """,
    source: "IEEE Std 1003.1, fprintf, length modifiers.",
    example: .text(
      "zh-Hans",
      of: "%lld photos are shared.",
      before: "已共享%d张照片。",
      after: "已共享%lld张照片。"
    )
  )

  let features: TextFeatures = .otherPlaceholders

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    PlaceholderFaults.report(Self.rule, of: entry, in: catalog, &findings) {
      Self.areOfOneKind($0, $1)
    }
  }

  /// Whether two placeholders are both whole numbers, or both fractions.
  static func areOfOneKind(_ first: String, _ second: String) -> Bool {
    kind(first) != nil && kind(first) == kind(second)
  }

  private static func kind(_ placeholder: String) -> Int? {
    switch placeholder.last {
    case "d", "i", "u", "D", "U": 0
    case "x", "X", "o", "O": 1
    case "f", "F", "e", "E", "g", "G", "a", "A": 2
    default: nil
    }
  }
}
