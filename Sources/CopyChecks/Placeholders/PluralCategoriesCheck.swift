internal import Diagnostics
internal import MessageFormat
internal import StringCatalogs

/// Plural categories that a locale needs and a string lacks, or the reverse.
struct PluralCategoriesCheck: EntryCheck {
  static let rule = Rule(
    "plural-categories",
    .placeholders,
    .warning,
    summary:
      "A plural lacks a category of its language, or has one that the language does not use.",
    rationale: """
      A number whose category is missing is shown with the wrong ending. A category that the language \
      does not use is never shown: Chinese has `other` alone, so what is written under `one` is lost.
      """,
    source: "Unicode CLDR plural rules, as ICU has them; `zero` is for 0 in every .stringsdict.",
    example: .files(
      before: [.init("Localizable.xcstrings", catalog(extra: #""one": \#(unit("一张照片")), "#))],
      after: [.init("Localizable.xcstrings", catalog(extra: ""))]
    )
  )

  private let table = PluralCategoryTable()

  let features: TextFeatures = [.variations, .brace]

  init(_ options: CheckOptions) {}

  func check(_ entry: CheckedEntry, in catalog: CheckedCatalog, _ findings: inout FindingSink) {
    guard entry.shouldTranslate else { return }
    for text in entry.texts where !text.path.steps.isEmpty && !catalog.isReadOnly(text) {
      checkCase(text, entry, catalog, &findings)
    }
    guard catalog.syntax == .icu else { return }
    for text in entry.texts
    where text.text.utf8.contains(UInt8(ascii: "{")) && !catalog.isReadOnly(text) {
      checkMessage(text, entry, catalog, &findings)
    }
  }

  /// Judges a set of cases at its first one, and each case that is not used.
  private func checkCase(
    _ text: CheckedText,
    _ entry: CheckedEntry,
    _ catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    guard case .variation(.plural, let name)? = text.path.steps.last,
      let categories = table[catalog.locales[text.locale].tag]
    else { return }
    let set = text.path.steps.dropLast()
    let cases = entry.texts.filter { $0.locale == text.locale && $0.isCase(of: set) }
    let names = cases.compactMap(\.category)
    let locale = catalog.locales[text.locale].name
    if cases.first?.path == text.path {
      let missing = categories.needed.filter { !names.contains($0) }
      // An export has the cases of the target, and of the source no others.
      if !missing.isEmpty, !catalog.isExchange {
        let message = "The plural lacks \(Self.list(missing)), which \(locale) needs"
        findings.add(Self.rule, of: text, message, key: entry.key, locale: locale)
      }
    }
    let other = cases.first { $0.category == "other" }
    let isExplicitZero = name == "zero" && catalog.syntax != .printf(.android)
    if !categories.used.contains(name), !isExplicitZero, let other, !other.text.isExactly(text.text)
    {
      let message =
        "\(locale) does not use “\(name)”, so this is never shown; write it under "
        + Self.list(categories.needed)
      findings.add(Self.rule, of: text, message, key: entry.key, locale: locale)
    }
  }

  private func checkMessage(
    _ text: CheckedText,
    _ entry: CheckedEntry,
    _ catalog: CheckedCatalog,
    _ findings: inout FindingSink
  ) {
    let locale = catalog.locales[text.locale]
    guard let message = try? ICUSyntax.parse(text.text), let categories = table[locale.tag] else {
      return
    }
    for plural in message.plurals where !plural.isOrdinal {
      let names = plural.cases.map(\.selector)
      let missing = categories.needed.filter { !names.contains($0) && !Self.isExplicit($0, names) }
      let other = plural.cases.first { $0.selector == "other" }
      let unused = plural.cases.filter {
        !categories.used.contains($0.selector) && !$0.selector.hasPrefix("=")
          && $0.message != other?.message
      }.map(\.selector)
      if !missing.isEmpty {
        let message = "The plural lacks \(Self.list(missing)), which \(locale.name) needs"
        findings.add(Self.rule, of: text, message, key: entry.key, locale: locale.name)
      }
      if !unused.isEmpty {
        let message = "\(locale.name) does not use \(Self.list(unused)); that is never shown"
        findings.add(Self.rule, of: text, message, key: entry.key, locale: locale.name)
      }
    }
  }

  /// Whether an explicit number says all that a category is for: `=1` for one.
  private static func isExplicit(_ category: String, _ names: [String]) -> Bool {
    let number = ["zero": "=0", "one": "=1", "two": "=2"][category]
    return number.map(names.contains) ?? false
  }

  private static func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.joined(separator: ", ")
  }

  private static func catalog(extra: String) -> String {
    """
    {"sourceLanguage": "en", "strings": {"%lld photos": {"localizations": {"zh-Hans": \
    {"variations": {"plural": {\(extra)"other": \(unit("%lld张照片"))}}}}}}, "version": "1.0"}
    """
  }

  private static func unit(_ value: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
  }
}

extension CheckedText {
  /// The plural category that it is for.
  fileprivate var category: String? {
    if case .variation(.plural, let name)? = path.steps.last { name } else { nil }
  }

  fileprivate func isCase(of set: ArraySlice<UnitPath.Step>) -> Bool {
    category != nil && path.steps.dropLast() == set
  }
}

extension Message {
  /// The plurals in it, and in their cases.
  fileprivate var plurals: [Plural] {
    parts.flatMap { part -> [Plural] in
      switch part {
      case .plural(let plural): [plural] + plural.cases.flatMap(\.message.plurals)
      case .select(_, let cases): cases.flatMap(\.message.plurals)
      case .text, .argument, .number: []
      }
    }
  }
}
