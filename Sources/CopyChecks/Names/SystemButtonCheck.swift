internal import Diagnostics

/// A button of the system prompt by a name that it does not have.
struct SystemButtonCheck: TextCheck {
  static let rule = Rule(
    "system-button",
    .names,
    .warning,
    summary: "The text tells people to choose a button that the system prompt does not have.",
    rationale: """
      Next comes a prompt with Allow and Don’t Allow. Who was told to tap “Accept” or 同意 looks for \
      a button that is not there.
      """,
    source: "Apple’s own iOS strings in public repositories (Resources/terms.json, button).",
    example: .text(
      "en",
      of: "",
      before: "When iOS asks for access, tap “Accept”.",
      after: "When iOS asks for access, tap “Allow”."
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.quote, .straightQuote]
  private let buttons = PromptButtons()

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform else { return }
    buttons.forEachWrong(in: text, context) { name, right in
      let range = text.range(of: name)
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "The system has no “\(text[range])” here in this language; it is called “\(right)”"
      )
    }
  }
}
