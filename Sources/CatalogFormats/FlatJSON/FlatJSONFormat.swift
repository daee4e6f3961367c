package import Diagnostics
internal import StringCatalogs

/// Flat JSON: a file for each locale, `{"key": "value"}`.
///
/// One table is `<locale>.json` where it is called `Localizable`, as Xcode calls it; any other is
/// `<locale>/<table>.json`, as i18next lays out its namespaces. A value that varies has the key
/// `key|==|plural.one`, as in Xcode's XLIFF. Objects in objects are read as i18next reads them, with
/// “.” between their names.
package struct FlatJSONFormat: CatalogFormat {
  /// The name of the table in a file that is called by its locale.
  static let defaultTable = "Localizable"
  /// What stands between a key and a variation.
  static let variationMark = "|==|"

  package init() {}

  /// Reads the strings of a locale, which counts as the source language of the table.
  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    try file.refuseNonText(expecting: "JSON")
    let root = try JSONFile(parsing: file.bytes, file: file.path).root
    let name = try FlatJSONFileName(file)
    var reader = FlatJSONReader(locale: name.locale)
    try reader.read(root)
    return ReadTables(
      [StringTable(name: name.table, monolingual: reader.catalog)],
      notes: reader.notes
    )
  }

  /// The key and the way to a value that a name in a file tells.
  static func split(_ name: String) -> (key: String, path: UnitPath) {
    guard let mark = name.ranges(of: variationMark).last,
      let path = UnitPath(identifier: name[mark.upperBound...]), path != .root
    else { return (name, .root) }
    return (String(name[..<mark.lowerBound]), path)
  }
}
