internal import Diagnostics

/// Characters that nobody sees, where they do nothing good.
struct InvisibleCharacterCheck: TextCheck {
  static let rule = Rule(
    "invisible-character",
    .chinese,
    .warning,
    summary: "A character is there that nobody sees.",
    rationale: """
      It came with a text that was copied from a web page or a document. It breaks search, line \
      breaks and VoiceOver, and the next translator cannot see why.
      """,
    source: """
      Unicode Standard, 23.2 and 23.3; UAX #9, 3.3.2 (directional controls come in pairs); Weblate, \
      zero-width space.
      """,
    example: .text(
      "zh-Hans",
      of: "Turn on Photos.",
      before: "打开\u{200B}“照片”。",
      after: "打开“照片”。"
    ),
    fix: "Takes it away; a no-break or wide space in a Chinese sentence, too."
  )

  let writings: Writings = .all
  let features: TextFeatures = .invisible

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    let writing = context.locale.writing
    let unbalanced = DirectionalControls.unbalanced(in: text)
    for (index, scalar) in text.scalars.enumerated() where scalar.cls == .invisible {
      guard unbalanced.contains(index) || isUseless(index, text, writing) else { continue }
      let range = scalar.offset..<scalar.end
      let isSpace = scalar.value == "\u{A0}" || scalar.value == "\u{3000}"
      let replacement = isSpace && !writing.isChinese ? " " : ""
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "\(Self.name(of: scalar.value)) is here. Take it away.",
        edits: [TextEdit(range, replacement)]
      )
    }
  }

  private func isUseless(_ index: Int, _ text: ScannedText, _ writing: Writing) -> Bool {
    let value = text.scalars[index].value
    if value == "\u{FEFF}" { return true }
    // Other languages break lines, join letters and turn round with what is not seen.
    guard writing != .other, !text.features.contains(.otherLetter) else { return false }
    let (before, after) = (text.scalar(index - 1)?.cls, text.scalar(index + 1)?.cls)
    switch value {
    case "\u{200B}", "\u{180E}", "\u{3164}": return true
    case "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}":
      // Beside a placeholder a mark of direction keeps names of other scripts in their place.
      return Self.isWord(before) && Self.isWord(after)
    case "\u{AD}": return before == .han || after == .han
    case "\u{A0}":
      // Between words and versions it keeps a name together.
      return writing.isChinese && Self.isWide(before) && Self.isWide(after)
        || writing.isChinese && (before == .fullWidthMark || after == .fullWidthMark)
    case "\u{3000}":
      if writing == .english || Self.isHalfWidth(before) || Self.isHalfWidth(after) { return true }
      return !text.isLineStart(index) && (before == .fullWidthMark || after == .fullWidthMark)
    default: return false
    }
  }

  private static func isWord(_ cls: CharacterClass?) -> Bool {
    isWide(cls) || cls == .latin
  }

  private static func isWide(_ cls: CharacterClass?) -> Bool {
    cls == .han || cls == .fullWidthMark
  }

  private static func isHalfWidth(_ cls: CharacterClass?) -> Bool {
    cls == .latin || cls == .digit || cls == .placeholder
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    let name = scalar.properties.name ?? scalar.properties.nameAlias ?? ""
    return name.isEmpty ? code : "\(code) \(name)"
  }
}
