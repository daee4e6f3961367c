/// Keeps spreadsheets from running a cell that begins like a formula.
///
/// OWASP's rule (“CSV Injection”): a cell that begins with `=`, `+`, `-`, `@`, a tab or a carriage
/// return gets an apostrophe before it. A cell that has apostrophes before such a character gets
/// one, too, so that taking one away gives every text back as it was.
enum FormulaGuard {
  private static let starts: Set<UInt8> = Set("=+-@\t\r".utf8)

  /// The text as a cell may hold it.
  static func cell(_ text: String) -> String {
    beginsFormula(text) ? "'" + text : text
  }

  /// The text that a cell holds.
  static func text(_ cell: String) -> String {
    guard cell.utf8.first == UInt8(ascii: "'"), beginsFormula(cell) else { return cell }
    // By bytes: a mark may join the apostrophe to one character.
    return String(decoding: cell.utf8.dropFirst(), as: UTF8.self)
  }

  /// Whether a formula's first character stands behind any number of apostrophes.
  private static func beginsFormula(_ text: String) -> Bool {
    text.utf8.first { $0 != UInt8(ascii: "'") }.map(starts.contains) ?? false
  }
}
