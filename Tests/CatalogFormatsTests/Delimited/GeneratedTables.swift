import StringCatalogs
import TestSupport

/// Catalogs of what makes strings hard: the same ones on every run.
enum GeneratedTables: String, CaseIterable {
  case flat, varied

  static let texts =
    GeneratedNames.names(200) + [
      "a\nb", "a\r\nb", "\n", " leading", "trailing ", "  two  spaces  ", "a\tb", "\ttab",
      "\rreturn",
      "=1+1", "+1", "-1", "@x", "'", "''", "'=1", "''=1", "'x", "\"", "\"\"", "a\"b", ",", "a,b",
      ";",
      "“引号”", "「引號」", "\u{2028}", "e\u{301}", "'\u{301}=", "👨‍👩‍👧", "\\", "\\n", "a|==|b",
    ]

  /// A table of strings without variations, in three locales.
  private static let flatTable = table("Localizable") { index, text in
    LocalizedString(text, state: index.isMultiple(of: 3) ? .needsReview : .translated)
  }

  /// A table whose strings vary by device and number, and have parts that do.
  private static let variedTable = table("InfoPlist") { index, text in
    let plural = LocalizedString.Variation(
      .plural,
      cases: [.init("one", LocalizedString(text)), .init("other", LocalizedString(text + "s"))]
    )
    switch index % 3 {
    case 0: return LocalizedString(variations: [plural])
    case 1:
      let phone = LocalizedString.Case("iphone", LocalizedString(variations: [plural]))
      let other = LocalizedString.Case("other", LocalizedString(text, state: .new))
      return LocalizedString(variations: [.init(.device, cases: [phone, other])])
    default:
      var string = LocalizedString("%#@a.b@ " + text)
      string.substitutions = [
        .init(name: "a.b", argNum: 1, formatSpecifier: "lld", variations: [plural])
      ]
      return string
    }
  }

  var table: StringTable { self == .flat ? Self.flatTable : Self.variedTable }

  private static func table(
    _ name: String,
    _ string: (Int, String) -> LocalizedString
  ) -> StringTable {
    var catalog = StringCatalog(sourceLanguage: "en")
    for (index, text) in texts.enumerated() {
      var entry = StringCatalog.Entry(key: "\(text)|\(index)")
      if index.isMultiple(of: 2) { entry.comment = texts[(index * 7) % texts.count] }
      if index.isMultiple(of: 5) { entry.shouldTranslate = index.isMultiple(of: 10) }
      if index.isMultiple(of: 4) { entry.extractionState = .manual }
      for (step, locale) in ["en", "zh-Hans", "zh-HK"].enumerated()
      where locale == "en" || !(index + step).isMultiple(of: 6) {
        let text = texts[(index + step * 31) % texts.count]
        entry.localizations.append(.init(locale: locale, string: string(index + step, text)))
      }
      catalog.entries.append(entry)
    }
    return StringTable(name: name, catalog: catalog)
  }

  /// The keys whose entries differ, with what differs; few words where a file is long.
  static func differences(_ tables: [StringTable], _ others: [StringTable]) -> [String] {
    guard tables.map(\.name) == others.map(\.name) else {
      return ["\(tables.map(\.name)) and \(others.map(\.name))"]
    }
    return zip(tables, others).flatMap { table, other -> [String] in
      let (entries, others) = (table.catalog.entries, other.catalog.entries)
      guard entries.count == others.count else { return ["\(entries.count) and \(others.count)"] }
      return zip(entries, others).filter { $0 != $1 }.map { "\($0)\n\($1)" }.prefix(3) + []
    }
  }
}
