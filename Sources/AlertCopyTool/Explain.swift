internal import CheckReports
internal import CommandLineTool
internal import CopyChecks

/// `alertcopy explain`: what a rule finds, and why.
enum Explain: Subcommand {
  static let name = "explain"
  static let summary = "say what a rule finds, why, and how to mend or suppress it"

  static let options: [Option] = []

  static let help = CommandHelp(
    synopsis: "alertcopy explain RULE",
    summary: """
      Says what a rule of alertcopy check finds and why it matters, who says so, with an example
      before and after, what --fix does, and how the rule is turned off.
      """,
    options: options,
    examples: ["alertcopy explain wrong-script"]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: 1)
    guard let id = arguments.operands.first else {
      throw UsageError.invalidCombination("no rule is given; alertcopy rules lists them")
    }
    guard let rule = RuleCatalog.rule(id) else {
      throw UsageError.invalidCombination(
        "there is no rule “\(id)”"
          + (RuleSetting.nearest(to: id).map { "; did you mean \($0)?" } ?? "")
      )
    }
    StandardStreams.output(RuleExplanation(rule).text)
    return .success
  }
}
