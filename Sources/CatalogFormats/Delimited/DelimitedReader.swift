internal import Diagnostics
internal import StringCatalogs

/// Makes string tables of rows.
struct DelimitedReader {
  typealias Row = [DelimitedScanner.Field]

  /// What tells a row from all others.
  private struct RowID: Hashable {
    let entry: EntryID
    let path: UnitPath
  }

  private struct EntryID: Hashable {
    let table: Int
    let key: ExactText
  }

  private let text: SourceText
  private let header: DelimitedHeader
  private let defaultTable: String
  private(set) var tables: [StringTable] = []
  private(set) var notes: [Diagnostic] = []
  private var rows: [RowID: Int] = [:]
  private var entries: [EntryID: Int] = [:]

  init(text: SourceText, header: DelimitedHeader, table: String) {
    self.text = text
    self.header = header
    defaultTable = table
    if header[.table] == nil { _ = tableIndex(table) }
  }

  /// Reads a row.
  ///
  /// - Throws: a diagnostic with the place of what is wrong in it.
  mutating func add(_ row: Row) throws(Diagnostic) {
    // Spreadsheets leave rows of nothing at the end.
    guard row.contains(where: { !$0.value.isEmpty }) else { return }
    guard row.count == header.count else {
      throw text.fault(
        at: row.first?.offset ?? 0,
        "this row has \(row.count) fields, and the header has \(header.count)",
        advice: "put a field that holds a separator or a line end in quotation marks"
      )
    }
    let path = try path(row)
    let id = EntryID(table: try tableIndex(row), key: cell(.key, row).exact)
    try checkIsFirst(RowID(entry: id, path: path), row)
    let index = entryIndex(id, key: cell(.key, row))
    var entry = tables[id.table].catalog.entries[index]
    try readDetails(of: &entry, row)
    try readValues(of: &entry, path, row)
    tables[id.table].catalog.entries[index] = entry
  }

  private func cell(_ column: DelimitedColumn, _ row: Row) -> String {
    header[column].map { FormulaGuard.text(row[$0].value) } ?? ""
  }

  private func fault(
    _ column: DelimitedColumn,
    _ row: Row,
    _ message: String,
    advice: String
  ) -> Diagnostic {
    text.fault(at: header[column].map { row[$0].offset } ?? 0, message, advice: advice)
  }

  private mutating func checkIsFirst(_ id: RowID, _ row: Row) throws(Diagnostic) {
    let offset = header[.key].map { row[$0].offset } ?? 0
    guard let earlier = rows.updateValue(offset, forKey: id) else { return }
    throw fault(
      .key,
      row,
      "the key “\(cell(.key, row))” stands a second time; the first is at "
        + "\(text.location(offset: earlier))",
      advice: "remove one of the rows, or give one another variation"
    )
  }

  private func path(_ row: Row) throws(Diagnostic) -> UnitPath {
    let identifier = cell(.variation, row)
    guard let path = UnitPath(identifier: identifier) else {
      throw fault(
        .variation,
        row,
        "“\(identifier)” is no variation",
        advice: "write for example plural.one, device.iphone or substitutions.NAME.plural.other"
      )
    }
    return path
  }

  private mutating func tableIndex(_ row: Row) throws(Diagnostic) -> Int {
    let name = cell(.table, row)
    guard !name.contains("/") else {
      throw fault(
        .table,
        row,
        "“\(name)” cannot be the name of a table",
        advice: "write a name without “/”"
      )
    }
    return tableIndex(name.isEmpty ? defaultTable : name)
  }

  private mutating func tableIndex(_ name: String) -> Int {
    if let index = tables.firstIndex(where: { $0.name == name }) { return index }
    let catalog = StringCatalog(sourceLanguage: header.sourceLanguage)
    tables.append(
      StringTable(
        name: name,
        catalog: catalog,
        statesSourceLanguage: false,
        localesWithoutStates: Set(header.locales.lazy.filter { $0.state == nil }.map(\.name))
      )
    )
    return tables.count - 1
  }

  private mutating func entryIndex(_ id: EntryID, key: String) -> Int {
    if let index = entries[id] { return index }
    let index = tables[id.table].catalog.entries.count
    entries[id] = index
    tables[id.table].catalog.entries.append(.init(key: key))
    return index
  }

  /// What belongs to the key in all its rows.
  private mutating func readDetails(
    of entry: inout StringCatalog.Entry,
    _ row: Row
  ) throws(Diagnostic) {
    let comment = cell(.comment, row)
    if !comment.isEmpty {
      if let earlier = entry.comment, !earlier.isExactly(comment) {
        notes.append(
          Diagnostic(
            .warning,
            at: header[.comment].map { text.location(offset: row[$0].offset) },
            "“\(entry.key)” has another comment in an earlier row; this one is not read",
            advice: "write the same comment in all rows of a key"
          )
        )
      }
      entry.comment = entry.comment ?? comment
    }
    let extractionState = cell(.extractionState, row)
    if !extractionState.isEmpty {
      entry.extractionState = .init(rawValue: extractionState)
    }
    switch cell(.shouldTranslate, row).lowercased() {
    case "": break
    case "true": entry.shouldTranslate = true
    case "false": entry.shouldTranslate = false
    default:
      throw fault(
        .shouldTranslate,
        row,
        "“true”, “false” or nothing should stand here",
        advice: "write “false” for a string that is the same in every locale"
      )
    }
  }

  private func readValues(
    of entry: inout StringCatalog.Entry,
    _ path: UnitPath,
    _ row: Row
  ) throws(Diagnostic) {
    // The locales of an entry stand in the order of their columns.
    var index = 0
    for locale in header.locales {
      let isThere =
        index < entry.localizations.count && entry.localizations[index].locale == locale.name
      let value = FormulaGuard.text(row[locale.value].value)
      if !value.isEmpty {
        if !isThere {
          entry.localizations.insert(.init(locale: locale.name, string: .init()), at: index)
        }
        let state = locale.state.map { FormulaGuard.text(row[$0].value) } ?? ""
        entry.localizations[index].string[path] = LocalizedString.StringUnit(
          value,
          state: DelimitedState.state(state)
        )
        try readSubstitution(of: &entry.localizations[index].string, path, row)
      }
      if isThere || !value.isEmpty { index += 1 }
    }
  }

  private func readSubstitution(
    of string: inout LocalizedString,
    _ path: UnitPath,
    _ row: Row
  ) throws(Diagnostic) {
    guard case .substitution(let name)? = path.steps.first,
      let index = string.substitutions.firstIndex(where: { $0.name == name })
    else { return }
    let specifier = cell(.formatSpecifier, row)
    if !specifier.isEmpty { string.substitutions[index].formatSpecifier = specifier }
    let number = cell(.argNum, row)
    guard !number.isEmpty else { return }
    guard let argNum = Int(number), argNum > 0 else {
      throw fault(.argNum, row, "a number should stand here", advice: "count arguments from 1")
    }
    string.substitutions[index].argNum = argNum
  }
}
