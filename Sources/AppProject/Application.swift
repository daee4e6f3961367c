internal import Diagnostics

/// An app of a project: its Info.plist, the target that builds it, or both.
struct Application {
  let infoPlist: InfoPlist?
  let target: ApplicationTarget?
  /// Whether the target itself names the Info.plist, or needs none.
  let isNamedByTarget: Bool

  /// What stands for the app in messages.
  var description: String {
    infoPlist?.file ?? target.map { "target \($0.name)" } ?? ""
  }

  /// The folder that its own files are in.
  var folder: String {
    if let infoPlist { return ProjectPath.folder(of: infoPlist.file) }
    guard let target else { return "." }
    let sources = ProjectPath.join(target.projectFolder, target.name)
    return ProjectFolder.isFolder(sources) ? sources : target.projectFolder
  }

  /// The text of an Info.plist key, variables and all; the file's wins over the settings'.
  func string(_ key: String) -> LocatedString? {
    if let string = infoPlist?.string(key) { return string }
    guard let target else { return nil }
    // Xcode names an app after its product where nothing else does.
    let setting = target.infoPlistString(key) ?? (key == "CFBundleName" ? "$(PRODUCT_NAME)" : nil)
    return setting.map { LocatedString(value: $0, location: location) }
  }

  /// The beginning of the file that makes the app known.
  var location: SourceLocation? {
    (infoPlist?.file ?? target?.projectFile).map { SourceLocation(file: $0, line: 1, column: 1) }
  }

  /// A text with its build variables put in.
  func expand(_ text: String) throws(BuildSettings.UnresolvedVariable) -> String {
    try (target?.settings ?? BuildSettings(levels: [])).expand(text)
  }

  /// The keys with which the app asks for permissions: those of the file, then of the settings.
  var usageDescriptionKeys: [String] {
    var seen: Set<String> = []
    return ((infoPlist?.keys ?? []) + (target?.infoPlistKeys ?? []))
      .filter { InfoPlist.isUsageDescription($0) && seen.insert($0).inserted }
  }

  /// Whether the app is one for the Mac or the TV, or a part of another app.
  var isSecondary: Bool {
    infoPlist?.isSecondary == true || target?.isForPhones == false
  }
}
