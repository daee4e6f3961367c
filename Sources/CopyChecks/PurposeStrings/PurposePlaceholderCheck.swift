internal import Diagnostics

/// A purpose string that nobody wrote.
struct PurposePlaceholderCheck: PurposeTextCheck {
  static let rule = Rule(
    "purpose-placeholder",
    .purposeStrings,
    .error,
    summary: "A placeholder stands where the purpose string should.",
    rationale: """
      The prompt shows the placeholder to everyone. App Review looks for such texts by program and \
      rejects the app.
      """,
    source:
      "App Review’s automated analysis (airsdk/Adobe-Runtime-Support#4290); stated.",
    example: .text(
      locale: "en",
      key: "NSCameraUsageDescription",
      source: "",
      before: "TODO: [REASON]",
      after: "The app scans the codes on tickets."
    )
  )

  /// Whole texts that are none, without marks around them.
  private static let texts: Set<String> = [
    "todo", "fixme", "tbd", "tba", "n/a", "none", "null", "nil", "test", "testing", "string",
    "text", "sample", "example", "description", "usage description", "privacy description",
    "purpose", "purpose string", "usage", "reason", "your reason", "your reason here",
    "your text here", "your description here", "text here", "placeholder", "change me", "changeme",
    "foo", "bar", "foobar", "asdf", "qwerty", "hello", "hello world", "untitled", "some text",
    "required by apple", "not used", "unused",
    "请填写", "請填寫", "请填写用途", "請填寫用途", "待填写", "待填寫", "待补充", "待補充", "待定", "测试", "測試",
    "描述", "说明", "說明", "用途", "用途说明", "用途說明", "占位", "占位符", "佔位符", "示例", "无", "無",
  ]

  /// Words that stand in nothing that is finished, in the case in which they are written.
  private static let words = [
    "TODO", "FIXME", "lorem ipsum", "Lorem ipsum", "your text here", "Your text here",
    "your reason here", "insert reason", "Insert reason", "insert description", "请填写", "請填寫",
    "Required by Apple", "required by Apple",
  ]

  init(_ options: CheckOptions) {}

  func check(_ purpose: PurposeText, _ findings: inout FindingSink) {
    guard Self.isPlaceholder(purpose.trimmed, key: purpose.context.entry.key) else { return }
    findings.add(
      Self.rule,
      in: purpose.context,
      "This is a placeholder. Say what the app does with what it asks for."
    )
  }

  /// Whether a text without space around it is no purpose string at all.
  static func isPlaceholder(_ text: Substring, key: String) -> Bool {
    guard !text.isEmpty else { return false }
    if text == key || isBracketed(text) || hasBracketedCapitals(text) { return true }
    let plain = text.trimming { !$0.isLetter && !$0.isNumber }.lowercased()
    if plain.isEmpty || texts.contains(plain) { return true }
    // “xxx”, “aaaa”, “123”.
    if plain.count > 1, Set(plain).count == 1 { return true }
    if plain.allSatisfy(\.isNumber) { return true }
    return words.contains { text.contains($0) }
  }

  /// `[localized in strings file]`, `$(CAMERA_REASON)`, `{{reason}}`, `<reason>`.
  private static func isBracketed(_ text: Substring) -> Bool {
    let pairs: [(String, Character)] = [
      ("[", "]"), ("<", ">"), ("{", "}"), ("$(", ")"), ("${", "}"), ("【", "】"),
    ]
    return pairs.contains { open, close in
      text.hasPrefix(open) && text.last == close && !text.dropLast().contains(close)
    } || text.hasPrefix("{{") && text.hasSuffix("}}")
  }

  /// `[REASON]`: capitals between brackets.
  private static func hasBracketedCapitals(_ text: Substring) -> Bool {
    guard let start = text.firstIndex(of: "["),
      let end = text[start...].firstIndex(of: "]")
    else { return false }
    let inner = text[text.index(after: start)..<end]
    return inner.count > 2 && inner.allSatisfy { $0.isUppercase || $0 == " " || $0 == "_" }
  }
}

extension Substring {
  /// The text without characters of a kind around it.
  fileprivate func trimming(where isOuter: (Character) -> Bool) -> Substring {
    let start = drop(while: isOuter)
    guard let last = start.lastIndex(where: { !isOuter($0) }) else { return start }
    return start[...last]
  }
}
