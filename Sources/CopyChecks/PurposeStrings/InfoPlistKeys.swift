/// The keys of an Info.plist, and where they stand.
struct InfoPlistKeys {
  private let infoPlist: CheckedInfoPlist
  private let keys: Set<String>

  init(_ infoPlist: CheckedInfoPlist) {
    self.infoPlist = infoPlist
    keys = Set(infoPlist.keys)
  }

  func has(_ key: String) -> Bool { keys.contains(key) }

  /// The keys that say why the app asks, in the order of the file.
  var purposes: [String] { infoPlist.keys.filter(PurposeKey.isOne) }

  /// The text under a key.
  func text(_ key: String) -> String? { infoPlist.entries.first { $0.key == key }?.text }

  /// Where a key stands; the file as a whole where that is not known.
  func origin(_ key: String) -> TextOrigin {
    infoPlist.entries.first { $0.key == key }?.keyOrigin
      ?? TextOrigin(file: infoPlist.file, range: 0..<0, escaping: .opaque)
  }
}
