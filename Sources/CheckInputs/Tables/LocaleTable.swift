internal import CopyChecks

/// A file with strings of one table in one locale, or, of a part of it, one more file.
struct LocaleTable {
  var locale: CopyLocale
  /// The file, as an index into those of the project.
  let file: Int
  /// The strings in the order of the file; the locale of their texts is not told yet.
  var entries: [CheckedEntry]
  /// Whether its strings count before those of the same keys in the locale's other file, as those of
  /// a .stringsdict file do.
  var isOverriding = false
}
