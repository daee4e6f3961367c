/// Something that a person should know of an update besides what became of each value.
package enum UpdateNote: Hashable, Sendable {
  /// For values of the file it could not be seen whether their source changed since.
  case sourcesUnchecked(file: String, count: Int, language: String)
  /// The file was translated from another language than the catalog's: no source is compared.
  case otherSourceLanguage(file: String, language: String, current: String)
  /// Values of the file are the source's text, and its format has no states: nobody can tell
  /// whether they are translations.
  case copiesOfSources(file: String, count: Int)
  /// The catalog had no value in the locale before; it has one that is likely to mean the same.
  case newLocale(String, like: String? = nil)
  /// The file has another comment on a key; the catalog's stays.
  case comment(key: String, file: String, offered: String, current: String?)
}

extension UpdateNote {
  /// The note in words, on one line.
  package var words: String {
    switch self {
    case .sourcesUnchecked(let file, let count, let language):
      "\(file.visible) has no text in \(language.visible) for \(count.counted("value")) that it "
        + "changes: whether the source changed since was not checked"
    case .otherSourceLanguage(let file, let language, let current):
      "\(file.visible) was translated from \(language.visible), and the catalog is written in "
        + "\(current.visible): whether the source changed since was not checked"
    case .copiesOfSources(let file, let count):
      "\(file.visible) has the source text for \(count.counted("value")), and no states: they "
        + "count as untranslated; say in the catalog, or in XLIFF, what is translated so"
    case .newLocale(let locale, nil): "\(locale.visible) is new in the catalog"
    case .newLocale(let locale, let other?):
      "\(locale.visible) is new in the catalog, which has \(other.visible): if that is meant, "
        + "rename it in the file, and apply it again"
    case .comment(let key, let file, let offered, let current):
      "\(file.visible) says of \(key.visible): \(offered.visible); the catalog’s comment stays: "
        + (current?.visible ?? "none")
    }
  }
}
