internal import Diagnostics

/// A row of Settings by a name that iOS does not show.
struct SettingsNameCheck: TextCheck {
  static let rule = Rule(
    "settings-name",
    .names,
    .warning,
    summary: "A path through Settings names a row that iOS does not show under that name.",
    rationale: """
      Who looks for “Photo Library” or 相册 in Settings does not find it. The name has to be the one \
      on the screen, in that region’s words.
      """,
    source: "Apple’s own iOS strings in public repositories (Resources/terms.json).",
    example: .text(
      "zh-Hans",
      of: "Go to Settings > Privacy & Security > Photos.",
      before: "请前往“设置”>“隐私与安全性”>“相册”。",
      after: "请前往“设置”>“隐私与安全性”>“照片”。"
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.arrow, .settingsWord]
  private let paths: SettingsPathFinder

  init(_ options: CheckOptions) { paths = SettingsPathFinder(options) }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform else { return }
    let writing = context.locale.writing
    paths.forEach(in: text, writing) { path, names in
      // Under another row a name may be anything, so only those beside Privacy are judged.
      guard names.contains(where: \.isPrivacy) else { return }
      addRoot(path.root)
      for name in names {
        switch name.verdict {
        case .wrong(let right): add(name, right)
        case .wrongPrivacy where names.count > 1 || context.role.isAboutPermission:
          if let right = paths.names(of: writing)?.privacy { add(name, right) }
        default: break
        }
      }
    }
    /// The Settings app under another region’s name in this script.
    func addRoot(_ root: Range<Int>) {
      let range = text.range(of: root)
      guard let right = paths.names(of: writing)?.app,
        text[range] == (writing.isTraditional ? "設置" : "设定")
      else { return }
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "The app is called “\(right)” in this language"
      )
    }
    func add(_ name: SettingsPathFinder.Name, _ right: String) {
      let range = text.range(of: name.range)
      findings.add(
        Self.rule,
        at: range,
        in: context,
        "Settings has no “\(text[range])” in this language; the row is called “\(right)”"
      )
    }
  }
}
