internal import Diagnostics

/// Spaces beside marks of full width.
struct SpaceBesidePunctuationCheck: TextCheck {
  static let rule = Rule(
    "space-beside-punctuation",
    .chinese,
    .warning,
    summary: "A space stands beside a mark of full width.",
    rationale: "The mark has its room already: with a space the line has a hole.",
    source: "W3C clreq, 3.1; Apple’s iOS strings have none; all houses agree.",
    example: .text(
      "zh-Hans",
      of: "Go to Settings, and turn on Photos.",
      before: "请前往“设置”， 打开“照片”。",
      after: "请前往“设置”，打开“照片”。"
    ),
    fix: "Takes the space away."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .spaceBesideHan

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    var places = PlaceList()
    var index = 0
    while index < text.scalars.count {
      guard text.scalars[index].cls == .space else {
        index += 1
        continue
      }
      let end = text.indexAfter(index)
      // More spaces than two are a table.
      if end - index <= 2, let before = text.scalar(index - 1), let after = text.scalar(end),
        isHole(before, after)
      {
        let range = text.range(of: index..<end)
        places.add(before.offset..<after.end, [TextEdit(range, "")])
      }
      index = end
    }
    places.report(
      Self.rule,
      in: context,
      &findings,
      "Take away the space: a mark of full width has its own room.",
      habit: "style"
    )
  }

  private func isHole(_ before: ScannedText.Scalar, _ after: ScannedText.Scalar) -> Bool {
    if isWide(before), after.isOfText { return true }
    if isWide(after), before.isOfText { return true }
    return before.cls == .han && after.cls == .openingQuote
      || before.cls == .closingQuote && after.cls == .han
  }

  /// Whether a mark has full width; those apart round which people put space on purpose.
  private func isWide(_ scalar: ScannedText.Scalar) -> Bool {
    switch scalar.value {
    case "／", "～", "【", "】": false
    default: scalar.cls == .fullWidthMark || scalar.isWideQuote
    }
  }
}
