/// A target of an Xcode project that builds an app.
struct ApplicationTarget {
  let name: String
  /// The project file.
  let projectFile: String
  /// The folder that the paths of its settings start from.
  let projectFolder: String
  let settings: BuildSettings

  /// The path of its Info.plist; `nil` where Xcode makes all of it.
  var infoPlist: String? {
    guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
    return ProjectPath.join(projectFolder, path)
  }

  /// Whether Xcode makes an Info.plist out of the settings, or adds them to the file.
  var generatesInfoPlist: Bool { settings.isOn("GENERATE_INFOPLIST_FILE") }

  /// Whether its Info.plist is there.
  var hasInfoPlistFile: Bool { infoPlist.map(ProjectFolder.isFile) == true }

  /// Whether Xcode makes all of its Info.plist.
  var isGenerated: Bool { generatesInfoPlist && !isForWatch && !hasInfoPlistFile }

  /// Whether it builds for phones, as far as its settings tell.
  var isForPhones: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "auto"
    return ["iphone", "auto"].contains { platforms.contains($0) }
  }

  /// Whether it builds for watches.
  var isForWatch: Bool {
    settings["SDKROOT"]?.contains("watch") == true
      || settings.isOn(Self.keyPrefix + "WKApplication")
  }

  /// What the names of settings begin with that Xcode puts into an Info.plist.
  private static let keyPrefix = "INFOPLIST_KEY_"

  /// The Info.plist keys in the settings.
  var infoPlistKeys: [String] {
    guard generatesInfoPlist else { return [] }
    return settings.names.compactMap { name in
      name.hasPrefix(Self.keyPrefix) ? String(name.dropFirst(Self.keyPrefix.count)) : nil
    }
  }

  /// The text of an Info.plist key in the settings, variables and all.
  func infoPlistString(_ key: String) -> String? {
    guard generatesInfoPlist else { return nil }
    let name = Self.keyPrefix + key
    return settings.levels.lazy.compactMap { $0[name] }.first
  }
}
