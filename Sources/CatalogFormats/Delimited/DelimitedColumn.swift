/// What a column of a table holds, by its name in the header.
enum DelimitedColumn: Hashable {
  case table, key, variation, comment, shouldTranslate, extractionState, argNum, formatSpecifier
  /// The values in a locale.
  case value(locale: String)
  /// The states of the values in a locale.
  case state(locale: String)

  private static let fixed: [(name: String, column: DelimitedColumn)] = [
    ("table", .table), ("key", .key), ("variation", .variation), ("comment", .comment),
    ("shouldTranslate", .shouldTranslate), ("extractionState", .extractionState),
    ("argNum", .argNum), ("formatSpecifier", .formatSpecifier),
  ]

  /// The column of a name; `nil` where the name is none that this format has.
  init?(name: String) {
    if let fixed = Self.fixed.first(where: { $0.name.lowercased() == name.lowercased() }) {
      self = fixed.column
    } else if name.lowercased().hasPrefix("state:") {
      let locale = String(name.dropFirst("state:".count))
      guard LocaleName.isLocale(locale) else { return nil }
      self = .state(locale: locale)
    } else {
      guard LocaleName.isLocale(name) else { return nil }
      self = .value(locale: name)
    }
  }

  /// The name in the header.
  var name: String {
    switch self {
    case .value(let locale): locale
    case .state(let locale): "state:\(locale)"
    default: Self.fixed.first { $0.column == self }?.name ?? ""
    }
  }
}
