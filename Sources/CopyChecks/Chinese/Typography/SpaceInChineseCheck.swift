internal import Diagnostics

/// A space between two Chinese words.
struct SpaceInChineseCheck: TextCheck {
  static let rule = Rule(
    "space-in-chinese",
    .chinese,
    .note,
    summary: "A space stands between two Chinese words of a sentence.",
    rationale: """
      Chinese has no spaces between words. One that stands where quotation marks or a comma should \
      be makes the reader guess.
      """,
    source: "W3C clreq, 3.2; GB/T 15834-2011 knows no space.",
    example: .text(
      "zh-Hans",
      of: "Turn on access in Settings.",
      before: "请前往 设置 打开访问权限。",
      after: "请前往“设置”打开访问权限。"
    )
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .spaceBesideHan

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    // Titles and names are spaced out on purpose; sentences are not.
    guard text.features.contains(.fullWidthMark) else { return }
    var places = PlaceList()
    for index in text.scalars.indices.dropFirst().dropLast()
    where text.scalars[index].cls == .space && text.scalars[index - 1].cls == .han
      && text.scalars[index + 1].cls == .han && !endsMention(index, text)
    {
      places.add(text.range(of: (index - 1)..<(index + 2)))
    }
    places.report(
      Self.rule,
      in: context,
      &findings,
      "Take away the space, or write the mark that it stands for."
    )
  }

  /// Whether the word before a space is a mention or a tag, which ends with the space: `@名称`.
  private func endsMention(_ space: Int, _ text: ScannedText) -> Bool {
    let sign = text.scalars[..<space].last { $0.cls != .han }
    return sign?.value == "@" || sign?.value == "#"
  }
}
