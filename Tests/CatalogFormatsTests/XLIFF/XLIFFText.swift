import CatalogFormats
import Diagnostics
import StringCatalogs

/// Short ways to write and read XLIFF in tests.
enum XLIFFText {
  /// The one table of an XLIFF text, and what a person is told.
  static func read(_ text: String, locale: String? = nil) throws(Diagnostic) -> ReadTables {
    try XLIFF12Format().read(
      InputFile(path: "a/b.xliff", bytes: Array(text.utf8), locale: locale)
    )
  }

  /// The catalog of XLIFF 1.2 units.
  static func catalog(
    ofUnits units: String,
    original: String = "Localizable.xcstrings",
    from source: String = "en",
    to target: String = "fr"
  ) throws -> StringCatalog {
    let read = try read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file \
      original="\(original)" source-language="\(source)" target-language="\(target)" \
      datatype="plaintext"><body>\(units)</body></file></xliff>
      """
    )
    return read.tables.first?.catalog ?? StringCatalog(sourceLanguage: "")
  }

  /// The catalog of the entries of an .xcstrings file.
  static func catalog(ofStrings strings: String) throws -> StringCatalog {
    let json = #"{"sourceLanguage": "en", "strings": \#(strings), "version": "1.0"}"#
    return try StringCatalogFile(parsing: Array(json.utf8), file: "a.xcstrings").catalog
  }

  /// The XLIFF 1.2 file of a catalog for one locale.
  static func written(_ catalog: StringCatalog, _ locale: String, onlyUnfinished: Bool = false)
    -> String
  {
    let written = XLIFF12Format().write(
      [StringTable(name: "Localizable", catalog: catalog)],
      WritingOptions(locales: [locale], onlyUnfinished: onlyUnfinished)
    )
    return written.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }
}
