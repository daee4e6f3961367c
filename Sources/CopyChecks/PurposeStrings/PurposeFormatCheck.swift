internal import Diagnostics

/// Line breaks, tabs and emoji in a purpose string.
struct PurposeFormatCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-format",
    .purposeStrings,
    .note,
    summary: "A line break, a tab or an emoji stands in the purpose string.",
    rationale: """
      The prompt shows the text as it is: a line that was wrapped in the file is broken in the \
      prompt, too, and indentation becomes a gap. Lists and emoji look like advertising beside the \
      system’s own words.
      """,
    source:
      "Human Interface Guidelines, Privacy: one complete sentence in sentence case; inferred.",
    example: .text(
      locale: "zh-Hans",
      key: "NSLocationWhenInUseUsageDescription",
      source: "The app shows bus stops near you.",
      before: "显示附近的车站。\n\n1️⃣ 位置信息只留在设备上。",
      after: "显示附近的车站，位置信息只留在设备上。"
    )
  )

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    // A list of many lines has one fault: it is too long.
    guard !PurposeLengthCheck.isLong(purpose) else { return }
    let trimmed = purpose.trimmed
    var offset = purpose.text.utf8.distance(from: purpose.text.startIndex, to: trimmed.startIndex)
    for character in trimmed {
      let end = offset + character.utf8.count
      if let name = name(of: character) {
        findings.add(
          Self.rule,
          at: offset..<end,
          in: purpose.context,
          "\(name) stands in the purpose string. Write plain sentences in one line.",
          habit: name
        )
        return
      }
      offset = end
    }
  }

  /// What a character is, where it does not belong in a prompt.
  private func name(of character: Character) -> String? {
    if character.isNewline { return "A line break" }
    if character == "\t" { return "A tab" }
    let scalars = character.unicodeScalars
    let isEmoji =
      scalars.contains { $0.properties.isEmojiPresentation }
      || scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
    return isEmoji ? "An emoji" : nil
  }
}
