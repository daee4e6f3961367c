internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// The strings of a .stringsdict file: a text for each case of each rule.
struct StringsdictTable {
  private static let format = "NSStringLocalizedFormatKey"
  /// Rules that a whole string varies by.
  private static let variations = [
    "NSStringDeviceSpecificRuleType": "device", "NSStringVariableWidthRuleType": "width",
  ]
  private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

  private let origin: PropertyListOrigin
  private var texts: [CheckedText] = []

  /// Reads a file, and adds it to the list.
  ///
  /// - Throws: a diagnostic where it is none.
  static func read(
    _ bytes: [UInt8],
    path: String,
    locale: CopyLocale,
    _ list: inout FileList
  ) throws(Diagnostic) -> LocaleTable {
    let rules = try StringsdictFile(parsing: bytes, file: path)
    let file = list.add(rules.list.text, path: path)
    let origin = PropertyListOrigin(file: file, utf8: rules.list.text?.utf8)
    var entries: [CheckedEntry] = []
    var seen: Set<ExactText> = []
    // The last rule of a key counts.
    for (member, comment) in zip(rules.entries, rules.comments).reversed()
    where seen.insert(member.key.exact).inserted {
      var table = StringsdictTable(origin: origin)
      table.add(member.value, at: .root)
      entries.append(
        CheckedEntry(
          key: member.key,
          keyOrigin: origin(member.keyRange),
          comment: comment,
          texts: table.texts
        )
      )
    }
    return LocaleTable(locale: locale, file: file, entries: entries.reversed(), isOverriding: true)
  }

  private init(origin: PropertyListOrigin) {
    self.origin = origin
  }

  private mutating func add(_ value: PropertyListValue, at path: UnitPath) {
    if let text = value.string {
      texts.append(CheckedText(text, locale: 0, path: path, origin: origin(value.range)))
      return
    }
    let members = value.members ?? []
    let variables = members.filter { $0.value.members != nil && Self.variations[$0.key] == nil }
    let format = value[Self.format]
    // A string that is its only variable is a plural of the whole, as Xcode makes of it.
    let isWhole = variables.count == 1 && format?.string == "%#@\(variables[0].key)@"
    if let format, !isWhole { add(format, at: path) }
    for member in members {
      guard let kind = Self.variations[member.key] else { continue }
      add(cases: member.value, of: LocalizedString.Kind(rawValue: kind), at: path)
    }
    for variable in variables {
      let inner = isWhole ? path : UnitPath(path.steps + [.substitution(variable.key)])
      add(cases: variable.value, of: .plural, at: inner)
    }
  }

  private mutating func add(
    cases: PropertyListValue,
    of kind: LocalizedString.Kind,
    at path: UnitPath
  ) {
    for member in cases.members ?? [] where kind != .plural || Self.categories.contains(member.key)
    {
      add(member.value, at: UnitPath(path.steps + [.variation(kind, member.key)]))
    }
  }
}
