internal import StringCatalogs

/// How the purpose strings of a catalog end, noted entry by entry.
struct PurposeEndings: Sendable {
  /// A purpose string without a mark at its end.
  struct Open: Sendable {
    let key: String
    let text: CheckedText
    /// Whether the text that it translates ends with a mark.
    let sourceIsClosed: Bool
  }

  /// How many end with a mark, by locale.
  private(set) var closed: [Int]
  /// Those that do not, by locale.
  private(set) var open: [[Open]]

  init(_ catalog: CheckedCatalog) {
    closed = catalog.locales.map { _ in 0 }
    open = catalog.locales.map { _ in [] }
  }

  /// The notes of all parts of a catalog.
  init(_ parts: [PurposeEndings], of catalog: CheckedCatalog) {
    self.init(catalog)
    for part in parts {
      for locale in catalog.locales.indices {
        closed[locale] += part.closed[locale]
        open[locale] += part.open[locale]
      }
    }
  }

  mutating func take(_ entry: CheckedEntry, in catalog: CheckedCatalog) {
    guard catalog.content == .infoPlist, PurposeKey.isOne(entry.key) else { return }
    let source = entry.text(in: catalog.sourceLocale)
    for text in entry.texts where text.path == .root && !catalog.isReadOnly(text) {
      let trimmed = text.text.trimmingSpace()
      guard !trimmed.isEmpty, LocaleScript(catalog.locales[text.locale].tag).marksSentences,
        !PurposePlaceholderCheck.isPlaceholder(trimmed, key: entry.key)
      else { continue }
      if Self.isClosed(trimmed) {
        closed[text.locale] += 1
      } else {
        let isTranslation = text.locale != catalog.sourceLocale
        let sourceIsClosed = isTranslation && source.map { Self.isClosed($0.text[...]) } == true
        open[text.locale].append(Open(key: entry.key, text: text, sourceIsClosed: sourceIsClosed))
      }
    }
  }

  /// Those that ought to end with a mark, because their source or others beside them do.
  func odd(in locale: Int) -> [Open] {
    open[locale].filter { closed[locale] > 0 || $0.sourceIsClosed }
  }

  /// Whether a text ends with a mark that ends a sentence, with or without a closing quote.
  private static func isClosed(_ text: Substring) -> Bool {
    let closing: Set<Unicode.Scalar> = [
      "\"", "'", "”", "’", "」", "』", "»", ")", "）", " ", "\u{A0}", "\n", "\r", "\t",
    ]
    let marks: Set<Unicode.Scalar> = [
      ".", "!", "?", "。", "！", "？", "…", "⋯", "।", "։", "۔", "؟", "．", "｡", ":", "：", "\u{FE0F}",
    ]
    return text.unicodeScalars.last { !closing.contains($0) }.map(marks.contains) ?? false
  }
}
