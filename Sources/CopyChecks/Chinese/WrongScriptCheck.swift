internal import Diagnostics
internal import Resources

/// Characters of the other Chinese script.
struct WrongScriptCheck: TextCheck {
  static let rule = Rule(
    "wrong-script",
    .chinese,
    .warning,
    summary: "A Simplified character stands in Traditional Chinese, or the other way round.",
    rationale: """
      A text that slips into the other script looks machine-made, and readers of the one script \
      do not read all of the other. It is what is left when a file was copied from the other \
      locale and converted in part.
      """,
    source: """
      Unicode and OpenCC say which characters belong to one script alone; on Apple’s own strings \
      the table finds next to nothing (docs/Sources.md, measured).
      """,
    example: .text(
      "zh-Hant",
      of: "Allow access to your camera.",
      before: "請允许取用相機。",
      after: "請允許取用相機。"
    ),
    fix: "Writes the counterparts, where each character has one and none between is in doubt."
  )

  let writings: Writings = .chinese
  let features: TextFeatures = [.simplifiedOnly, .traditionalOnly]
  private static let namesInSimplified = names("zh-Hant")
  private static let namesInTraditional = names("zh-Hans")

  init(_ options: CheckOptions) {}

  func features(in writing: Writing) -> TextFeatures {
    writing.isTraditional ? .simplifiedOnly : .traditionalOnly
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    let isTraditional = context.locale.writing.isTraditional
    let names = isTraditional ? Self.namesInSimplified : Self.namesInTraditional
    for run in ScriptRuns.runs(in: text, of: names, isTraditional) {
      add(run, isTraditional, of: text, in: context, &findings)
    }
  }

  private static func names(_ locale: String) -> HanWordTable<Bool> {
    HanWordTable(
      HanWords.words(of: HanCharacters.ownNames[locale] ?? "").map { (String($0), true) }
    )
  }

  private func add(
    _ run: ScriptRuns.Run,
    _ isTraditional: Bool,
    of text: ScannedText,
    in context: TextContext,
    _ findings: inout FindingSink
  ) {
    let range = text.range(of: run.range)
    let isOnePiece = findings.isOnePiece(range, of: context.text)
    let correction = run.correction(in: text, isOnePiece: isOnePiece)
    let (here, there) =
      isTraditional ? ("Traditional", "Simplified") : ("Simplified", "Traditional")
    findings.add(
      Self.rule,
      at: range,
      in: context,
      "\(there) Chinese in a \(here) text; write \(correction)",
      edits: run.isSure(in: text)
        ? run.faults.map { fault in
          let scalar = text.scalars[fault.index]
          return TextEdit(scalar.offset..<scalar.end, fault.counterparts.map(String.init).joined())
        } : []
    )
  }
}
