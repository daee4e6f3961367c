internal import ICU

/// The languages of translation files.
enum LanguageTag {
  /// A locale as XLIFF names it, which knows no underscores: `zh-CN` for `zh_CN`.
  static func of(_ locale: String) -> String {
    locale.contains("_") ? String(locale.map { $0 == "_" ? "-" : $0 }) : locale
  }

  /// The plural categories that translators into a locale are asked for: as Xcode does, all but
  /// those of whole millions.
  static func pluralCategories(of locale: String) -> [String] {
    (try? PluralRules.categories(for: of(locale), below: 1_000_000)) ?? ["other"]
  }
}
