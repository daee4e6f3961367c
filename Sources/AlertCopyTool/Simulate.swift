internal import AlertCopy
internal import CommandLineTool
internal import PermissionSimulator

/// `alertcopy simulate`: which alerts a person meets, on a device that behaves like iOS.
enum Simulate: Subcommand {
  static let name = "simulate"
  static let summary = "find out which alerts a person meets, and when"

  static let options = [
    Option("--explore", help: "go through every state that a person can bring an app into"),
    Option("--permission", "LIST", help: "permissions, joined by commas, or all (for --explore)"),
    Option("--ios", "LIST", help: "iOS versions, joined by commas, or all (for --explore)"),
    Option("--locale", "LOCALE", help: "the language of the app’s words in a trace (default: en)"),
    Option("--app-name", "NAME", help: "the app’s name in a trace (default: App)"),
    Option("--trace", help: "print what happened, for scenarios that pass too"),
    Option("--format", "FORMAT", help: "text (default), markdown, mermaid or dot"),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy simulate SCENARIO.json… | --explore [options]",
    summary: """
      Runs scenarios, and prints what went otherwise than expected; or explores every state of a
      permission under the standard policy, and checks what must hold on every step. The exit code
      is 1 where an expectation or a property fails.
      """,
    options: options,
    examples: [
      "alertcopy simulate Resources/Scenarios/*.json",
      "alertcopy simulate --explore --permission all --ios all",
      "alertcopy simulate --explore --permission camera --format mermaid",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    if arguments.has("--explore") { return try ExploreRequest(arguments).run() }
    guard !arguments.operands.isEmpty else {
      throw UsageError.invalidCombination("no scenario is given; give files, or --explore")
    }
    return try ScenarioRequest(arguments).run()
  }
}
