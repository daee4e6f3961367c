internal import Diagnostics
internal import StringCatalogs

/// The locale and the table that the path of a file in a `.lproj` folder says.
struct LocaleFolder {
  /// The locale of a file that no folder and nobody says.
  static let undetermined = "und"
  /// The folder of what belongs to no locale.
  static let base = "Base"

  let table: String
  let locale: String
  /// That nothing says the locale.
  let note: Diagnostic?

  /// Reads `zh-Hans.lproj/Localizable.strings`; a locale that somebody said comes after that.
  init(_ file: InputFile) {
    let path = PathName(file.path)
    table = path.stem
    let folder = path.folder.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
    if let folder, folder != Self.base, !folder.isEmpty {
      locale = OldLanguageName.tags[folder] ?? folder
      note = nil
    } else {
      locale = file.locale ?? Self.undetermined
      note =
        file.locale != nil
        ? nil
        : Diagnostic(
          .note,
          at: SourceLocation(file: file.path, line: 1, column: 1),
          "nothing says which locale the file is in",
          advice: "give the locale, or put the file into a folder such as zh-Hans.lproj"
        )
    }
  }

  /// The path of a table's file in a locale.
  ///
  /// - Returns: The path, or `nil` where a name is no name of a file or folder.
  static func path(locale: String, table: String, fileExtension: String) -> String? {
    guard !table.isEmpty, !locale.isEmpty,
      !(locale + table).contains(where: { $0 == "/" || $0 == "\0" })
    else { return nil }
    let folder = locale == undetermined ? base : locale
    return "\(folder).lproj/\(table).\(fileExtension)"
  }
}
