/// What a check knows of a text besides the text itself.
package struct TextContext {
  package let catalog: CheckedCatalog
  package private(set) var entry: CheckedEntry
  package private(set) var text: CheckedText
  package private(set) var role: TextRole

  /// The context of a text.
  init(catalog: CheckedCatalog, entry: CheckedEntry, text: CheckedText, role: TextRole) {
    self.catalog = catalog
    self.entry = entry
    self.text = text
    self.role = role
  }

  /// That of no text yet.
  init(catalog: CheckedCatalog) {
    let origin = TextOrigin(file: 0, range: 0..<0, escaping: .opaque)
    self.init(
      catalog: catalog,
      entry: CheckedEntry(key: "", keyOrigin: origin, texts: []),
      text: CheckedText("", locale: catalog.sourceLocale, origin: origin),
      role: TextRole(.other)
    )
  }

  /// Makes it the context of another text of the catalog.
  mutating func turn(to text: CheckedText, of entry: CheckedEntry, _ role: TextRole) {
    self.entry = entry
    self.text = text
    self.role = role
  }

  /// The locale of the text.
  package var locale: CopyLocale { catalog.locales[text.locale] }
  /// Whether the text is in the language that the strings were written in.
  package var isSource: Bool { text.locale == catalog.sourceLocale }
  /// What it translates; `nil` where it is the source, or there is none.
  ///
  /// Of a string that varies it is the variation of the same name, or else the first one.
  package var source: String? {
    guard !isSource else { return nil }
    let source = catalog.sourceLocale
    let sameVariation = entry.texts.first { $0.locale == source && $0.path == text.path }
    return (sameVariation ?? entry.texts.first { $0.locale == source })?.text
  }
}
