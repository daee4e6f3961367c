internal import MessageFormat

/// Finds where a placeholder, or what looks like one, stands in a text.
enum PlaceholderPlace {
  /// The first place of a placeholder, as offsets in UTF-8; `nil` where it is not found as written.
  static func range(of written: String, in text: String, _ syntax: CheckedCatalog.Syntax) -> Range<
    Int
  >? {
    token(of: written, in: text, syntax)?.range
  }

  /// The first token that is written so.
  static func token(
    of written: String,
    in text: String,
    _ syntax: CheckedCatalog.Syntax
  ) -> PrintfToken? {
    guard case .printf(let dialect) = syntax else { return nil }
    let bytes = Array(text.utf8)
    return PrintfScanner.scan(text, dialect).first {
      bytes[$0.range].elementsEqual(written.utf8)
    }
  }
}
