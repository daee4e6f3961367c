/// What a check knows of a text besides the text itself.
package struct TextContext {
  package let catalog: CheckedCatalog
  package let entry: CheckedEntry
  package internal(set) var text: CheckedText
  package let role: TextRole

  /// The locale of the text.
  package var locale: CopyLocale { catalog.locales[text.locale] }
  /// Whether the text is in the language that the strings were written in.
  package var isSource: Bool { text.locale == catalog.sourceLocale }
  /// What it translates; `nil` where it is the source, or there is none.
  ///
  /// Of a string that varies it is the variation of the same name, or else the first one.
  package var source: String? {
    guard !isSource else { return nil }
    let sources = entry.texts.filter { $0.locale == catalog.sourceLocale }
    return (sources.first { $0.path == text.path } ?? sources.first)?.text
  }
}
