internal import Diagnostics

/// A name that the OS had in older versions.
struct OutdatedNameCheck: TextCheck {
  static let rule = Rule(
    "outdated-name",
    .names,
    .warning,
    summary: "A row of Settings or a button is named as it was in older versions of the OS.",
    rationale: """
      Privacy has been Privacy & Security since iOS 16, and the button OK of the system prompt has \
      been Allow since iOS 17. Who looks for the old name does not find it.
      """,
    source: "Apple’s own iOS strings in public repositories (Resources/terms.json).",
    example: .text(
      "en",
      of: "",
      before: "Go to Settings > Privacy > Camera.",
      after: "Go to Settings > Privacy & Security > Camera."
    )
  )

  let writings: Writings = [.english, .chinese]
  let features: TextFeatures = [.arrow, .settingsWord, .quote, .straightQuote]
  private let paths: SettingsPathFinder
  private let buttons = PromptButtons()
  private let oldRoots = PhraseList(["system preferences", "系统偏好设置", "系統偏好設定"])

  init(_ options: CheckOptions) { paths = SettingsPathFinder(options) }

  func check(_ text: ScannedText, in context: TextContext, _ findings: inout FindingSink) {
    guard context.isOfApplePlatform else { return }
    let writing = context.locale.writing
    var roots: [Int] = []
    paths.forEach(in: text, writing) { path, names in
      roots.append(path.root.upperBound)
      guard let privacy = paths.names(of: writing)?.privacy else { return }
      for name in names {
        switch name.verdict {
        case .oldPrivacy where Self.isOfiOS(names, context):
          add(name.range, "Since iOS 16 and macOS 13 it is called “\(privacy)”")
        case .oldMacPrivacy where path.elements.count > 1:
          add(name.range, "Since macOS 13 it is called “\(privacy)”")
        default: break
        }
      }
    }
    if !text.features.isDisjoint(with: [.arrow, .han]),
      let root = oldRoots.first(in: text.scalars), roots.contains(root.upperBound)
    {
      let settings = [Writing.simplified: "系统设置", .taiwan: "系統設定", .hongKong: "系統設定"]
      add(root, "Since macOS 13 it is called “\(settings[writing] ?? "System Settings")”")
    }
    if !text.features.isDisjoint(with: [.quote, .straightQuote]) {
      buttons.forEachOld(in: text, context) { name, right in
        add(name, "Since iOS 17 the button of the system prompt is called “\(right)”")
      }
    }
    func add(_ range: Range<Int>, _ message: String) {
      findings.add(Self.rule, at: text.range(of: range), in: context, message)
    }
  }

  /// Whether Privacy in a path is the row of iOS: an app may have a row of that name in settings of
  /// its own, and macOS had a tab.
  private static func isOfiOS(_ names: [SettingsPathFinder.Name], _ context: TextContext) -> Bool {
    guard !names.contains(where: { $0.verdict == .oldMacPrivacy }) else { return false }
    return names.count > 1 || context.role.isAboutPermission
  }
}
