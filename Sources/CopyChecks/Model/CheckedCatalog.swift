package import MessageFormat
internal import StringCatalogs

/// A table of strings in all its locales, whatever files it stands in.
package struct CheckedCatalog: Sendable {
  /// What the texts are for.
  package enum Content: Hashable, Sendable {
    case strings
    /// Values of Info.plist: purpose strings and names.
    case infoPlist
  }

  /// How arguments are written in the texts.
  package enum Syntax: Hashable, Sendable {
    case icu
    case printf(PrintfDialect)
    /// No arguments.
    case none
  }

  /// Name of the table: `Localizable`.
  package var name: String
  package var content: Content
  package var syntax: Syntax
  package var locales: [CopyLocale]
  /// The locale that the strings were written in, as an index.
  package var sourceLocale: Int
  /// The files that have texts of a locale, as indices: all the same where one file has all.
  package var files: [Int]
  package var entries: any CheckedEntries
  /// Whether the source locale has texts of its own: where keys are the texts, it may have no file.
  package var hasSource: Bool
  /// Whether it is a copy for translators, as XLIFF is: the source is written elsewhere, and a text
  /// that is not there is one that nobody has translated yet.
  package var isExchange: Bool

  package init(
    name: String,
    content: Content,
    syntax: Syntax,
    locales: [CopyLocale],
    sourceLocale: Int,
    files: [Int],
    entries: any CheckedEntries,
    hasSource: Bool = true,
    isExchange: Bool = false
  ) {
    self.name = name
    self.content = content
    self.syntax = syntax
    self.locales = locales
    self.sourceLocale = sourceLocale
    self.files = files
    self.entries = entries
    self.hasSource = hasSource
    self.isExchange = isExchange
  }

  /// Whether a text is there for reading only: the source in a copy for translators.
  func isReadOnly(_ text: CheckedText) -> Bool { isReadOnly(locale: text.locale) }

  /// The same of a locale.
  func isReadOnly(locale: Int) -> Bool {
    isExchange && locales.count > 1 && locale == sourceLocale
  }

  /// Whether nobody has translated a text yet: it has nothing in it, in a copy for translators, and
  /// no state that says that this is meant.
  func isStillMissing(_ text: CheckedText) -> Bool {
    isExchange && text.locale != sourceLocale && (text.state == nil || text.state == .new)
      && text.isBlank
  }

  /// Calls a closure with some of the entries.
  func forEachEntry(of indices: [Int], _ body: (CheckedEntry) -> Void) {
    for index in indices { entries.forEach(in: index..<(index + 1), body) }
  }
}
