internal import Diagnostics

/// Letters of another alphabet that look like those of the word.
struct ConfusableLetterCheck: TextCheck {
  static let rule = Rule(
    "confusable-letter",
    .chinese,
    .warning,
    summary: "A letter looks like another one, and is of another alphabet.",
    rationale: """
      A Cyrillic а in a Latin word, or ⽤ from a PDF for 用, is not found by search, is read out \
      wrongly, and may be shown in another font.
      """,
    source:
      "Unicode Technical Standard #39, confusables.txt; Unicode Standard, 18.2 (Kangxi radicals).",
    example: .text(
      "en",
      of: "Turn on the camera.",
      before: "Turn on the c\u{0430}mera.",
      after: "Turn on the camera."
    ),
    fix: "Writes the letter of the word’s own alphabet."
  )

  let writings: Writings = .all
  let features: TextFeatures = .otherLetter

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    var index = 0
    while index < text.scalars.count {
      if context.locale.writing.isChinese,
        let character = Confusables.unified(text.scalars[index].value)
      {
        report(index, String(character), text, context, &findings)
      }
      var end = index
      while let cls = text.scalar(end)?.cls, cls == .latin || cls == .otherLetter { end += 1 }
      if end - index >= 3 { checkWord(index..<end, text, context, &findings) }
      index = max(end, index + 1)
    }
  }

  /// Finds the letters of a word that are of the other alphabet, where each of them has a double in
  /// that of the word; a word that truly mixes alphabets has others, too.
  private func checkWord(
    _ word: Range<Int>,
    _ text: ScannedText,
    _ context: TextContext,
    _ findings: inout FindingSink
  ) {
    let latin = word.filter { text.scalars[$0].cls == .latin }
    guard !latin.isEmpty, latin.count < word.count, latin.count * 2 != word.count else { return }
    let isLatin = latin.count * 2 > word.count
    // Languages that write Cyrillic or Greek put their endings on Latin names: PINа.
    guard !isLatin || context.locale.writing != .other else { return }
    let strangers = isLatin ? word.filter { text.scalars[$0].cls != .latin } : latin
    let doubles = strangers.compactMap { index in
      isLatin
        ? Confusables.latin(text.scalars[index].value)
        : Confusables.cyrillic(text.scalars[index].value)
    }
    guard doubles.count == strangers.count,
      isLatin || word.contains(where: { Confusables.isCyrillic(text.scalars[$0].value) })
    else { return }
    for (index, double) in zip(strangers, doubles) {
      report(index, String(double), text, context, &findings)
    }
  }

  private func report(
    _ index: Int,
    _ replacement: String,
    _ text: ScannedText,
    _ context: TextContext,
    _ findings: inout FindingSink
  ) {
    let scalar = text.scalars[index]
    let name = scalar.value.properties.name ?? ""
    findings.add(
      Self.rule,
      at: scalar.offset..<scalar.end,
      in: context,
      "This is \(name), which only looks like \(replacement). Write \(replacement).",
      edits: [TextEdit(scalar.offset..<scalar.end, replacement)]
    )
  }
}
