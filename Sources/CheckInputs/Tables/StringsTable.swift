internal import CopyChecks
internal import Diagnostics
internal import StringCatalogs

/// The strings of a .strings file.
enum StringsTable {
  /// Reads a file, and adds it to the list.
  ///
  /// - Throws: a diagnostic where it is none.
  static func read(
    _ bytes: [UInt8],
    path: String,
    locale: CopyLocale,
    _ list: inout FileList
  ) throws(Diagnostic) -> LocaleTable {
    let strings = try StringsFile(parsing: bytes, file: path)
    let file = list.add(strings.list.text, path: path)
    let origin = PropertyListOrigin(file: file, utf8: strings.list.text?.utf8)
    var entries: [CheckedEntry] = []
    var places: [ExactText: Int] = [:]
    for entry in strings.entries {
      let text = CheckedText(entry.value, locale: 0, origin: origin(entry.valueRange))
      if let place = places[entry.key.exact] {
        entries[place].texts.append(text)
        continue
      }
      places[entry.key.exact] = entries.count
      entries.append(
        CheckedEntry(
          key: entry.key,
          keyOrigin: origin(entry.keyRange),
          comment: entry.comment,
          texts: [text]
        )
      )
    }
    return LocaleTable(locale: locale, file: file, entries: entries)
  }
}
