internal import Diagnostics

/// A title whose end does not go with what it is.
struct TitlePunctuationCheck: AlertPartCheck {
  static let rule = Rule(
    "title-punctuation",
    .alerts,
    .warning,
    summary: "A title that is a phrase ends with a mark, or any title ends in the middle.",
    rationale: """
      A phrase has no full stop, as in a headline. A comma or a colon at the end promises \
      something that does not come.
      """,
    source: "Human Interface Guidelines, Alerts: punctuation of titles (docs/Sources.md, A3).",
    example: .text(
      locale: "en",
      key: "camera.denied.title",
      source: "",
      before: "Camera Access Off.",
      after: "Camera Access Off"
    )
  )

  let writings: Writings = .all
  let features: TextFeatures = .any
  let part = TextRole.Part.title
  private static let unfinished: Set<Unicode.Scalar> = [",", ":", ";", "，", "：", "；", "、"]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform, let last = text.scalars.last, text.scalars.count > 1,
      last.cls != .placeholder
    else { return }
    let isFault =
      Self.unfinished.contains(last.value)
      || context.locale.writing == .english && (last.value == "." || last.value == "!")
        && text.scalars[text.scalars.count - 2].cls == .latin
        && TitleFragment.contains(AlertWording(text).list)
    guard isFault else { return }
    findings.add(
      Self.rule,
      at: last.offset..<last.end,
      in: context,
      "A title that is a phrase ends without a mark; take “\(last.value)” away"
    )
  }
}
