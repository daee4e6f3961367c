internal import CopyChecks
internal import Diagnostics

/// A rule as Markdown.
struct RuleSection {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  /// The section with its heading.
  var text: String { "### \(rule.id)\n\n\(body)" }

  /// The section without its heading.
  var body: String {
    """
    **\(rule.severity.rawValue)** · \(rule.summary)

    \(rule.rationale)

    \(example)

    - Source: \(rule.source)
    - Fix: \(rule.fix.map { "`--fix` \(Self.lowercased($0))" } ?? "by hand")

    """
  }

  private static func lowercased(_ sentence: String) -> String {
    (sentence.first.map { String($0).lowercased() } ?? "") + sentence.dropFirst()
  }

  private var example: String {
    switch rule.example {
    case .text(let locale, let key, let source, let before, let after):
      """
      In \(Self.code(locale))\(key == "example" ? "" : ", key \(Self.code(key))")\
      \(locale == "en" ? "" : ", for \(Self.code(source))"):

      | found | not found |
      |---|---|
      | \(Self.cell(before)) | \(Self.cell(after)) |
      """
    case .files(let before, let after):
      """
      Found:

      \(Self.listing(before))

      Not found:

      \(Self.listing(after))
      """
    }
  }

  private static func listing(_ files: [RuleExample.File]) -> String {
    files.map { file in
      let text = file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { VisibleText.shown(String($0)) }
      return "\(code(file.path)):\n\n````\n\(lines.joined(separator: "\n"))\n````"
    }.joined(separator: "\n\n")
  }

  /// Code in a cell of a table, where a bar would begin the next cell even in code.
  private static func cell(_ text: String) -> String {
    code(text).replacing("|", with: "\\|")
  }

  /// Text as code, between more backquotes than stand in it.
  private static func code(_ text: String) -> String {
    let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.shown(String($0)) }.joined(separator: "↵")
    guard !shown.isEmpty else { return "(nothing)" }
    let longest = shown.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isPadded = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.hasPrefix(" ")
    return isPadded ? "\(fence) \(shown) \(fence)" : fence + shown + fence
  }
}
