internal import AppProject
internal import CopyChecks

/// The texts of an Info.plist that people see, as catalogs of one locale.
///
/// There are two where some are in Chinese and the development region is another: they are read by
/// the rules of the Chinese that they are in, though the system takes them for texts of the region.
struct InfoPlistCatalogs {
  private(set) var catalogs: [CheckedCatalog] = []

  private static let names: Set = ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"]

  init(_ entries: [CheckedInfoPlist.Entry], file: Int, region: String) {
    let shown = entries.filter {
      Self.names.contains($0.key) || $0.key.contains("UsageDescription")
    }
    let locale = CopyLocale(region, tag: LanguageFolder.tag(region))
    let chinese = UnnamedLocale.sharesHan(locale.tag) ? [] : shown.filter(Self.isChinese)
    guard let tag = ChineseScript.tag(of: chinese.map(\.text)) else {
      add(shown, locale, file)
      return
    }
    add(shown.filter { !Self.isChinese($0) }, locale, file)
    add(chinese, CopyLocale(locale, writing: Writing(tag: tag)), file)
  }

  private static func isChinese(_ entry: CheckedInfoPlist.Entry) -> Bool {
    LetterCounts(entry.text).isMostlyHan && TextLanguage([entry.text]).isChinese
  }

  private mutating func add(
    _ entries: [CheckedInfoPlist.Entry],
    _ locale: CopyLocale,
    _ file: Int
  ) {
    guard !entries.isEmpty else { return }
    catalogs.append(
      CheckedCatalog(
        name: "Info",
        content: .infoPlist,
        syntax: .none,
        locales: [locale],
        sourceLocale: 0,
        files: [file],
        entries: entries.map { entry in
          CheckedEntry(
            key: entry.key,
            keyOrigin: entry.keyOrigin,
            texts: [CheckedText(entry.text, locale: 0, origin: entry.origin)]
          )
        }
      )
    )
  }
}
