internal import Diagnostics

/// A path through Settings that is not written as the OS writes it.
struct SettingsPathCheck: TextCheck {
  static let rule = Rule(
    "settings-path",
    .names,
    .note,
    summary: "The names of a path through Settings are joined by another mark than >.",
    rationale: """
      The OS writes every path with >. With hyphens it reads as one long name, and an arrow is not \
      in all fonts.
      """,
    source: "Apple’s own iOS strings: > in all paths but one (docs/Sources.md, measured).",
    example: .text(
      "zh-Hans",
      of: "Go to Settings > Privacy & Security > Camera.",
      before: "请前往“设置”-“隐私与安全性”-“相机”。",
      after: "请前往“设置”>“隐私与安全性”>“相机”。"
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.arrow, .settingsWord]
  private let paths: SettingsPathFinder

  init(_ options: CheckOptions) { paths = SettingsPathFinder(options) }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform else { return }
    paths.forEach(in: text, context.locale.writing) { path, names in
      guard let first = path.separators.first, names.contains(where: \.isPrivacy) else { return }
      let range = text.range(of: first)
      guard text[range] != ">" else { return }
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "The OS joins the names of a path by >; write > for \(text[range])",
        habit: String(text[range])
      )
    }
  }
}
