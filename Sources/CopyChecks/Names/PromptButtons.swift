/// Finds where a text tells people which button of the system prompt to choose.
struct PromptButtons: Sendable {
  private let choices = ChoiceFinder()
  /// Words by which a text shows that it speaks of the system prompt.
  private let prompts = PhraseList([
    "prompt", "prompted", "prompts", "pop-up", "popup", "system alert", "ios asks", "ios will ask",
    "when asked", "弹窗", "弹出", "系统提示", "系统会", "系统询问", "系统请求", "彈出", "彈窗", "系統提示", "系統會", "系統詢問",
    "系統要求",
  ])
  private let permissions = PhraseList([
    "permission", "permissions", "access", "allow", "权限", "访问", "允许", "權限", "取用", "存取", "允許", "訪問",
  ])

  private let location = PhraseList(["定位", "位置"])

  /// Names that the button for yes had before iOS 17, by writing, in lower case.
  private static let old: [Writing: Set<String>] = [
    .english: ["ok", "okay"], .simplified: ["好"], .taiwan: ["好"], .hongKong: ["好"],
  ]
  /// Names that no button of the prompt has, in lower case, with what it is called.
  private static let wrong: [Writing: [String: String]] = [
    .english: [
      "accept": "Allow", "agree": "Allow", "permit": "Allow", "grant": "Allow",
      "allow access": "Allow", "deny": "Don’t Allow", "decline": "Don’t Allow",
      "refuse": "Don’t Allow",
    ],
    .simplified: [
      "同意": "允许", "接受": "允许", "授权": "允许", "拒绝": "不允许",
      "禁止": "不允许", "不同意": "不允许",
    ],
    .taiwan: [
      "同意": "允許", "接受": "允許", "授權": "允許", "拒絕": "不允許",
      "禁止": "不允許", "不同意": "不允許",
    ],
    .hongKong: [
      "同意": "允許", "接受": "允許", "授權": "允許", "拒絕": "不允許",
      "禁止": "不允許", "不同意": "不允許",
    ],
  ]
  /// Levels of access to the location, whose names differ by region: a word about a permission is
  /// enough for them, because no other prompt has them.
  private static let levels: [Writing: [String: String]] = [
    .simplified: [
      "总是允许": "始终允许", "一律允许": "始终允许", "永远允许": "始终允许", "总是": "始终", "仅使用期间": "使用App期间",
      "允许本次使用": "允许一次", "本次允许": "允许一次",
    ],
    .taiwan: [
      "總是允許": "永遠允許", "始終允許": "永遠允許", "一律允許": "永遠允許", "總是": "永遠", "始終": "永遠",
      "使用app時允許": "使用App期間允許",
    ],
    .hongKong: [
      "永遠允許": "總是允許", "始終允許": "總是允許", "一律允許": "總是允許", "永遠": "總是", "始終": "總是",
      "使用app期間允許": "使用App時允許",
    ],
  ]

  /// Calls a closure with each old name, and with what the button is called now.
  func forEachOld(
    in text: ScannedText,
    _ context: TextContext,
    _ body: (_ name: Range<Int>, _ right: String) -> Void
  ) {
    let writing = context.locale.writing
    choices.forEach(in: text.scalars) { name, _ in
      guard Self.old[writing]?.contains(key(of: name, in: text)) == true,
        isAboutPrompt(text, context)
      else { return }
      let right = [Writing.english: "Allow", .simplified: "允许"][writing] ?? "允許"
      body(name.name, right)
    }
  }

  /// Calls a closure with each name that no button has, and with what it is called.
  func forEachWrong(
    in text: ScannedText,
    _ context: TextContext,
    _ body: (_ name: Range<Int>, _ right: String) -> Void
  ) {
    let writing = context.locale.writing
    choices.forEach(in: text.scalars) { name, _ in
      let key = key(of: name, in: text)
      if let right = Self.levels[writing]?[key], isAboutLevels(text, context) {
        body(name.name, right)
      } else if let right = Self.wrong[writing]?[key], isAboutPrompt(text, context) {
        body(name.name, right)
      }
    }
  }

  private func key(of name: QuotedName, in text: ScannedText) -> String {
    text[text.range(of: name.name)].lowercased().filter { $0 != " " || !$0.isASCII }
      .replacing("allowaccess", with: "allow access")
  }

  private func isAboutLevels(_ text: ScannedText, _ context: TextContext) -> Bool {
    context.role.isAboutPermission || permissions.first(in: text.scalars) != nil
      || location.first(in: text.scalars) != nil
  }

  private func isAboutPrompt(_ text: ScannedText, _ context: TextContext) -> Bool {
    prompts.first(in: text.scalars) != nil
      && (context.role.isAboutPermission || permissions.first(in: text.scalars) != nil)
  }
}
