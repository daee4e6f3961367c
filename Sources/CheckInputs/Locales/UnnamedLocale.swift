internal import CopyChecks

/// The locale of strings in whose path no folder names one.
enum UnnamedLocale {
  /// The locale that the name of the file tells, or else the characters of the texts, or else that of
  /// the development region.
  ///
  /// `name` is what the locale of the region is called.
  static func locale(
    of texts: TextLanguage,
    file: FileNameLocale?,
    named name: String,
    region: String
  ) -> CopyLocale {
    if let file { return CopyLocale(withScript(file.tag, texts)) }
    guard let tag = texts.tag, !sharesHan(region) else { return CopyLocale(name, tag: region) }
    return tag == TextLanguage.unknownHan ? CopyLocale(name, tag: tag) : CopyLocale(tag)
  }

  /// A tag with the script of the texts, where it says only that they are Chinese.
  static func withScript(_ tag: String, _ texts: @autoclosure () -> TextLanguage) -> String {
    guard tag == "zh", let found = texts().tag, found.hasPrefix("zh-") else { return tag }
    return found
  }

  /// Whether texts in Han characters may be those of a region: its own word counts.
  static func sharesHan(_ region: String) -> Bool {
    CopyLocale(region).writing.isChinese || ["ja", "ko"].contains { region.hasPrefix($0) }
  }
}
