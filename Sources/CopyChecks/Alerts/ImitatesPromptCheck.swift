internal import Diagnostics

/// An alert of the app that speaks as the system prompt does.
struct ImitatesPromptCheck: TextCheck {
  static let rule = Rule(
    "imitates-prompt",
    .alerts,
    .error,
    summary: "The app’s own alert is worded like the system prompt.",
    rationale: """
      Who cannot tell the app’s alert from the system’s does not know what is asked. App Review \
      rejects apps for it.
      """,
    source:
      "Human Interface Guidelines, Privacy: do not imitate the system alert (docs/Sources.md, P6).",
    example: .text(
      locale: "en",
      key: "camera.primer.title",
      source: "",
      before: "“%@” Would Like to Access the Camera",
      after: "Take Photos of Receipts"
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = .wish
  private let english = PhraseList([
    "would like to access", "would like to use", "would like to send you", "would like to find",
    "wants to access", "would like permission", "would like to track",
  ])
  static let chineseWords = [
    "想访问", "想要访问", "想给你发送", "想给您发送", "想使用", "想要取用", "想取用", "想要存取", "想存取", "想要傳送", "想傳送",
    "要取用",
  ]
  private let chinese = PhraseList(Self.chineseWords)
  private let others = PhraseList([
    "account", "accounts", "file", "files", "message", "messages", "帐户", "账户", "帐号", "账号", "帳戶",
    "帳號",
    "文件", "檔案", "消息", "訊息",
  ])

  init(_ options: CheckOptions) {}

  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool {
    role.isAboutPermission || !features.isDisjoint(with: [.percent, .brace])
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform, context.role.part != .purposeString else { return }
    let phrases = context.locale.writing == .english ? english : chinese
    guard let range = phrases.first(in: text.scalars), range.lowerBound > 0,
      context.isPermissionAlert(.title)
        || Self.isName(text.scalars[..<range.lowerBound]) && !isOfAccount(text, range)
    else { return }
    findings.add(
      Self.rule,
      at: text.range(of: range),
      in: context,
      "This is how the system prompt speaks; say what the app uses it for"
    )
  }

  /// Whether the wish is for an account or a file, or for what a placeholder says: somebody else’s,
  /// of whom the system knows nothing.
  private func isOfAccount(_ text: ScannedText, _ wish: Range<Int>) -> Bool {
    text.scalars[wish.upperBound...].contains { $0.cls == .placeholder }
      || others.first(in: text.scalars, from: wish.upperBound) != nil
  }

  /// Whether there is nothing but a placeholder, in quotation marks or not: the name of the app.
  private static func isName(_ scalars: ArraySlice<ScannedText.Scalar>) -> Bool {
    scalars.contains { $0.cls == .placeholder }
      && scalars.allSatisfy {
        switch $0.cls {
        case .placeholder, .space, .openingQuote, .closingQuote: true
        default: $0.value == "\""
        }
      }
  }
}
