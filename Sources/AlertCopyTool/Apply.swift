internal import CatalogChanges
internal import CheckInputs
internal import CommandLineTool

/// `alertcopy apply`: translations into a catalog.
enum Apply: Subcommand {
  static let name = "apply"
  static let summary = "put translations and reviews into String Catalogs"

  static let options = [
    Option(
      "--to",
      "CATALOG",
      isRepeatable: true,
      help: "the String Catalog, or a folder with several; may be repeated"
    ),
    Option("--dry-run", help: "say what would change, and write nothing"),
    Option("--locale", "LIST", help: "the locales to take (default: all of the files)"),
    Option(
      "--from",
      "FORMAT",
      help: "the format of the files, where their extension does not tell"
    ),
    FileLocaleOption.option,
    Option("--format", "FORMAT", help: "of the report: text (default) or json"),
    Option(
      "--config",
      "FILE",
      help: "the configuration (default: alertcopy.json by the first catalog, or above it)"
    ),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy apply FILE… --to CATALOG… [options]",
    summary: """
      Puts the translations of XLIFF files, .xcloc folders, tables and other files of strings, and
      the patches of a review page, into String Catalogs, and says of each what became of it.
      Refused is what has no key, what was translated from another source text than the catalog has
      now, what lacks a placeholder, what would empty a text, and what somebody changed since the
      review. Nothing is deleted; only the lines of what changed are written. What reviewers say of
      the strings is kept beside the catalog, in NAME.notes.json. The exit code is 1 where something
      was refused.
      """,
    options: options,
    examples: [
      "alertcopy apply zh-Hant.xliff --to Localizable.xcstrings --dry-run",
      "alertcopy apply fr.xcloc --to App/Localizable.xcstrings",
      "alertcopy apply review-Locales.patch.json --to Locales",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    let given = arguments.values(of: "--to")
    guard !given.isEmpty else {
      throw UsageError.invalidCombination("no catalog is given; give --to CATALOG")
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError.invalidCombination("no file is given; name the files to apply")
    }
    let format =
      try CommonOptions.value("--format", ReportFormat.self, "a format", arguments) ?? .text
    let configuration = try CheckConfiguration(for: given, given: arguments["--config"])
    let targets = ApplyTargets(paths: try CatalogFiles(given, configuration).paths)
    let isForOne = given.count == 1 && !FolderFiles.isFolder(given[0])
    var batch = try ApplyBatch(targets, isForOne: isForOne)
    let fileFormat = try FormatOption.format("--from", arguments)
    let patches = PatchFiles(among: fileFormat == nil ? arguments.operands : [])
    let files = TableFiles(
      fileFormat == nil ? patches.others : arguments.operands,
      format: fileFormat,
      locale: try FileLocaleOption.locale(arguments)
    )
    for (path, patch) in patches.patches { try batch.add(patch, of: path) }
    for source in files.sources { try batch.add(source) }
    let isComplete = patches.isComplete && files.isComplete && batch.isComplete
    let catalogs = batch.catalogs.filter(\.hasOffers)
    guard !catalogs.isEmpty || !batch.refusals.isEmpty else {
      if isComplete { StandardStreams.error("note: the files have nothing to apply\n") }
      return isComplete ? .success : .usage
    }
    let locales = try LocaleChoice.locales(
      arguments,
      among: catalogs.locales,
      mustBeKnown: true
    )
    let results = try catalogs.map { try $0.result(in: locales, configuration) }
    if !arguments.has("--dry-run") {
      for result in results { try result.requireUnchanged() }
      for result in results { try result.write() }
    }
    let report = UpdateReport(results, refusals: batch.refusals)
    StandardStreams.output(format == .json ? report.json : report.text)
    guard isComplete else { return .usage }
    let isRefused =
      !report.refusals.isEmpty || report.tables.contains { $0.update.hasRejections }
    return isRefused ? .findings : .success
  }
}

extension [CatalogApplication] {
  /// The locales that something is offered in, each once.
  fileprivate var locales: [String] {
    var seen: Set<String> = []
    return flatMap(\.locales).filter { seen.insert($0).inserted }
  }
}

extension UpdateReport {
  /// The report on catalogs, by the names of their tables; by their paths where two have one name.
  fileprivate init(_ results: [CatalogApplication.Result], refusals: [Refusal]) {
    let names = results.map(\.catalog.input.tableName)
    self.init(
      zip(names, results).map { name, result in
        let isShared = names.filter { $0 == name }.count > 1
        return (isShared ? result.catalog.path : name, result.update)
      },
      keptNotes: results.compactMap { $0.notes?.kept },
      refusals: refusals + results.flatMap(\.refusals)
    )
  }
}
