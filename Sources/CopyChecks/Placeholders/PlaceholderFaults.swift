internal import MessageFormat
internal import StringCatalogs

/// How the placeholders of an entry's translations differ from those of its source.
enum PlaceholderFaults {
  /// Whether there may be one in texts without variations: for sure there is none where all
  /// placeholders are the same at a glance.
  static func mayBe(of entry: CheckedEntry, in catalog: CheckedCatalog) -> Bool {
    entry.texts.contains { text in
      guard let source = entry.source(of: text, in: catalog) else { return false }
      return !PlaceholderGlance.areAlike(source.text, text.text)
    }
  }

  /// Calls a closure with each difference, text by text.
  static func forEach(
    of entry: CheckedEntry,
    in catalog: CheckedCatalog,
    _ body: (CheckedText, PlaceholderComparison.Mismatch) -> Void
  ) {
    guard entry.shouldTranslate, case .printf(let dialect) = catalog.syntax,
      !entry.hasNoSource(in: catalog)
    else { return }
    let isFlat = entry.texts.allSatisfy { $0.path.steps.isEmpty }
    guard isFlat else { return forEachVarying(of: entry, in: catalog, dialect, body) }
    for text in entry.texts {
      guard let source = entry.source(of: text, in: catalog),
        !PlaceholderGlance.areAlike(source.text, text.text), !text.isBlank,
        !isOtherFormat(source.text, dialect)
      else { continue }
      PlaceholderComparison.mismatches(source: source.text, translation: text.text, dialect)
        .forEach { body(text, $0) }
    }
  }

  /// Whether a text has conversions that printf does not know, as formats of dates have.
  private static func isOtherFormat(_ text: String, _ dialect: PrintfDialect) -> Bool {
    PrintfScanner.scan(text, dialect).contains {
      if case .fault(let fault) = $0, case .unknownConversion = fault.kind { true } else { false }
    }
  }

  private static func forEachVarying(
    of entry: CheckedEntry,
    in catalog: CheckedCatalog,
    _ dialect: PrintfDialect,
    _ body: (CheckedText, PlaceholderComparison.Mismatch) -> Void
  ) {
    let source = entry.string(in: catalog.sourceLocale)
    guard !source.units.isEmpty else { return }
    for locale in catalog.locales.indices where locale != catalog.sourceLocale {
      let translation = entry.string(in: locale)
      guard canCompare(source, translation) else { continue }
      let mismatches = PlaceholderComparison.mismatches(
        source: source,
        translation: translation,
        dialect
      )
      for item in mismatches {
        guard let text = entry.text(in: locale, at: item.path), !text.isBlank else { continue }
        body(text, item.mismatch)
      }
      for text in entry.texts where text.locale == locale && text.path.isForOtherNumbers {
        guard let same = entry.text(in: catalog.sourceLocale, at: text.path) else { continue }
        lostNumbers(same.text, text.text, dialect).forEach { body(text, $0) }
      }
    }
  }

  /// The numbers that a text for any other number leaves out: they cannot be told from the words.
  private static func lostNumbers(
    _ source: String,
    _ translation: String,
    _ dialect: PrintfDialect
  ) -> [PlaceholderComparison.Mismatch] {
    PlaceholderComparison.mismatches(source: source, translation: translation, dialect).filter {
      guard case .missing(let text) = $0 else { return false }
      return text.last.map { "duxofegarg".contains($0) } ?? false
    }
  }

  /// Whether all is known that a comparison needs: of a substitution, its argument, or that both
  /// strings have it.
  private static func canCompare(_ source: LocalizedString, _ other: LocalizedString) -> Bool {
    let names = [source, other].map { Set($0.substitutions.map { $0.name.exact }) }
    let isKnown = (source.substitutions + other.substitutions).allSatisfy {
      $0.formatSpecifier != nil
    }
    return isKnown || names[0] == names[1]
  }
}

extension CheckedEntry {
  /// The texts of a locale as one string.
  func string(in locale: Int) -> LocalizedString {
    var string = LocalizedString()
    for text in texts where text.locale == locale {
      string[text.path] = LocalizedString.StringUnit(text.text)
    }
    for index in string.substitutions.indices {
      let known = substitutions.first {
        $0.locale == locale && $0.name.isExactly(string.substitutions[index].name)
      }
      string.substitutions[index].argNum = known?.argument
      string.substitutions[index].formatSpecifier = known?.specifier
    }
    return string
  }
}

extension CheckedText {
  /// Whether nothing stands in it but white space.
  var isBlank: Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension UnitPath {
  /// Whether it is the case of a plural that is for all numbers that have none of their own.
  fileprivate var isForOtherNumbers: Bool {
    if case .variation(.plural, "other")? = steps.last { true } else { false }
  }
}
