internal import Diagnostics
internal import StringCatalogs

/// What the path of a JSON file says: its locale and its table.
struct FlatJSONFileName {
  let locale: String
  let table: String

  /// - Throws: a diagnostic where neither the path nor anybody says a locale.
  init(_ file: InputFile) throws(Diagnostic) {
    let path = PathName(file.path)
    let folder = path.folder ?? ""
    // A word of three letters, such as `app`, may be a language or not: it comes last.
    if LocaleName.isPlainly(path.stem) {
      (locale, table) = (path.stem, FlatJSONFormat.defaultTable)
    } else if LocaleName.isPlainly(folder) {
      (locale, table) = (folder, path.stem)
    } else if let given = file.locale {
      (locale, table) = (given, path.stem)
    } else if LocaleName.isLocale(path.stem) {
      (locale, table) = (path.stem, FlatJSONFormat.defaultTable)
    } else if LocaleName.isLocale(folder) {
      (locale, table) = (folder, path.stem)
    } else {
      throw Diagnostic(
        .error,
        at: SourceLocation(file: file.path, line: 1, column: 1),
        "neither the name of the file nor its folder is a locale",
        advice: "name it <locale>.json or <locale>/\(path.stem).json, or give the locale"
      )
    }
  }
}
