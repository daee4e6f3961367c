internal import Diagnostics

/// A button that ends like a sentence.
struct ButtonPunctuationCheck: AlertPartCheck {
  static let rule = Rule(
    "button-punctuation",
    .alerts,
    .warning,
    summary: "The title of a button ends with a mark.",
    rationale: "A button’s title is no sentence. A full stop in it looks like a slip.",
    source:
      "Human Interface Guidelines, Alerts: no ending punctuation in buttons (docs/Sources.md, A7).",
    example: .text(
      locale: "en",
      key: "camera.denied.button",
      source: "Open Settings",
      before: "Open Settings.",
      after: "Open Settings"
    ),
    fix: "Takes the mark away."
  )

  let writings: Writings = .all
  let features: TextFeatures = .any
  let part = TextRole.Part.button
  private static let marks: Set<Unicode.Scalar> = [
    ".", "!", ",", ":", ";", "。", "！", "，", "：", "；",
  ]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform, let last = text.scalars.last,
      Self.marks.contains(last.value), last.cls != .placeholder, text.scalars.count > 1,
      !Self.marks.contains(text.scalars[text.scalars.count - 2].value)
    else { return }
    let range = last.offset..<last.end
    findings.add(
      Self.rule,
      at: range,
      in: context,
      "The title of a button has no mark at its end; take “\(last.value)” away",
      edits: [TextEdit(range, "")]
    )
  }
}
