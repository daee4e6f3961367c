package import CopyChecks
internal import Diagnostics

/// What `alertcopy explain` says of a rule.
package struct RuleExplanation: Sendable {
  private let rule: Rule

  package init(_ rule: Rule) { self.rule = rule }

  /// All that there is to say, for a terminal.
  package var text: String {
    """
    \(rule.id) (\(rule.severity.rawValue), \(rule.family.rawValue))

    \(rule.summary)

    Why:    \(rule.rationale)
    Source: \(rule.source)
    Fix:    \(rule.fix.map { "--fix: \($0)" } ?? "by hand; only a person can tell.")

    \(example)
    \(SuppressionAdvice(rule).text)

    """
  }

  private var example: String {
    switch rule.example {
    case .text(let locale, let key, let source, let before, let after):
      """
      Found (\(locale), key \(key)\(locale == "en" ? "" : ", for “\(source)”")):
          \(Self.indented(before))
      Not found:
          \(Self.indented(after))

      """
    case .files(let before, let after):
      "Found:\n\(Self.listing(before))Not found:\n\(Self.listing(after))"
    }
  }

  private static func listing(_ files: [RuleExample.File]) -> String {
    files.map { file in
      let text = file.text.hasSuffix("\n") ? String(file.text.dropLast()) : file.text
      return "    \(file.path):\n        \(indented(text, by: 8))\n"
    }.joined()
  }

  private static func indented(_ text: String, by columns: Int = 4) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.shown(String($0)) }
      .joined(separator: "\n" + String(repeating: " ", count: columns))
  }
}
