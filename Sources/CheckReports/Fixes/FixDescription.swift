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
    var changes: [String] = []
    var counts: [String: Int] = [:]
    var rest = 0
    for edit in finding.fix {
      let change = Self.change(edit, file)
      if let count = counts[change] {
        counts[change] = count + 1
      } else if changes.count < Self.limit {
        changes.append(change)
        counts[change] = 1
      } else {
        rest += 1
      }
    }
    text =
      changes.map { change in
        let count = counts[change, default: 1]
        return count > 1 ? "\(change) (\(count) times)" : change
      }.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }

  private static func change(_ edit: TextEdit, _ file: CheckedFile) -> String {
    let old = quoted(file.source[edit.range])
    let new = quoted(edit.replacement)
    if edit.range.isEmpty { return "insert \(new)" }
    return edit.replacement.isEmpty ? "remove \(old)" : "\(old) becomes \(new)"
  }

  private static func quoted(_ text: String) -> String {
    // A space is seen only where it is named.
    if text == " " { return "a space" }
    return "“" + VisibleText.shown(text.count > longest ? text.prefix(longest) + "…" : text) + "”"
  }
}
