internal import Diagnostics

/// A title that says nothing of what happened.
struct ObliqueTitleCheck: TextCheck {
  static let rule = Rule(
    "oblique-title",
    .alerts,
    .note,
    summary: "The title does not say what happened: Error, Oops, Permission Denied.",
    rationale: """
      Most people read the title alone. It has to say which permission is off, in words that are \
      not a programmer’s.
      """,
    source:
      "Human Interface Guidelines, Alerts: a title that says what happened (docs/Sources.md, A2, A5).",
    example: .text(
      locale: "en",
      key: "camera.denied.title",
      source: "",
      before: "Permission Denied",
      after: "Camera Access Off"
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.latin, .han]
  private let permissionMention = PermissionMention()
  /// The titles, in lower case.
  static let words: Set<String> = [
    "error", "oops", "sorry", "warning", "attention", "notice", "alert", "whoops", "uh oh",
    "permission denied", "access denied", "no permission", "no access", "permission error",
    "permission required", "permission needed", "permissions required", "permissions needed",
    "need permission", "need permissions", "permission not granted", "no permissions",
    "access restricted", "insufficient permissions",
    "错误", "出错了", "提示", "温馨提示", "警告", "注意", "抱歉", "哎呀", "权限不足", "没有权限", "无权限", "权限被拒绝",
    "访问被拒绝", "拒绝访问", "权限错误", "权限提示", "需要权限", "錯誤", "出錯了", "溫馨提示", "權限不足", "沒有權限",
    "無權限", "權限被拒絕", "存取被拒", "存取遭拒", "拒絕存取", "權限錯誤", "權限提示", "需要權限", "提醒",
  ]

  init(_ options: CheckOptions) {}

  func concerns(_ text: String, _ role: TextRole, _ features: TextFeatures) -> Bool {
    role.isAboutPermission && role.part == .title || features.contains(.lineEnd)
  }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    if context.isPermissionAlert(.title) {
      guard Self.words.contains(AlertWording(text).words) else { return }
      findings.add(Self.rule, in: context, "Say in the title which permission is off")
    } else if text.features.contains(.lineEnd), context.isOfApplePlatform,
      let end = text.scalars.firstIndex(where: { $0.cls == .lineEnd })
    {
      // A text that has its title in its first line.
      let title = text.range(of: 0..<end)
      let wording = AlertWording(ScannedText(String(text[title]), syntax: .none))
      guard Self.words.contains(wording.words), permissionMention.isIn(text) else { return }
      findings.add(Self.rule, at: title, in: context, "Say first which permission is off")
    }
  }
}
