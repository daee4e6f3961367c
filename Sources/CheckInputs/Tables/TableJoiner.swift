internal import CopyChecks
internal import StringCatalogs

/// Makes one catalog of the files that a table has, one or two for each locale.
///
/// A key that stands twice in one file has all its texts, in the order of the file, under one entry:
/// the checks see them, and the last one is what an app shows.
struct TableJoiner {
  private var entries: [CheckedEntry] = []
  private var places: [ExactText: Int] = [:]
  private var locales: [CopyLocale] = []
  private var files: [Int] = []

  /// The locales, their files and the entries of the tables; the texts of the first table’s locale
  /// lead.
  static func join(
    _ tables: [LocaleTable]
  ) -> (locales: [CopyLocale], files: [Int], entries: [CheckedEntry]) {
    var joiner = TableJoiner()
    for table in tables { joiner.add(table) }
    for index in joiner.entries.indices {
      let texts = joiner.entries[index].texts.enumerated().sorted {
        ($0.element.locale, $0.offset) < ($1.element.locale, $1.offset)
      }
      joiner.entries[index].texts = texts.map(\.element)
    }
    return (joiner.locales, joiner.files, joiner.entries)
  }

  private mutating func add(_ table: LocaleTable) {
    let known = locales.firstIndex { $0.name == table.locale.name }
    let locale = known ?? locales.count
    if known == nil {
      locales.append(table.locale)
      files.append(table.file)
    }
    for var entry in table.entries {
      for index in entry.texts.indices { entry.texts[index].locale = locale }
      guard let place = places[entry.key.exact] else {
        places[entry.key.exact] = entries.count
        entries.append(entry)
        continue
      }
      if table.isOverriding { entries[place].texts.removeAll { $0.locale == locale } }
      entries[place].texts += entry.texts
      entries[place].comment = entries[place].comment ?? entry.comment
      entries[place].shouldTranslate = entries[place].shouldTranslate && entry.shouldTranslate
    }
  }
}
