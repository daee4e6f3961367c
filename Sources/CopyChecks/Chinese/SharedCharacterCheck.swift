internal import Diagnostics
internal import Resources

/// Characters that both scripts write, and that the word shows to be the other script's.
struct SharedCharacterCheck: TextCheck {
  static let rule = Rule(
    "shared-character",
    .chinese,
    .warning,
    summary: "A character of both scripts stands for the wrong word, as in 以后 for 以後.",
    rationale: """
      后, 里, 只 and their like are characters of Traditional Chinese, too, but other words: 后 is a \
      queen there. Converters and proofreaders who look at characters one by one miss them.
      """,
    source: "The phrases of OpenCC, of which the common words were taken over and reviewed.",
    example: .text(
      "zh-Hant",
      of: "You can change this later.",
      before: "你可以在這之后更改。",
      after: "你可以在這之後更改。"
    ),
    fix: "Writes the character of the word, where the word leaves no doubt."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = .sharedCharacter
  private static let simplified = table("zh-Hans")
  private static let traditional = table("zh-Hant")

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    let isTraditional = context.locale.writing.isTraditional
    // Of a text that is in the other script as a whole that is the fault, and is told once.
    guard !ScriptDensity.isForeign(text, isTraditional) else { return }
    (isTraditional ? Self.traditional : Self.simplified).forEachMatch(in: text) {
      indices,
      replacement in
      guard !isOfName(indices, in: text) else { return }
      let range = text.range(of: indices)
      let choices = replacement.split(separator: "/").joined(separator: " or ")
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "In \(isTraditional ? "Traditional" : "Simplified") Chinese write \(choices) "
          + "for \(text[range])",
        edits: isSure(replacement, indices, in: text) ? [TextEdit(range, replacement)] : []
      )
    }
  }

  /// Whether nothing else can be meant.
  ///
  /// A word of two characters amid others may be the end of one word and the beginning of the next,
  /// as 面條 is in 背面條碼, and no list of words has them all.
  private func isSure(
    _ replacement: String,
    _ indices: Range<Int>,
    in text: ScannedText
  ) -> Bool {
    guard !replacement.contains("/") else { return false }
    guard indices.count == 2, indices.lowerBound > 0, indices.upperBound < text.scalars.count else {
      return true
    }
    return text.scalars[indices.lowerBound - 1].cls != .han
      || text.scalars[indices.upperBound].cls != .han
  }

  /// Whether a character is that of a person’s name that stands by itself: 于謙, 張云.
  private func isOfName(_ indices: Range<Int>, in text: ScannedText) -> Bool {
    let character = text.scalars[indices.lowerBound].value
    guard indices.count == 1, character == "于" || character == "云" else { return false }
    let before = text.scalars[..<indices.lowerBound].suffix(3).reversed()
      .prefix { $0.cls == .han }.count
    let after = text.scalars[indices.upperBound...].prefix(3).prefix { $0.cls == .han }.count
    let isAtItsPlace = character == "于" ? before == 0 : after == 0
    return isAtItsPlace && (1...2).contains(before + after)
  }

  private static func table(_ locale: String) -> HanWordTable<String> {
    let faults = HanWords.pairs(of: HanCharacters.shared[locale] ?? "")
    let kept = HanWords.words(of: HanCharacters.kept[locale] ?? "")
    return HanWordTable(faults.map { ($0.word, $0.replacement) } + kept.map { (String($0), nil) })
  }
}
