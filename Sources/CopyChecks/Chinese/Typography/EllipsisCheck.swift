internal import Diagnostics

/// Full stops in place of an ellipsis.
struct EllipsisCheck: TextCheck {
  static let rule = Rule(
    "ellipsis",
    .chinese,
    .warning,
    summary: "Full stops stand for an ellipsis.",
    rationale: """
      Three dots of half width sit on the base line, break over two lines, and are read out one by \
      one.
      """,
    source: """
      Apple’s iOS strings: ... in none, … in 359 of zh-Hans, ⋯ in 354 of 357 of zh-Hant; GB/T \
      15834-2011, 4.11 and clreq have two such characters.
      """,
    example: .text("zh-Hans", of: "Loading…", before: "正在载入...", after: "正在载入…"),
    fix: "Writes the ellipsis of the profile: … or ⋯ or ……."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = [.ellipsis, .repeatedMark]
  private let profile: TypographyProfile

  init(_ options: CheckOptions) { profile = TypographyProfile(options.profile) }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard text.features.contains(.han) else { return }
    let ellipsis = profile.ellipsis(context.locale.writing)
    var places = PlaceList()
    var index = 0
    while index < text.scalars.count {
      let scalar = text.scalars[index]
      var end = index + 1
      defer { index = end }
      guard scalar.value == "." && scalar.cls == .mark || scalar.value == "。" else { continue }
      while text.scalar(end)?.value == scalar.value { end += 1 }
      // Two full stops of full width are one too many, and no ellipsis.
      guard end - index >= 3 || end - index == 2 && scalar.value == ".",
        isInText(index, end, text)
      else { continue }
      let start = text.indexBefore(index) + 1
      places.add(
        text.range(of: index..<end),
        [TextEdit(text.range(of: start..<end), ellipsis)]
      )
    }
    places.report(Self.rule, in: context, &findings, "Write \(ellipsis) for the dots.")
  }

  /// Whether dots follow a Chinese word or a placeholder, and are no path, range or number.
  private func isInText(_ start: Int, _ end: Int, _ text: ScannedText) -> Bool {
    guard let before = text.scalar(text.indexBefore(start)) else { return false }
    guard before.cls == .han || before.cls == .closingQuote || before.cls == .placeholder else {
      return false
    }
    return switch text.scalar(end)?.cls {
    case .latin, .digit: false
    case .mark: text.scalar(end)?.value != "/"
    default: true
    }
  }
}
