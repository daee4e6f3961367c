internal import CatalogFormats
internal import CommandLineTool
internal import StringCatalogs

/// `alertcopy export`: what translators have to do.
enum Export: Subcommand {
  static let name = "export"
  static let summary = "write the strings that need work for a translator"

  private static let formats: [FileFormat] = [
    .xliff, .xliff2, .xcloc, .csv, .tsv, .json, .strings, .arb, .android,
  ]

  static let options = [
    Option("--locale", "LIST", help: "the locales to translate into; new ones, too"),
    Option(
      "--to",
      "FORMAT",
      help: "xliff (default), xliff2, xcloc, csv, tsv, json, strings, arb, android"
    ),
    Option("--output", "PATH", help: "a file, or a folder for several (default: standard output)"),
    Option(
      "--list-losses",
      help: "tell each thing that the format cannot hold, not only each kind"
    ),
    Option("--all", help: "every string, not only those that need work"),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy export CATALOG… --locale LIST [options]",
    summary: """
      Writes the strings that a locale lacks, or whose translation is new or needs review, as files
      for a translator; alertcopy apply brings them back.
      """,
    options: options,
    examples: [
      "alertcopy export Localizable.xcstrings --locale zh-Hant,zh-HK --to xcloc --output handoff",
      "alertcopy export *.xcstrings --locale fr --all --output fr.xliff",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    guard !arguments.operands.isEmpty else {
      throw UsageError.invalidCombination("no catalog is given; name the String Catalogs")
    }
    let files = TableFiles(arguments.operands, format: nil, locale: nil)
    let combined = files.tables.combined(sourceLanguage: nil)
    for note in combined.notes { StandardStreams.error("\(note)\n") }
    guard !combined.tables.isEmpty else { return .usage }
    let known = combined.tables.locales
    guard
      let chosen = try LocaleChoice.locales(arguments, among: known, mustBeKnown: false)
    else {
      throw UsageError.invalidCombination(
        "no locale is given; give --locale LIST (the catalogs have \(known.joined(separator: ", ")))"
      )
    }
    // Nobody translates into the language that all was written in, which `all` names, too.
    let sources = combined.tables.map(\.catalog.sourceLanguage)
    let locales = chosen.filter { locale in sources.contains { $0 != locale } }
    guard !locales.isEmpty else {
      throw UsageError.invalidCombination(
        "the strings are written in \(chosen.joined(separator: ", ")); give a locale to translate into"
      )
    }
    let format = try FormatOption.format("--to", arguments, among: formats) ?? .xliff
    let options = WritingOptions(
      locales: locales,
      onlyUnfinished: !arguments.has("--all"),
      isForTranslators: true
    )
    let isUnfinished = combined.tables.flatMap(\.catalog.entries).contains { entry in
      locales.contains(where: entry.isUnfinished)
    }
    guard isUnfinished || arguments.has("--all") else {
      StandardStreams.error(
        "note: every string of \(locales.joined(separator: ", ")) is finished\n"
      )
      return files.isComplete ? .success : .usage
    }
    let written = format.format(toolVersion: Version.number).write(combined.tables, options)
    let code = try TableOutput(
      path: arguments["--output"],
      listsLosses: arguments.has("--list-losses"),
      inputs: arguments.operands,
      format: format
    ).write(written, of: combined.tables)
    return files.isComplete ? code : .usage
  }
}
