internal import AlertModel
internal import Diagnostics

/// A button before the system prompt that says what only the prompt’s own button may say.
struct AllowWordCheck: AlertPartCheck {
  static let rule = Rule(
    "allow-word",
    .alerts,
    .error,
    summary: "The button of an alert before the system prompt says allow, or a word like it.",
    rationale: """
      The app’s button does not allow anything: the system prompt does. App Review rejects apps for \
      it, and asks for a word such as Continue or Next.
      """,
    source: "Human Interface Guidelines, Privacy; App Review 5.1.1(iv) (docs/Sources.md, P2).",
    example: .text(
      locale: "en",
      key: "camera.primer.button",
      source: "Continue",
      before: "Allow Camera",
      after: "Continue"
    )
  )

  let writings: Writings = .all
  let features: TextFeatures = .any
  let part = TextRole.Part.button
  private let phrases = PhraseList([
    "allow", "grant", "authorize", "authorise", "enable", "turn on", "give access",
    "give permission", "give", "permit", "agree", "accept", "i agree", "i accept", "tap to allow",
    "autoriser", "activer", "accorder", "erlauben", "zulassen", "aktivieren", "zustimmen",
    "permitir", "activar", "autorizar", "ativar", "consenti", "autorizza", "attiva", "toestaan",
    "sta toe", "inschakelen", "tillåt", "aktivera", "tillad", "tillat", "salli", "zezwól",
    "zezwalaj", "povolit", "Разрешить", "Включить", "Дозволити", "許可", "허용", "동의",
  ])
  private let chinese = PhraseList([
    "允许", "允許", "许可", "許可", "授权", "授權", "同意", "开启", "開啟", "启用", "啟用", "打开权限", "打開權限",
  ])

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    // The guidelines do not name notifications, whose app-made questions are common and accepted.
    guard context.isOfApplePlatform, context.role.situation == .primer,
      !NotificationKey.names(context.entry.key), let range = allowing(text, context.locale.writing)
    else { return }
    findings.add(
      Self.rule,
      at: text.range(of: range),
      in: context,
      "Only the system prompt allows anything; write “\(Self.word(context.locale.writing))”"
    )
  }

  private func allowing(_ text: ScannedText, _ writing: Writing) -> Range<Int>? {
    guard writing.isChinese else {
      return phrases.end(at: 0, in: text.scalars).map { 0..<$0 }
    }
    guard let range = chinese.first(in: text.scalars) else { return nil }
    // 不允许 is the other button, and another fault.
    return range.lowerBound > 0 && text.scalars[range.lowerBound - 1].value == "不" ? nil : range
  }

  private static func word(_ writing: Writing) -> String {
    switch writing {
    case .simplified: "继续"
    case .taiwan, .hongKong: "繼續"
    case .english, .other: "Continue"
    }
  }
}
