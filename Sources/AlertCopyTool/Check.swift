internal import CommandLineTool

/// `alertcopy check`: what would get an app rejected, crashed or laughed at.
enum Check: Subcommand {
  static let name = "check"
  static let summary = "find faults in alert copy and its translations, and mend some"

  static let options = [
    Option("--ios-min", "VERSION", help: "the oldest iOS that the app runs on (default: 15)"),
    Option(
      "--profile",
      "NAME",
      help: "whose habits of writing Chinese hold: apple (default), mozilla, microsoft, clreq"
    ),
    Option("--format", "FORMAT", help: "text (default), json, sarif, github or junit"),
    Option("--output", "FILE", help: "where the report goes (default: standard output)"),
    Option("--fix", help: "mend what can be mended without a change of meaning"),
    Option("--dry-run", help: "with --fix: show what it would change, and write nothing"),
    Option(
      "--rule",
      "ID=LEVEL",
      isRepeatable: true,
      help: "how a rule counts: off, info, warning or error; may be repeated"
    ),
    Option("--baseline", "FILE", help: "tell only findings that the file does not have"),
    Option("--update-baseline", help: "with --baseline: write the findings of today into it"),
    Option(
      "--config",
      "FILE",
      help: "the configuration (default: alertcopy.json by the first path, or above it)"
    ),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy check PATH… [options]",
    summary: """
      Checks files of strings, Info.plist and sources, or all of them in a folder. Says where a fault
      is, why it is one and how to mend it, and nothing where there is none. Exit code 0: nothing to
      mend, notes at most; 1: warnings or errors, or changes that --dry-run shows; 2: a file cannot
      be read.
      """,
    options: options,
    examples: [
      "alertcopy check .", "alertcopy check App --format sarif --output alertcopy.sarif",
      "alertcopy check App --fix --dry-run",
      "alertcopy check App --baseline alertcopy-baseline.json --update-baseline",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    return try CheckSession(CheckRequest(arguments)).run()
  }
}
