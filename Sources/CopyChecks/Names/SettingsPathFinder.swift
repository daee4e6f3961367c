/// Finds paths through Settings in texts, with what their names are.
struct SettingsPathFinder: Sendable {
  /// A name in a path.
  struct Name {
    let range: Range<Int>
    let verdict: SettingsNames.Verdict
  }

  /// What a text in Chinese has that says the way to a setting.
  static let words = ["设置", "设定", "設置", "設定"]

  private let names: [SettingsNames?]
  private let roots = PhraseList([
    "settings", "preferences", "系统设置", "设置", "设定", "系统偏好设置", "偏好设置", "系統設定", "設定", "設置", "系統偏好設定",
    "系統設置", "偏好設定",
  ])

  /// Systems and programs that have settings of their own, with Privacy among them.
  private let others = PhraseList([
    "windows", "android", "chrome", "firefox", "edge", "safari", "browser", "浏览器", "瀏覽器", "安卓",
    "鸿蒙",
  ])

  init(_ options: CheckOptions) {
    names = Writing.allCases.map { SettingsNames($0, options: options) }
  }

  /// The names of a writing; `nil` where none are known.
  func names(of writing: Writing) -> SettingsNames? { names[Int(writing.rawValue)] }

  /// Calls a closure with each path of a text, and with those of its names that are known.
  func forEach(
    in text: ScannedText,
    _ writing: Writing,
    _ body: (_ path: SettingsPath, _ names: [Name]) -> Void
  ) {
    guard let known = names(of: writing) else { return }
    var index = 0
    while let root = roots.first(in: text.scalars, from: index) {
      if index == 0, others.first(in: text.scalars) != nil { return }
      index = root.upperBound
      guard let path = SettingsPath(root: root, in: text.scalars) else { continue }
      var found: [Name] = []
      for element in path.elements {
        let name = known.name(at: element.lowerBound, until: element.upperBound, in: text)
        guard let name else { continue }
        found.append(Name(range: name.range, verdict: name.verdict))
      }
      body(path, found)
      index = path.elements.last?.upperBound ?? index
    }
  }
}

extension SettingsPathFinder.Name {
  /// Whether it is the row that holds the permissions, by whatever name.
  var isPrivacy: Bool {
    switch verdict {
    case .privacy, .oldPrivacy, .wrongPrivacy, .oldMacPrivacy: true
    case .right, .wrong: false
    }
  }
}
