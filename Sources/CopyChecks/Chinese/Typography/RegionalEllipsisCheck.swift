internal import Diagnostics

/// The ellipsis of the other script.
struct RegionalEllipsisCheck: TextCheck {
  static let rule = Rule(
    "regional-ellipsis",
    .chinese,
    .note,
    summary: "The ellipsis is not the one of iOS in this script.",
    rationale: """
      iOS writes … in Simplified Chinese and ⋯, in the middle of the line, in Traditional Chinese: \
      fonts draw … at the foot of the line in many places.
      """,
    source: """
      Apple’s iOS strings: … in 359 of 359 of zh-Hans; ⋯ in 354 of 357 in Taiwan, 355 of 359 in Hong \
      Kong (measured; no other house says so).
      """,
    example: .text("zh-Hant", of: "Loading…", before: "正在載入…", after: "正在載入⋯"),
    fix: "Writes the ellipsis of iOS."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .ellipsis
  private let isOff: Bool

  init(_ options: CheckOptions) { isOff = options.profile != .apple }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard !isOff, text.features.contains(.han) else { return }
    let isTraditional = context.locale.writing.isTraditional
    let (wrong, right): (Unicode.Scalar, Unicode.Scalar) = isTraditional ? ("…", "⋯") : ("⋯", "…")
    var places = PlaceList()
    for (index, scalar) in text.scalars.enumerated() where scalar.value == wrong {
      // Two of them are the ellipsis of the standards.
      guard text.scalar(index - 1)?.value != wrong, text.scalar(index + 1)?.value != wrong else {
        continue
      }
      let range = scalar.offset..<scalar.end
      places.add(range, [TextEdit(range, String(right))])
    }
    places.report(
      Self.rule,
      in: context,
      &findings,
      "iOS writes \(right) here, not \(wrong).",
      habit: "style"
    )
  }
}
