import StringCatalogs

/// Catalogs and parts of them, small and from few words, so that edits meet.
extension SeededGenerator {
  // é stands in both of its Unicode forms, which are two keys and two values to a file.
  static let keys = ["a", "", "\u{E9}", "e\u{301}"]
  static let locales = ["en", "fr", "zh-Hant"]
  static let values = ["one", "two", "three", "caf\u{E9}", "cafe\u{301}", "", "a\nb", "%@"]
  static let states = ["new", "translated", "needs_review", "machine_translated", "odd", nil]

  mutating func catalog() -> StringCatalog {
    let keys = Self.keys.filter { _ in chance(55) }.shuffled(using: &self)
    return StringCatalog(
      sourceLanguage: "en",
      entries: keys.map { entry($0) },
      version: pick(["1.0", "1.1", "1.3", "1.10", nil]),
      otherMembers: members()
    )
  }

  mutating func entry(_ key: String) -> StringCatalog.Entry {
    let locales = Self.locales.filter { _ in chance(70) }
    return StringCatalog.Entry(
      key: key,
      comment: chance(30) ? pick(Self.values) : nil,
      extractionState: chance(30) ? pick([.manual, .stale]) : nil,
      shouldTranslate: chance(10) ? false : nil,
      localizations: locales.map { .init(locale: $0, string: string()) },
      otherMembers: members()
    )
  }

  mutating func string() -> LocalizedString {
    var string = inner(depth: 0)
    if chance(15) {
      string.substitutions = ["N", "M"].filter { _ in chance(70) }.map { substitution($0) }
    }
    string.otherMembers = members()
    return string
  }

  mutating func substitution(_ name: String) -> LocalizedString.Substitution {
    .init(
      name: name,
      argNum: chance(50) ? pick([1, 2]) : nil,
      formatSpecifier: chance(80) ? pick(["lld", "@"]) : nil,
      variations: [plural(depth: 1)],
      otherMembers: members()
    )
  }

  private mutating func inner(depth: Int) -> LocalizedString {
    switch Int.random(in: 0..<10, using: &self) {
    case 0: LocalizedString()
    case 1, 2: LocalizedString(variations: [plural(depth: depth + 1)])
    case 3 where depth == 0:
      LocalizedString(
        variations: [.init(.device, cases: cases(["iphone", "mac", "other"], depth: 1))]
      )
    default: LocalizedString(stringUnit: unit())
    }
  }

  private mutating func plural(depth: Int) -> LocalizedString.Variation {
    .init(.plural, cases: cases(["one", "few", "other"], depth: depth))
  }

  private mutating func cases(_ names: [String], depth: Int) -> [LocalizedString.Case] {
    names.filter { _ in chance(70) }.map { name in
      .init(name, depth < 2 ? inner(depth: depth + 1) : LocalizedString(stringUnit: unit()))
    }
  }

  mutating func unit() -> LocalizedString.StringUnit {
    .init(pick(Self.values), state: anyState(), otherMembers: members())
  }

  mutating func anyState() -> LocalizedString.StringUnit.State? {
    pick(Self.states).map { .init(rawValue: $0) }
  }

  mutating func members() -> [JSONValue.Member] {
    guard chance(10) else { return [] }
    return ["x", "y"].filter { _ in chance(60) }.map { .init($0, pick(["1", .bool(true), .null])) }
  }
}
