internal import Diagnostics

/// Characters that are left of text whose encoding was taken for another.
struct BrokenCharacterCheck: TextCheck {
  static let rule = Rule(
    "broken-character",
    .chinese,
    .error,
    summary: "A character was lost when the file changed its encoding, or is a control character.",
    rationale: """
      Readers see a black diamond, 锟斤拷, â€™ or nothing. What stood there is lost: only the source or \
      an older version of the file tells.
      """,
    source: "Unicode Standard, 23.8 (U+FFFD) and 23.1 (control codes); WHATWG Encoding Standard.",
    example: .text(
      "zh-Hans",
      of: "Turn on the camera.",
      before: "打开相\u{FFFD}。",
      after: "打开相机。"
    )
  )

  let writings: Writings = .all
  let features: TextFeatures = .invisible

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard let index = text.scalars.indices.first(where: { isBroken($0, text) }) else { return }
    findings.add(
      Self.rule,
      at: text.range(of: index..<(index + 1)),
      in: context,
      "A character is broken here. Write the text again, and save the file as UTF-8."
    )
  }

  private func isBroken(_ index: Int, _ text: ScannedText) -> Bool {
    switch text.scalars[index].value.value {
    case 0xFFFD: true
    // Tab, the line ends and the escape of a terminal are no faults; U+0085 to U+009F are Windows-1252 taken for Latin-1.
    case 0x00...0x08, 0x0B, 0x0E...0x1A, 0x1C...0x1F, 0x7F...0x9F: true
    case 0xE000...0xF8FE: text.scalar(index - 1)?.cls == .han && text.scalar(index + 1)?.cls == .han
    case 0x951F: text.scalar(index + 1)?.value == "斤"
    case 0xE2: text.scalar(index + 1)?.value == "€"
    default: false
    }
  }
}
