internal import CheckReports
internal import CommandLineTool

/// `alertcopy rules`: all rules of the checks.
enum Rules: Subcommand {
  static let name = "rules"
  static let summary = "list the rules of the checks"

  static let options = [
    Option("--format", "FORMAT", help: "text (default), markdown (docs/Rules.md) or json")
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy rules [--format FORMAT]",
    summary: "Lists what alertcopy check looks for, with how much each finding matters.",
    options: options,
    examples: ["alertcopy rules", "alertcopy rules --format markdown > docs/Rules.md"]
  )

  /// The forms of the list.
  private enum Format: String, CaseIterable {
    case text, markdown, json
  }

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options)
    let format = try CommonOptions.value("--format", Format.self, "a format", arguments) ?? .text
    let page = RulesPage()
    switch format {
    case .text: StandardStreams.output(page.text)
    case .markdown: StandardStreams.output(page.markdown)
    case .json: StandardStreams.output(page.json)
    }
    return .success
  }
}
