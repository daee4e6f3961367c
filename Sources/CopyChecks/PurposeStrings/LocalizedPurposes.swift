/// The tables that localize an Info.plist, key by key.
struct LocalizedPurposes {
  /// The locales in which a key has a text.
  struct Locales {
    var names: Set<String> = []
    /// Whether the language that the table was written in is one of them.
    var hasSource = false
  }

  /// The locales of the app besides the one that Info.plist is written in, in order.
  let languages: [String]
  /// Whether the languages are those of the tables that localize Info.plist.
  let areOfTables: Bool
  private let keys: [String: Locales]

  init(_ infoPlist: CheckedInfoPlist, in project: CheckedProject) {
    var keys: [String: Locales] = [:]
    for catalog in infoPlist.catalogs.map({ project.catalogs[$0] }) {
      catalog.entries.forEach(in: 0..<catalog.entries.count) { entry in
        guard PurposeKey.isOne(entry.key) else { return }
        for text in entry.texts where !text.text.trimmingSpace().isEmpty {
          keys[entry.key, default: Locales()].names.insert(catalog.locales[text.locale].name)
          if text.locale == catalog.sourceLocale { keys[entry.key]?.hasSource = true }
        }
      }
    }
    self.keys = keys
    (languages, areOfTables) = Self.languages(infoPlist, in: project)
  }

  /// Where a key has a text; `nil` where it is in no table.
  func locales(of key: String) -> Locales? { keys[key] }

  private static func languages(
    _ infoPlist: CheckedInfoPlist,
    in project: CheckedProject
  ) -> (names: [String], areOfTables: Bool) {
    let region = infoPlist.developmentRegion
    let own = names(in: infoPlist.catalogs.map { project.catalogs[$0] }, besides: region)
    guard own.isEmpty else { return (own, true) }
    // An app that localizes nothing of Info.plist may still have a table of its own strings.
    let others = project.catalogs.filter { catalog in
      catalog.content == .strings && catalog.name == "Localizable"
        && !catalog.files.contains { isOfLibrary(project.files[$0].path) }
    }
    return (names(in: others, besides: region), false)
  }

  private static func names(in catalogs: [CheckedCatalog], besides region: String?) -> [String] {
    var names: Set<String> = []
    for catalog in catalogs {
      for (index, locale) in catalog.locales.enumerated() where index != catalog.sourceLocale {
        guard locale.name != "Base", !isDevelopment(locale, region) else { continue }
        names.insert(locale.name)
      }
    }
    return names.sorted()
  }

  /// Whether a file came with a library, whose languages are not the app’s.
  private static func isOfLibrary(_ path: String) -> Bool {
    [".bundle/", ".framework/", "Pods/", "Carthage/", "Packages/"].contains { path.contains($0) }
  }

  /// Whether a locale is the language of Info.plist, or a region of it.
  private static func isDevelopment(_ locale: CopyLocale, _ region: String?) -> Bool {
    let own = language(region ?? "en")
    return own != "zh" && language(locale.tag) == own || locale.tag == region
  }

  private static func language(_ tag: String) -> Substring {
    tag.prefix { $0 != "-" && $0 != "_" }
  }
}
