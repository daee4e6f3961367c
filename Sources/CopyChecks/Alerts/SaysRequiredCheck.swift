internal import AlertModel
internal import Diagnostics

/// An alert before the system prompt that says people must agree.
struct SaysRequiredCheck: AlertPartCheck {
  static let rule = Rule(
    "says-required",
    .alerts,
    .warning,
    summary: "The title of an alert before the system prompt says that access is required.",
    rationale: """
      People are free to refuse, and an app has to go on without. App Review has rejected headlines \
      that say “required”. Say what the permission is good for.
      """,
    source: "App Review 5.1.1(iv), and a rejection that names the word (docs/Sources.md, P7).",
    example: .text(
      locale: "en",
      key: "camera.primer.title",
      source: "",
      before: "Camera Access Required",
      after: "Take Photos of Receipts"
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.latin, .han]
  let part = TextRole.Part.title
  private let words = PhraseList([
    "required", "must allow", "must enable", "must grant", "you must", "is mandatory",
    "you need to allow", "you need to enable", "you have to allow", "必须", "必須", "务必", "務必",
  ])
  private let negations = PhraseList(["not required", "isn't required", "aren't required", "不必须"])

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.role.situation == .primer, context.isOfApplePlatform,
      let range = words.first(in: text.scalars), negations.first(in: text.scalars) == nil
    else { return }
    findings.add(
      Self.rule,
      at: text.range(of: range),
      in: context,
      "Nobody has to agree; say what the permission is used for"
    )
  }
}
