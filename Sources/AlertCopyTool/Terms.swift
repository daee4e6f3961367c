internal import AlertCopy
internal import AlertFormats
internal import CommandLineTool

/// `alertcopy terms`: what iOS calls its rows, levels and buttons.
enum Terms: Subcommand {
  static let name = "terms"
  static let summary = "print what iOS calls its rows, levels and buttons"

  static let options = [
    Option("--locale", "LIST", help: "locales in any spelling, joined by commas, or all"),
    Option("--ios", "VERSION", help: "the names of one iOS version (default: all versions)"),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy terms [TERM] [options]",
    summary: """
      Prints the official names of a term, or of all terms that begin like it, with the versions
      that use them, where they were read and how sure they are. What nobody has seen is unknown.
      """,
    options: options,
    examples: ["alertcopy terms row.camera --locale zh-HK --ios 15", "alertcopy terms state."]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: 1)
    let report = TermReport(
      prefix: arguments.operands.first ?? "",
      locales: try CommonOptions.locales(arguments),
      version: try arguments["--ios"].map { _ in try CommonOptions.version(arguments) }
    )
    guard !report.isEmpty else {
      let word = arguments.operands.first ?? ""
      throw UsageError.invalidCombination(
        "there is no term “\(word)” on that iOS"
          + (Suggestion.nearest(to: word, among: TermReport.identifiers)
            .map { "; did you mean \($0)?" } ?? "")
      )
    }
    StandardStreams.output(report.text)
    return .success
  }
}
