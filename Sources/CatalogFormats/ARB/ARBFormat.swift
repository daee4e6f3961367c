package import Diagnostics
internal import StringCatalogs

/// Application Resource Bundles, as Flutter's gen-l10n has them: `app_zh_HK.arb`.
///
/// Values are ICU messages in the file and Foundation's format strings with variations in the
/// catalog. A key that is no name in Dart gets one, and is kept beside it as `x-key`; a state other
/// than `translated` is kept as `x-state`. The names of arguments, their types and examples are in
/// `placeholders`; in the catalog they end the comment: `%1$@: appName, such as Photos`.
package struct ARBFormat: CatalogFormat {
  package init() {}

  /// Reads the strings of a locale, which counts as the source language of the table.
  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    try file.refuseNonText(expecting: "ARB")
    let root = try JSONFile(parsing: file.bytes, file: file.path).root
    guard root.kind == .object else {
      throw Diagnostic(
        .error,
        at: root.location,
        "an object should stand here, and this is \(root.kind.inWords)",
        advice: "compare with a file that Flutter's documentation shows"
      )
    }
    let name = try ARBFileName(file, declared: root["@@locale"]?.string)
    var reader = ARBReader(locale: name.locale)
    try reader.read(root)
    return ReadTables(
      [StringTable(name: name.table, monolingual: reader.catalog)],
      notes: reader.notes
    )
  }
}
