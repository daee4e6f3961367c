internal import Diagnostics
internal import Resources

/// Forms of characters that another region writes.
struct RegionalCharacterCheck: TextCheck {
  static let rule = Rule(
    "regional-character",
    .chinese,
    .note,
    summary: "A form of a character that the reader’s region does not write, as 裏 for 裡 in Taiwan.",
    rationale: """
      Everybody can read it, and everybody sees that the text was made for somebody else. Hong \
      Kong writes both forms of most of them, Taiwan one.
      """,
    source: """
      OpenCC’s variants of Taiwan and Hong Kong. 台 and 臺, 秘 and 祕, 痴 and 癡 are both written in \
      Taiwan and left alone.
      """,
    example: .text(
      "zh-Hant",
      of: "Show accounts",
      before: "顯示帳户",
      after: "顯示帳戶"
    ),
    fix: "Writes the form of the region, unless people have the character in their names."
  )

  let writings: Writings = .traditional
  let features: TextFeatures = .sharedCharacter
  private static let taiwan = table("zh-Hant")
  private static let hongKong = table("zh-Hant-HK")
  /// Forms that people write in their names, too, and that only a person can judge.
  private static let ofNames: Set<Substring> = ["峯", "羣", "温", "衞", "鋭", "悦", "啓", "藴"]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    // 户 and 税 are Simplified, too, and belong to the larger fault there.
    guard !ScriptDensity.isForeign(text, true) else { return }
    let isHongKong = context.locale.writing == .hongKong
    (isHongKong ? Self.hongKong : Self.taiwan).forEachMatch(in: text) { indices, form in
      let range = text.range(of: indices)
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "\(isHongKong ? "Hong Kong" : "Taiwan") writes \(form) for \(text[range])",
        edits: Self.ofNames.contains(text[range]) ? [] : [TextEdit(range, form)],
        habit: form
      )
    }
  }

  private static func table(_ locale: String) -> HanWordTable<String> {
    HanWordTable(
      HanWords.groups(of: HanCharacters.regional[locale] ?? "").map {
        (String($0.first), $0.others.first.map(String.init))
      }
    )
  }
}
