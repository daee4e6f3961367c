internal import AlertCopy
internal import CommandLineTool
internal import PermissionSimulator

/// `alertcopy simulate`: which alerts a person meets, on a device that behaves like iOS.
enum Simulate: Subcommand {
  static let name = "simulate"
  static let summary = "find out which alerts a person meets, and when"

  static let options = [
    Option("--explore", help: "go through every state that a person can bring an app into"),
    Option("--flow", "PRESET", help: "a way to ask that is found in the wild: \(presets)"),
    Option(
      "--answer",
      "LIST",
      help:
        "what the person chooses, in order: dontAllow, allow and\nother buttons of iOS; confirm, cancel; answers that are\nleft over use the feature again"
    ),
    Option("--permission", "LIST", help: "permissions, joined by commas, or all"),
    Option("--ios", "LIST", help: "iOS versions, joined by commas, or all"),
    Option("--locale", "LOCALE", help: "the language of the app’s words in a trace (default: en)"),
    Option("--app-name", "NAME", help: "the app’s name in a trace (default: App)"),
    Option(
      "--info-plist",
      "FILE",
      help:
        "the name and the purpose strings of an app; one that is\nmissing shows as what a person would meet"
    ),
    Option("--project", "DIR", help: "the same, found in a project folder"),
    Option("--trace", help: "print what happened, for scenarios that pass too"),
    Option(
      "--format",
      "FORMAT",
      help: "text (default), json, and for --explore markdown,\nmermaid or dot"
    ),
  ]

  private static let presets = FlowPreset.Name.allCases.map(\.rawValue).joined(separator: ", ")

  static let help = CommandHelp(
    synopsis: "alertcopy simulate SCENARIO.json… | --flow PRESET | --explore [options]",
    summary: """
      Runs scenarios, and prints what went otherwise than expected; or runs a flow, and prints what
      a person meets and what is wrong with it; or explores every state of a permission under the
      standard policy, and checks what must hold on every step. The exit code is 1 where an
      expectation or a property fails.
      """,
    options: options,
    examples: [
      "alertcopy simulate Resources/Scenarios/*.json",
      "alertcopy simulate --flow guideAtOnce --permission camera --answer dontAllow",
      "alertcopy simulate --explore --permission all --ios all",
      "alertcopy simulate --explore --permission camera --format mermaid",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    try checkMode(arguments)
    if arguments.has("--explore") { return try ExploreRequest(arguments).run() }
    if arguments["--flow"] != nil { return try FlowRequest(arguments).run() }
    guard !arguments.operands.isEmpty else {
      throw UsageError.invalidCombination("no scenario is given; give files, --flow or --explore")
    }
    return try ScenarioRequest(arguments).run()
  }

  /// An option that would do nothing is a mistake, and is told.
  private static func checkMode(_ arguments: Arguments) throws(UsageError) {
    let isExploring = arguments.has("--explore")
    let isFlow = arguments["--flow"] != nil
    if isExploring, isFlow { throw .invalidCombination("give either --explore or --flow") }
    let misplaced: [(String, Bool, String)] = [
      ("--answer", isFlow, "--flow"),
      ("--trace", !isFlow && !isExploring, "scenarios"),
      ("--permission", isFlow || isExploring, "--flow or --explore"),
      ("--ios", isFlow || isExploring, "--flow or --explore"),
      ("--info-plist", isFlow || isExploring, "--flow or --explore"),
      ("--project", isFlow || isExploring, "--flow or --explore"),
      ("--locale", !isExploring, "--flow or scenarios"),
      ("--app-name", !isExploring, "--flow or scenarios"),
    ]
    for (option, hasPlace, place) in misplaced
    where !hasPlace && (arguments.has(option) || arguments[option] != nil) {
      throw .invalidCombination("\(option) goes with \(place)")
    }
  }
}
