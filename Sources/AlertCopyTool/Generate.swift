internal import AlertCopy
internal import AlertFormats
internal import AppProject
internal import CommandLineTool
internal import Diagnostics

/// `alertcopy generate`: the alert copy of an app.
enum Generate: Subcommand {
  static let name = "generate"
  static let summary = "write the alert copy of an app"

  static let options = [
    Option("--app-name", "NAME", help: "the app’s display name, where no file gives it"),
    Option(
      "--info-plist",
      "FILE",
      help: "take the name and the permissions from an Info.plist"
    ),
    Option(
      "--project",
      "DIR",
      help: "find the Info.plist, the build settings and the\nlocalized names in a project folder"
    ),
    Option("--permission", "LIST", help: list(Permission.self)),
    Option("--situation", "LIST", help: list(Situation.self)),
    Option("--locale", "LIST", help: "locales in any spelling, joined by commas, or all"),
    Option(
      "--use",
      "LIST",
      help: "what permissions are for, such as camera=scanCode,microphone=call;\n"
        + "docs/Copy.md has them all"
    ),
    Option("--register", "REGISTER", help: "standard (default), concise or formal"),
    Option("--combine", help: "tell the refusals in one alert for all the permissions"),
    Option(
      "--ios",
      "VERSION",
      help: "the iOS whose names and paths to use (default: \(OSVersion.newest))"
    ),
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

  /// The identifiers of an enumeration, in lines that fit a terminal.
  private static func list<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> String {
    var lines = [""]
    for word in Value.allCases.map({ $0.rawValue + "," }) + ["all"] {
      let line = lines[lines.count - 1]
      if line.count + word.count > 52 {
        lines.append(word)
      } else {
        lines[lines.count - 1] += line.isEmpty ? word : " " + word
      }
    }
    // Not `joined`, for which the runtime would look up conformances at every start.
    return lines.dropFirst().reduce(lines[0]) { $0 + "\n" + $1 }
  }

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
    let selection = try app.selection(request)
    for note in app.notes(on: selection, version: request.osVersion) {
      StandardStreams.error("\(note)\n")
    }
    guard case .report(let format) = request.format else {
      return try GenerateTables.run(selection, request)
    }
    let report = try AlertReport(
      appName: ownName(of: app),
      osVersion: request.osVersion,
      selection: selection,
      name: { try app.name(for: $0) }
    )
    let styled = request.output == nil && StandardStreams.wantsStyle
    let text = try format.format(styled: styled).text(of: report)
    if let output = request.output {
      try OutputFile.write(text, to: output)
    } else {
      StandardStreams.output(text)
    }
    return .success
  }

  /// The name in the development region.
  ///
  /// Without it the alerts in other locales can still be written, and the person is told.
  private static func ownName(of app: AppSource) -> String? {
    do {
      return try app.name(for: nil)
    } catch {
      StandardStreams.error("note: the development region has no name of its own: \(error)\n")
      return nil
    }
  }
}
