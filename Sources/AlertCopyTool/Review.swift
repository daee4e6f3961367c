internal import CommandLineTool
internal import CopyReview
internal import Diagnostics

/// `alertcopy review`: each string as the alert that it becomes.
enum Review: Subcommand {
  static let name = "review"
  static let summary = "show strings as the alerts they become, for a reviewer to change"

  static let options = [
    Option(
      "--locale",
      "LIST",
      help: "the locales that can be edited, new ones, too (default: all but the source)"
    ),
    Option("--app-name", "NAME", help: "the app’s display name, where no file gives it"),
    Option("--info-plist", "FILE", help: "take the name from an Info.plist"),
    Option("--project", "DIR", help: "find the name in a project folder"),
    Option("--since", "REVISION", help: "show what changed since a revision of git"),
    Option("--history", help: "tell who wrote each text of files over 2 MB, too"),
    Option("--format", "FORMAT", help: "html (default), or json for machines"),
    Option("--output", "FILE", help: "where the page goes (default: standard output)"),
    ReviewServing.serve,
    ReviewServing.port,
    Option(
      "--config",
      "FILE",
      help: "the configuration (default: alertcopy.json by the first path, or above it)"
    ),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy review PATH… (--output FILE | --serve) [options]",
    summary: """
      Writes one page that shows every string of some String Catalogs as the alert it becomes, in all
      its locales, with its context and what the checks find. It needs no network and no server: a
      reviewer opens it, changes what is to be changed, and sends back what the page exports. With
      --serve, the page is in a browser on this machine, and what is saved goes into the catalogs.
      """,
    options: options,
    examples: [
      "alertcopy review Locales --output review.html",
      "alertcopy review App --locale zh-Hant-HK --app-name Rokk --output review.html",
      "alertcopy review App --since main --output review.html",
      "alertcopy review App --serve",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    let request = try ReviewRequest(arguments)
    if arguments.has("--serve") { return try ReviewServing(arguments, request).run() }
    if arguments["--port"] != nil {
      throw UsageError.invalidCombination("--port is for --serve; give both")
    }
    let (document, notes) = try request.document()
    for note in notes { StandardStreams.error("\(note)\n") }
    let bytes =
      switch request.format {
      case .html: ReviewPage(document: document, session: .offline).bytes
      case .json: document.json.compactBytes + [UInt8(ascii: "\n")]
      }
    try OutputFile.write(bytes, to: request.output ?? "-")
    return .success
  }
}
