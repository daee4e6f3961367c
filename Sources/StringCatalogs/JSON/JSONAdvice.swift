internal import Diagnostics

/// What to do about a JSON file that cannot be read, where that depends on what it should hold.
struct JSONAdvice {
  var emptyFile = "restore it"
  var mergeConflict = ConflictMarker.advice

  /// For a String Catalog, which `alertcopy merge` can merge.
  static let stringCatalog = JSONAdvice(
    emptyFile: "restore it, or start with {\"sourceLanguage\": \"en\", \"strings\": {}}",
    mergeConflict: "resolve it or run alertcopy merge"
  )
}
