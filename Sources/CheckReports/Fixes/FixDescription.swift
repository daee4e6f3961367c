internal import CopyChecks
internal import Diagnostics

/// What a fix does, in a line.
struct FixDescription {
  /// So many changes are told one by one.
  private static let limit = 3
  private static let longest = 40

  let text: String

  /// The description; `nil` where there is no fix.
  init?(_ finding: Finding, _ file: CheckedFile) {
    guard !finding.fix.isEmpty, !file.isBinary else { return nil }
    let changes = finding.fix.prefix(Self.limit).map { edit in
      let old = Self.quoted(file.source[edit.range])
      let new = Self.quoted(edit.replacement)
      if edit.range.isEmpty { return "insert \(new)" }
      return edit.replacement.isEmpty ? "remove \(old)" : "\(old) becomes \(new)"
    }
    let rest = finding.fix.count - changes.count
    text = changes.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }

  private static func quoted(_ text: String) -> String {
    // A space is seen only where it is named.
    if text == " " { return "a space" }
    return "“" + VisibleText.shown(text.count > longest ? text.prefix(longest) + "…" : text) + "”"
  }
}
