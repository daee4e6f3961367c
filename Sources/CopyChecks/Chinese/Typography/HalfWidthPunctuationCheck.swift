internal import Diagnostics

/// Punctuation of ASCII in Chinese sentences.
struct HalfWidthPunctuationCheck: TextCheck {
  static let rule = Rule(
    "half-width-punctuation",
    .chinese,
    .warning,
    summary: "A mark between Chinese words is one of half width.",
    rationale: """
      Chinese marks take the room of a character. A comma of half width sticks to the word before it, \
      and the line looks typed on the wrong keyboard.
      """,
    source: """
      GB/T 15834-2011, 5.1; W3C clreq, 3.1; Apple’s iOS strings: a comma of half width after none of \
      1,663 Chinese words, a colon after none of 238.
      """,
    example: .text(
      "zh-Hans",
      of: "Turn on the microphone, then try again.",
      before: "打开麦克风,然后再试一次。",
      after: "打开麦克风，然后再试一次。"
    ),
    fix: "Writes the mark of full width, and takes away the space beside it."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .halfWidthMarkBesideHan
  private let profile: TypographyProfile

  init(_ options: CheckOptions) { profile = TypographyProfile(options.profile) }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard text.features.contains(.han) else { return }
    let finalColon = profile.wantsHalfWidthFinalColon(context.locale.writing)
    var places = PlaceList()
    var shown: (wrong: String, right: String)?
    let keywords = KeywordList(text, key: context.entry.key)
    var index = 0
    while index < text.scalars.count {
      let run = HalfWidthMark(at: index, in: text)
      index = max(run?.end ?? 0, index + 1)
      guard let run, run.isInChinese, !keywords.isOne(with: run.mark),
        !(run.mark == ":" && !run.isFinal && Self.hasTightColon(context.source)),
        !(finalColon && run.mark == ":" && run.isFinal)
      else {
        continue
      }
      if shown == nil { shown = (String(run.mark), run.fullWidth) }
      places.add(
        text.range(of: run.start..<run.end),
        [TextEdit(text.range(of: run.withSpaces), run.fullWidth)]
      )
    }
    places.report(
      Self.rule,
      in: context,
      &findings,
      "Write \(shown?.right ?? "") for \(shown?.wrong ?? "") in Chinese."
    )
  }

  /// Whether a colon of the source stands between two words, as in `host:port`: it is typed so.
  private static func hasTightColon(_ source: String?) -> Bool {
    guard let source else { return false }
    let scalars = Array(source.unicodeScalars)
    return scalars.indices.dropFirst().dropLast().contains {
      scalars[$0] == ":" && scalars[$0 - 1].properties.isAlphabetic
        && scalars[$0 + 1].properties.isAlphabetic
    }
  }
}
