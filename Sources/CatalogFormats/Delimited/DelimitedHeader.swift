internal import Diagnostics
internal import StringCatalogs

/// The first row: what each column holds.
struct DelimitedHeader {
  /// How many columns there are, those that mean nothing here included.
  let count: Int
  /// The locale of the first column of values.
  let sourceLanguage: String
  /// The locales with the places of their columns.
  let locales: [(name: String, value: Int, state: Int?)]
  let notes: [Diagnostic]
  private let columns: [DelimitedColumn: Int]

  /// - Throws: a diagnostic with the place of the column that stands twice, or of the header that
  ///   has no keys or no locale.
  init(_ row: [DelimitedScanner.Field], text: SourceText) throws(Diagnostic) {
    var columns: [DelimitedColumn: Int] = [:]
    var locales: [String] = []
    var notes: [Diagnostic] = []
    for (index, field) in row.enumerated() {
      let name = FormulaGuard.text(field.value)
      guard let column = DelimitedColumn(name: name) else {
        notes.append(
          Diagnostic(
            .warning,
            at: text.location(offset: field.offset),
            "the column “\(name)” is not read",
            advice: "name it as a locale, such as zh-Hans, if it holds translations"
          )
        )
        continue
      }
      guard columns.updateValue(index, forKey: column) == nil else {
        throw text.fault(
          at: field.offset,
          "the column “\(name)” stands twice",
          advice: "remove one, or rename it"
        )
      }
      if case .value(let locale) = column { locales.append(locale) }
    }
    guard columns[.key] != nil, let source = locales.first else {
      throw text.fault(
        at: row.first?.offset ?? 0,
        columns[.key] == nil ? "the header has no column “key”" : "the header has no locale",
        advice: "begin with a row such as key,comment,en,zh-Hans, separated as the rows below are"
      )
    }
    count = row.count
    sourceLanguage = source
    self.locales = locales.map { locale in
      (locale, columns[.value(locale: locale)] ?? 0, columns[.state(locale: locale)])
    }
    self.notes = notes
    self.columns = columns
  }

  subscript(column: DelimitedColumn) -> Int? { columns[column] }
}
