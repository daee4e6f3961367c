internal import CatalogChanges
internal import CatalogFormats
internal import CommandLineTool
internal import Diagnostics
internal import StringCatalogs

/// `alertcopy apply`: translations into a catalog.
enum Apply: Subcommand {
  static let name = "apply"
  static let summary = "put translations into a String Catalog"

  static let options = [
    Option("--to", "CATALOG", help: "the String Catalog"),
    Option("--dry-run", help: "say what would change, and write nothing"),
    Option("--locale", "LIST", help: "the locales to take (default: all of the files)"),
    Option(
      "--from",
      "FORMAT",
      help: "the format of the files, where their extension does not tell"
    ),
    FileLocaleOption.option,
    Option("--format", "FORMAT", help: "of the report: text (default) or json"),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy apply FILE… --to CATALOG [options]",
    summary: """
      Puts the translations of XLIFF files, .xcloc folders, tables and other files of strings into a
      String Catalog, and says of each what became of it. Refused is what has no key, what was
      translated from another source text than the catalog has now, what lacks a placeholder, and
      what would empty a text. Nothing is deleted; only the lines of what changed are written. The
      exit code is 1 where something was refused.
      """,
    options: options,
    examples: [
      "alertcopy apply zh-Hant.xliff --to Localizable.xcstrings --dry-run",
      "alertcopy apply fr.xcloc --to App/Localizable.xcstrings",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    guard let path = arguments["--to"] else {
      throw UsageError.invalidCombination("no catalog is given; give --to CATALOG")
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError.invalidCombination("no file is given; name the translators' files")
    }
    let format =
      try CommonOptions.value("--format", ReportFormat.self, "a format", arguments) ?? .text
    let catalog = try CatalogInput(path)
    let current = catalog.file.catalog
    let files = TableFiles(
      arguments.operands,
      format: try FormatOption.format("--from", arguments),
      locale: try FileLocaleOption.locale(arguments)
    )
    let (inputs, isComplete) = inputs(of: files, for: catalog.tableName, current)
    guard !inputs.isEmpty else { return .usage }
    let locales = try LocaleChoice.locales(
      arguments,
      among: inputs.map(\.table).locales,
      mustBeKnown: true
    )
    let update = CatalogUpdate(of: current, with: inputs, locales: locales.map(Set.init))
    if !arguments.has("--dry-run") {
      try catalog.write(
        catalog.file.bytes(replacing: update.changedEntries, version: update.catalog.version)
      )
    }
    let report = UpdateReport([(catalog.tableName, update)])
    StandardStreams.output(format == .json ? report.json : report.text)
    guard isComplete else { return .usage }
    return update.hasRejections ? .findings : .success
  }

  /// What the files have for the catalog, and whether each could be read and has a table for it.
  private static func inputs(
    of files: TableFiles,
    for tableName: String,
    _ current: StringCatalog
  ) -> (inputs: [UpdateInput], isComplete: Bool) {
    var inputs: [UpdateInput] = []
    var isComplete = files.isComplete
    for source in files.sources {
      do throws(Diagnostic) {
        let (table, notes) = try source.tables.table(
          for: tableName,
          sourceLanguage: current.sourceLanguage,
          of: source.path
        )
        for note in notes { StandardStreams.error("\(note)\n") }
        try refuseUnknownLocale(of: table, in: source.path)
        let named = table.withArguments(namedIn: current)
        inputs.append(UpdateInput(file: source.path, table: named))
      } catch {
        StandardStreams.error("\(error)\n")
        isComplete = false
      }
    }
    return (inputs, isComplete)
  }

  /// Holds that a file says its locale: `und` is what a reader calls one that nothing tells.
  private static func refuseUnknownLocale(
    of table: StringTable,
    in file: String
  ) throws(Diagnostic) {
    guard [table].locales.contains("und") else { return }
    throw Diagnostic(
      .error,
      at: SourceLocation(file: file, line: 1, column: 1),
      "nothing says which locale the translations are in",
      advice: "give it with --file-locale, or put the file into a folder such as zh-Hans.lproj"
    )
  }
}
