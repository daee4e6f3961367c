internal import AlertCopy
internal import AlertFormats
internal import AppProject
internal import CommandLineTool
internal import Diagnostics

/// `alertcopy generate`: the alert copy of an app.
enum Generate: Subcommand {
  static let name = "generate"
  static let summary = "write the alert copy of an app"

  static let options =
    AlertRequest.options + [
      Option(
        "--format",
        "FORMAT",
        help: "text (default), json or markdown; or files for a project,\n"
          + "with %@ for the app’s name: xcstrings, strings, infoplist,\nandroid, arb, xliff or csv"
      ),
      Option(
        "--output",
        "PATH",
        help: "write to a file, or to a folder where there are several,\ninstead of standard output"
      ),
    ]

  static let help = CommandHelp(
    synopsis: "alertcopy generate [--app-name NAME | --info-plist FILE | --project DIR] [options]",
    summary: """
      Writes what an app says before the system prompt of a permission, after a refusal, and in
      every other situation that can occur. Without --permission: those that the app's Info.plist
      declares, and notifications; all of them where only a name is given. Files for a project need
      no app: the app puts its name in.
      """,
    options: options,
    examples: [
      "alertcopy generate --app-name Rokk --permission camera --locale zh-HK,zh-TW",
      "alertcopy generate --app-name Rokk --permission camera --use camera=scanCode",
      "alertcopy generate --project . --format json --output alerts.json",
      "alertcopy generate --permission camera --format xcstrings --output Alerts.xcstrings",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options)
    let request = try GenerateRequest(arguments)
    let app = try AppSource(arguments, isOptional: request.format.isForProject)
    let selection = try request.alerts.selection(of: app)
    guard case .report(let format) = request.format else {
      return try GenerateTables.run(selection, request)
    }
    let report = try request.alerts.report(of: app, selection)
    let output = ReportOutput(path: request.output)
    return try output.write(format.format(styled: output.wantsStyle).text(of: report))
  }
}
