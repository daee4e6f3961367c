internal import Diagnostics
internal import StringCatalogs
internal import XMLTree

/// What a String Catalog says and XLIFF has no place for.
///
/// XLIFF calls the part of a file that is not translated its skeleton, and keeps it for whoever
/// makes the file again. Ours is a catalog: the entries, in the source language and the target's,
/// that the units alone do not bring back as they were. So it holds nothing where they do.
///
/// In it stand extraction states, states of source values, members that only Xcode knows, argument
/// numbers, source values that the target has no case for, a version other than 1.0, names of
/// locales that are no language tags. What the units say counts more: see ``TableMaker``.
struct CatalogSkeleton {
  var catalog: StringCatalog

  /// The namespace by which a skeleton is known to be one of ours.
  static let namespace = "urn:alertcopy:string-catalog"

  /// Whether the catalog says anything.
  var isNeeded: Bool {
    !catalog.entries.isEmpty || catalog.version != "1.0" || !catalog.otherMembers.isEmpty
      || LanguageTag.of(catalog.sourceLanguage) != catalog.sourceLanguage
  }

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
  }

  /// Reads a skeleton from a translation file.
  ///
  /// - Throws: a diagnostic at the place of the skeleton where it is damaged.
  init(parsing text: String, at location: SourceLocation?) throws(Diagnostic) {
    do {
      catalog = try StringCatalogFile(parsing: Array(text.utf8), file: location?.file ?? "").catalog
    } catch {
      throw Diagnostic(
        .error,
        at: location,
        "AlertCopy's skeleton is damaged: \(error.message)",
        advice: "remove it; what XLIFF itself says is read without it"
      )
    }
  }

  /// The catalog in the format of .xcstrings, on one line, and with no character that XML cannot
  /// hold: JSON has escapes for all.
  var text: String {
    let text = catalog.singleLineText
    guard !XMLEscape.allows(text) else { return text }
    return text.unicodeScalars.lazy.map { scalar in
      guard !XMLEscape.allows(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
