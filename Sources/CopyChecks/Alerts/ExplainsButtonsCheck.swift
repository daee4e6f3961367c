internal import Diagnostics

/// A message that says what its buttons do.
struct ExplainsButtonsCheck: AlertPartCheck {
  static let rule = Rule(
    "explains-buttons",
    .alerts,
    .warning,
    summary: "The message explains the buttons below it.",
    rationale: """
      Who reads “Tap “Settings” to …” reads the button twice. A good title on the button needs no \
      explanation, and the message stays short.
      """,
    source: "Human Interface Guidelines, Alerts: do not explain the buttons (docs/Sources.md, A6).",
    example: .text(
      locale: "en",
      key: "camera.denied.message",
      source: "",
      before: "To take photos, allow access to your camera. Tap “Settings” to change this.",
      after: "To take photos, turn on Camera in Settings."
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.quote, .straightQuote]
  let part = TextRole.Part.message
  private let choices = ChoiceFinder()
  private static let buttons: Set<String> = [
    "settings", "open settings", "go to settings", "continue", "cancel", "next", "设置", "打开设置",
    "前往设置", "去设置", "继续", "取消", "下一步", "設定", "打開設定", "開啟設定", "前往設定", "繼續", "設置", "去設定",
    "去设定", "现在设置", "立即设置",
  ]

  init(_ options: CheckOptions) {}

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform else { return }
    choices.forEach(in: text.scalars) { name, range in
      guard Self.buttons.contains(text[text.range(of: name.name)].lowercased()),
        !Self.isPath(after: name.whole.upperBound, in: text.scalars)
      else { return }
      findings.add(
        Self.rule,
        at: text.range(of: range),
        in: context,
        "The button says it itself; leave out what it does"
      )
    }
  }

  /// Whether the name is the first one of a path through Settings.
  private static func isPath(after index: Int, in scalars: [ScannedText.Scalar]) -> Bool {
    let next = scalars[index...].first { $0.cls != .space }
    return next.map { ">›→-–/中里裡内內的".unicodeScalars.contains($0.value) } ?? false
  }
}
