package import Diagnostics
internal import ICU
internal import StringCatalogs

/// The locale and the table of an ARB file: `app_zh_HK.arb`, `@@locale`.
package struct ARBFileName {
  /// As BCP 47 has it: `zh-HK`.
  package let locale: String
  package let table: String

  private static let defaultTable = "app"

  /// - Throws: a diagnostic where nothing says a locale.
  package init(_ file: InputFile, declared: String?) throws(Diagnostic) {
    let stem = PathName(file.path).stem
    let name = Self.split(stem)
    guard let locale = declared ?? name?.locale ?? file.locale else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file.path, line: 1, column: 1),
        "neither “@@locale” nor the name of the file says a locale",
        advice: "name it <table>_<locale>.arb, add \"@@locale\", or give the locale"
      )
    }
    let tag = Self.tag(locale)
    let isNamedByLocale = name.map { Self.tag($0.locale) == tag } ?? false
    self.init(locale: tag, table: isNamedByLocale ? name?.table ?? stem : stem)
  }

  init(locale: String, table: String) {
    self.locale = locale
    self.table = table
  }

  /// The name that Flutter expects.
  var path: String { "\(table)_\(underscored).arb" }

  /// The locale as Flutter writes it.
  var underscored: String { locale.replacing("-", with: "_") }

  private static func tag(_ locale: String) -> String {
    LocaleFallback.canonicalTag(locale) ?? locale
  }

  /// The last words of a name that are a locale, two letters of a language before three: `my_app_en`
  /// is English.
  private static func split(_ stem: String) -> (table: String, locale: String)? {
    for isLocale in [LocaleName.isPlainly, LocaleName.isLocale] as [(Substring) -> Bool] {
      if isLocale(stem[...]) { return (defaultTable, stem) }
      for mark in stem.indices where stem[mark] == "_" || stem[mark] == "-" {
        let rest = stem[stem.index(after: mark)...]
        guard mark != stem.startIndex, isLocale(rest) else { continue }
        return (String(stem[..<mark]), String(rest))
      }
    }
    return nil
  }
}
