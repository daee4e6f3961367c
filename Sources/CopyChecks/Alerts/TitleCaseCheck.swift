internal import Diagnostics

/// An English title that is a phrase, with words in lower case.
struct TitleCaseCheck: AlertPartCheck {
  static let rule = Rule(
    "title-case",
    .alerts,
    .note,
    summary: "An English title that is a phrase is not in title case.",
    rationale: """
      Alerts of the OS have phrases in title case and sentences in sentence case, so “Camera access \
      off” looks like neither.
      """,
    source: "Human Interface Guidelines, Alerts: capitals of titles (docs/Sources.md, A3).",
    example: .text(
      locale: "en",
      key: "camera.denied.title",
      source: "",
      before: "Camera access off",
      after: "Camera Access Off"
    )
  )

  let writings: Writings = .english
  let features: TextFeatures = .latin
  let part = TextRole.Part.title
  private static let small: Set<Substring> = [
    "a", "an", "the", "and", "or", "for", "nor", "but", "to", "of", "in", "on", "at", "by", "with",
    "from", "as", "if", "via", "per", "not", "while", "this", "your",
  ]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform, let last = text.scalars.last, last.cls == .latin,
      case let wording = AlertWording(text), TitleFragment.contains(wording.list),
      // Such a title is to be another one altogether.
      !ObliqueTitleCheck.words.contains(wording.words)
    else { return }
    let words = text.text.split { !$0.isLetter && $0 != "’" && $0 != "'" }
    let lower = words.filter { word in
      !Self.small.contains(word) && word.allSatisfy { $0.isLowercase || !$0.isLetter }
    }
    guard let first = lower.first else { return }
    findings.add(
      Self.rule,
      in: context,
      "A title that is a phrase is in title case: “\(first)” begins with a capital"
    )
  }
}
