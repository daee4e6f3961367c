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

  package init(
    key: String,
    keyOrigin: TextOrigin,
    comment: String? = nil,
    extractionState: StringCatalog.ExtractionState? = nil,
    shouldTranslate: Bool = true,
    texts: [CheckedText]
  ) {
    self.key = key
    self.keyOrigin = keyOrigin
    self.comment = comment
    self.extractionState = extractionState
    self.shouldTranslate = shouldTranslate
    self.texts = texts
  }

  /// The text of a locale under a path.
  package func text(in locale: Int, at path: UnitPath = .root) -> CheckedText? {
    texts.first { $0.locale == locale && $0.path == path }
  }
}
