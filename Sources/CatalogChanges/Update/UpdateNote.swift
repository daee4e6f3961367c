/// Something that a person should know of an update besides what became of each value.
package enum UpdateNote: Hashable, Sendable {
  /// For values of the file it could not be seen whether their source changed since.
  case sourcesUnchecked(file: String, count: Int, language: String)
  /// The catalog had no value in the locale before.
  case newLocale(String)
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
    case .newLocale(let locale): "\(locale.visible) is new in the catalog"
    case .comment(let key, let file, let offered, let current):
      "\(file.visible) says of \(key.visible): \(offered.visible); the catalog’s comment stays: "
        + (current?.visible ?? "none")
    }
  }
}
