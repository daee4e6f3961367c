internal import CatalogFormats
internal import CommandLineTool
internal import StringCatalogs

/// `alertcopy convert`: string tables from one format to another.
enum Convert: Subcommand {
  static let name = "convert"
  static let summary = "write strings in another file format"

  static let options = [
    Option("--to", "FORMAT", help: FormatOption.words),
    Option("--output", "PATH", help: "a file, or a folder for several (default: standard output)"),
    Option(
      "--list-losses",
      help: "tell each thing that the format cannot hold, not only each kind"
    ),
    Option("--from", "FORMAT", help: "the format of the input, where its extension does not tell"),
    Option("--locale", "LIST", help: "the locales to write, joined by commas, or all (default)"),
    Option(
      "--source-language",
      "LOCALE",
      help: "the language that the strings were written in, where no file says it"
    ),
    FileLocaleOption.option,
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy convert INPUT… --to FORMAT [options]",
    summary: """
      Reads files of strings and writes them in another format. Files of one table in several
      locales are put together, so that all of a project's .strings files become one String
      Catalog. What the new format cannot hold is told. A file that cannot be read is told and left
      out; then the exit code is 2. It is 1 where a string had to be left out.
      """,
    options: options,
    examples: [
      "alertcopy convert *.lproj/Localizable.strings --to xcstrings --output Localizable.xcstrings",
      "alertcopy convert Localizable.xcstrings --to android --output app/src/main/res",
      "alertcopy convert Localizable.xcstrings --to csv --locale zh-Hant,zh-HK",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    guard !arguments.operands.isEmpty else {
      throw UsageError.invalidCombination("no file is given; name the files to convert")
    }
    guard let format = try FormatOption.format("--to", arguments) else {
      throw UsageError.invalidCombination("no format is given; give --to FORMAT")
    }
    let files = TableFiles(
      arguments.operands,
      format: try FormatOption.format("--from", arguments),
      locale: try FileLocaleOption.locale(arguments)
    )
    let combined = files.tables.combined(
      sourceLanguage: try FileLocaleOption.locale(arguments, "--source-language")
    )
    for note in combined.notes { StandardStreams.error("\(note)\n") }
    guard !combined.tables.isEmpty else { return .usage }
    let locales = try LocaleChoice.locales(
      arguments,
      among: combined.tables.locales,
      mustBeKnown: true
    )
    let written = format.format(toolVersion: Version.number)
      .write(combined.tables, WritingOptions(locales: locales))
    let code = try TableOutput(
      path: arguments["--output"],
      listsLosses: arguments.has("--list-losses"),
      inputs: arguments.operands,
      format: format
    ).write(written, of: combined.tables)
    return files.isComplete ? code : .usage
  }
}
