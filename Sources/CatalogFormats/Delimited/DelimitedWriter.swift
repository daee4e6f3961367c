internal import Diagnostics
internal import StringCatalogs

/// Makes rows of string tables.
struct DelimitedWriter {
  private(set) var rows: [[String]]
  private(set) var report: LossReport
  private let columns: [DelimitedColumn]
  private let locales: [String]
  private let sourceLanguage: String
  private let options: WritingOptions
  /// The locales to translate into.
  private let targets: [String]

  init(_ tables: [StringTable], _ options: WritingOptions, format: String) {
    // How keys came into the catalog is no business of translators.
    columns = DelimitedColumn.columns(for: tables, locales: options.locales)
      .filter { !options.isForTranslators || $0 != .extractionState }
    locales = columns.compactMap { if case .value(let locale) = $0 { locale } else { nil } }
    sourceLanguage = tables.first?.catalog.sourceLanguage ?? ""
    self.options = options
    targets = options.locales ?? locales
    rows = [columns.map(\.name)]
    report = LossReport(format: format)
    let unreadable = DelimitedColumn.unreadableLocales(of: tables, locales: options.locales)
    for (table, locale) in unreadable {
      report.lose(ofTable: table, "“\(locale)”, which is no locale,")
    }
  }

  mutating func add(_ table: StringTable) {
    if table.catalog.sourceLanguage != sourceLanguage {
      report.lose(ofTable: table.name, "its source language \(table.catalog.sourceLanguage)")
    }
    if !table.catalog.otherMembers.isEmpty {
      report.lose(
        ofTable: table.name,
        table.catalog.otherMembers.map(\.name).joined(separator: ", ")
      )
    }
    var seen: Set<ExactText> = []
    for entry in table.catalog.entries {
      guard seen.insert(entry.key.exact).inserted else {
        report.leaveOut(entry.key, because: "the key stands twice in table “\(table.name)”")
        continue
      }
      guard !options.onlyUnfinished || isUnfinished(entry, of: table) else { continue }
      add(entry, of: table)
    }
  }

  private func isUnfinished(_ entry: StringCatalog.Entry, of table: StringTable) -> Bool {
    targets.contains { $0 != table.catalog.sourceLanguage && entry.isUnfinished(in: $0) }
  }

  private mutating func add(_ entry: StringCatalog.Entry, of table: StringTable) {
    report.loseOtherMembers(of: entry)
    let strings = Dictionary(
      locales.compactMap { locale in entry[locale].map { (locale, Cells($0)) } },
      uniquingKeysWith: { first, _ in first }
    )
    for locale in locales { reportEmptyValues(strings[locale], of: entry.key, in: locale) }
    // A language may need plural categories that the source does not have.
    let asked = locales.dropFirst().compactMap { locale in
      options.string(of: entry, in: locale, of: table.catalog)?.units.map(\.path)
    }
    var paths = UnitPath.merged(locales.compactMap { strings[$0]?.paths } + asked)
    if paths.isEmpty { paths = [.root] }
    for path in paths {
      guard UnitPath(identifier: path.identifier) == path else {
        report.leaveOut(
          entry.key,
          because: "“\(path.identifier)” is no variation that can be read again"
        )
        continue
      }
      let row = columns.map { cell($0, entry, path, strings, table.name) }
      if row.allSatisfy(\.isEmpty) {
        report.leaveOut(entry.key, because: "an empty key with no value makes an empty row")
      } else {
        rows.append(row)
      }
      reportSubstitutions(path, strings, of: entry.key)
    }
  }

  private func cell(
    _ column: DelimitedColumn,
    _ entry: StringCatalog.Entry,
    _ path: UnitPath,
    _ strings: [String: Cells],
    _ table: String
  ) -> String {
    switch column {
    case .table: table
    case .key: entry.key
    case .variation: path.identifier
    case .comment: entry.comment ?? ""
    case .shouldTranslate: entry.shouldTranslate.map(String.init) ?? ""
    case .extractionState: entry.extractionState?.rawValue ?? ""
    case .argNum: substitution(path, strings)?.argNum.map { String($0) } ?? ""
    case .formatSpecifier: substitution(path, strings)?.formatSpecifier ?? ""
    case .value(let locale): strings[locale]?.units[path]?.value ?? ""
    case .state(let locale):
      strings[locale]?.units[path].map { $0.value.isEmpty ? "" : DelimitedState.cell($0.state) }
        ?? ""
    }
  }

  /// The substitution that a value belongs to, in the first locale that has it.
  private func substitution(_ path: UnitPath, _ strings: [String: Cells])
    -> LocalizedString.Substitution?
  {
    locales.lazy.compactMap { strings[$0] }.first { $0.units[path] != nil }?.substitution(path)
  }

  private mutating func reportSubstitutions(
    _ path: UnitPath,
    _ strings: [String: Cells],
    of key: String
  ) {
    guard let common = substitution(path, strings) else { return }
    for locale in locales {
      guard let own = strings[locale], own.units[path] != nil, let other = own.substitution(path)
      else { continue }
      if other.argNum != common.argNum || other.formatSpecifier != common.formatSpecifier {
        report.lose(
          "an argument of “\(common.name)” that other locales have not",
          of: key,
          in: locale
        )
      }
    }
  }

  private mutating func reportEmptyValues(_ cells: Cells?, of key: String, in locale: String) {
    guard let cells else { return }
    if cells.hasRepeatedPaths { report.lose("a variation that stands twice", of: key, in: locale) }
    if cells.paths.isEmpty { report.lose("a localization without a value", of: key, in: locale) }
    for path in cells.paths where cells.units[path]?.value.isEmpty == true {
      let name = path == .root ? "an empty value" : "an empty value (\(path.identifier))"
      report.lose(name, of: key, in: locale)
    }
    let states = cells.units.values.compactMap(\.state)
    for state in Set(states) where DelimitedState.state(DelimitedState.cell(state)) != state {
      report.lose("the state “\(state.rawValue)”", of: key, in: locale)
    }
  }
}

/// The values of a string by the ways to them.
private struct Cells {
  let paths: [UnitPath]
  let units: [UnitPath: LocalizedString.StringUnit]
  private let substitutions: [LocalizedString.Substitution]

  init(_ string: LocalizedString) {
    let units = string.units
    paths = units.map(\.path)
    self.units = Dictionary(units.map { ($0.path, $0.unit) }, uniquingKeysWith: { _, last in last })
    substitutions = string.substitutions
  }

  var hasRepeatedPaths: Bool { units.count < paths.count }

  func substitution(_ path: UnitPath) -> LocalizedString.Substitution? {
    guard case .substitution(let name)? = path.steps.first else { return nil }
    return substitutions.first { $0.name == name }
  }
}
