package import Diagnostics
internal import StringCatalogs

/// Tables of strings for spreadsheets: a row for each string, a column for each locale.
///
/// CSV follows RFC 4180. TSV is quoted in the same way, as spreadsheets do it, for
/// `text/tab-separated-values` itself has no way to write a tab or a line end in a field. The
/// columns are `key`, `variation` (the ``UnitPath`` of the value, empty for the string itself),
/// `comment`, the source language, the other locales, and what else a catalog needs:
/// `state:<locale>`, `table`, `shouldTranslate`, `extractionState`, `argNum`, `formatSpecifier`.
/// An empty cell is no translation. CSV with semicolons,
/// as Excel writes it in many countries, is read, too.
package struct DelimitedFormat: CatalogFormat {
  /// What stands between two fields.
  package enum Separator: String, Hashable, Sendable {
    case comma = ","
    case tab = "\t"
    /// What Excel writes as CSV where the comma is in numbers.
    case semicolon = ";"

    var byte: UInt8 { rawValue.utf8.first ?? UInt8(ascii: ",") }
    var fileExtension: String { self == .tab ? "tsv" : "csv" }
    var formatName: String { fileExtension.uppercased() }
  }

  package let separator: Separator

  package init(separator: Separator = .comma) {
    self.separator = separator
  }

  package func read(_ file: InputFile) throws(Diagnostic) -> ReadTables {
    try file.refuseNonText(expecting: separator.formatName)
    let text = try SourceText(decoding: file.bytes, file: file.path)
    let rows = try DelimitedScanner.rows(of: text, separator: separator(in: text))
    let header = try DelimitedHeader(rows.first ?? [], text: text)
    var reader = DelimitedReader(text: text, header: header, table: PathName(file.path).stem)
    for row in rows.dropFirst() { try reader.add(row) }
    return ReadTables(reader.tables, notes: header.notes + reader.notes)
  }

  /// The separator of a file: a semicolon where commas are expected and its header has none.
  private func separator(in text: SourceText) -> Separator {
    let header = text.utf8.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let hasSemicolons = header.contains(Separator.semicolon.byte)
    let isOther = separator == .comma && hasSemicolons && !header.contains(Separator.comma.byte)
    return isOther ? .semicolon : separator
  }
}
