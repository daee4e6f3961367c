package import CommandLineTool
package import CopyChecks
internal import Diagnostics

/// How a rule counts, as a command line says it: `pronoun=off`.
package enum RuleSetting {
  /// The words for how a rule counts, with what they mean.
  private static let levels: [(key: String, value: CheckOptions.Level)] = [
    ("off", .off), ("info", .severity(.note)), ("warning", .severity(.warning)),
    ("error", .severity(.error)),
  ]

  /// The rule and the level of a word.
  ///
  /// - Throws: what is wrong with it, with the nearest that would do.
  package static func setting(
    _ word: String,
    option: String
  ) throws(UsageError) -> (rule: String, level: CheckOptions.Level) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw .invalidValue(word, option: option, expected: "ID=LEVEL", nearest: nil)
    }
    guard RuleCatalog.rule(parts[0]) != nil else {
      throw .invalidValue(
        parts[0],
        option: option,
        expected: "the name of a rule (alertcopy rules lists them)",
        nearest: nearest(to: parts[0])
      )
    }
    guard let level = levels.first(where: { $0.key == parts[1] })?.value else {
      let names = levels.map(\.key)
      throw .invalidValue(
        parts[1],
        option: option,
        expected: "a level (\(names.joined(separator: ", ")))",
        nearest: Suggestion.nearest(to: parts[1], among: names)
      )
    }
    return (parts[0], level)
  }

  /// The name of a rule that somebody may have meant.
  package static func nearest(to word: String) -> String? {
    Suggestion.nearest(to: word, among: RuleCatalog.rules.map(\.id))
  }
}
