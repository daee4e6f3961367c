internal import AlertFormats
internal import CommandLineTool
internal import TextMetrics

/// `alertcopy preview`: the alerts of an app as people will see them, on one sheet.
enum Preview: Subcommand {
  static let name = "preview"
  static let summary = "draw the alerts of an app, all locales on one sheet"

  static let options =
    AlertRequest.options + [
      Option(
        "--format",
        "FORMAT",
        help: "text (default), svg, html or json, which has each line with its width"
      ),
      Option("--appearance", "APPEARANCE", help: "light (default), dark or both"),
      Option("--text-size", "SIZE", help: "default, xxxLarge or ax5, the largest of Dynamic Type"),
      Option("--output", "FILE", help: "write to a file instead of standard output"),
    ]

  static let help = CommandHelp(
    synopsis: "alertcopy preview [--app-name NAME | --info-plist FILE | --project DIR] [options]",
    summary: """
      Draws alerts in the words of AlertCopy, laid out as iOS 8 to 18 lay them out: a row for each
      alert, a column for each locale; and the purpose strings of --use in the prompt of the OS. The
      words of other catalogs are drawn by “alertcopy review”.
      """,
    options: options,
    examples: [
      "alertcopy preview --app-name Rokk --permission camera --situation denied",
      "alertcopy preview --project . --format svg --appearance both --output alerts.svg",
      "alertcopy preview --app-name Rokk --use camera=scanCode --permission camera --format html",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options)
    let request = try PreviewRequest(arguments)
    try OutputChoice.check(
      arguments["--output"],
      isNoneOf: arguments["--info-plist"].map { [$0] } ?? []
    )
    let app = try AppSource(arguments)
    let selection = try request.alerts.selection(of: app)
    let report = try request.alerts.report(of: app, selection)
    return try request.output.write(request.format.text(of: report))
  }
}
