package import StringCatalogs

/// A key with its texts in all locales.
package struct CheckedEntry: Sendable {
  package var key: String
  package var keyOrigin: TextOrigin
  package var comment: String?
  package var extractionState: StringCatalog.ExtractionState?
  /// `false` where the developer says that it is the same in all locales.
  package var shouldTranslate: Bool
  /// The texts, locale by locale.
  package var texts: [CheckedText]
  /// What the substitutions of all locales say of their arguments.
  package var substitutions: [CheckedSubstitution]

  package init(
    key: String,
    keyOrigin: TextOrigin,
    comment: String? = nil,
    extractionState: StringCatalog.ExtractionState? = nil,
    shouldTranslate: Bool = true,
    texts: [CheckedText],
    substitutions: [CheckedSubstitution] = []
  ) {
    self.key = key
    self.keyOrigin = keyOrigin
    self.comment = comment
    self.extractionState = extractionState
    self.shouldTranslate = shouldTranslate
    self.texts = texts
    self.substitutions = substitutions
  }

  /// The text of a locale under a path.
  package func text(in locale: Int, at path: UnitPath = .root) -> CheckedText? {
    texts.first { $0.locale == locale && $0.path == path }
  }

  /// What a text translates, of the same variation or else the first one; `nil` for the source.
  func source(of text: CheckedText, in catalog: CheckedCatalog) -> CheckedText? {
    guard text.locale != catalog.sourceLocale else { return nil }
    return self.text(in: catalog.sourceLocale, at: text.path)
      ?? texts.first { $0.locale == catalog.sourceLocale }
  }

  /// Whether the key is a name that the program gives, and no text in a language.
  var isKeySymbolic: Bool { !key.utf8.contains(UInt8(ascii: " ")) && !key.utf8.contains(0x25) }

  /// Whether nobody has written a source text: the key stands in for it, and has no arguments, as
  /// names of keys have none whatever the texts have.
  func hasNoSource(in catalog: CheckedCatalog) -> Bool {
    guard let source = texts.first(where: { $0.locale == catalog.sourceLocale }) else {
      return true
    }
    return source.text.isExactly(key) && !key.utf8.contains(UInt8(ascii: "%"))
      && !key.utf8.contains(UInt8(ascii: "{"))
  }
}
