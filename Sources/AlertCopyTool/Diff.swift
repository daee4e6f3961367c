internal import CatalogChanges
internal import CatalogFormats
internal import CommandLineTool
internal import StringCatalogs

/// `alertcopy diff`: what changed between two versions of strings.
enum Diff: Subcommand {
  static let name = "diff"
  static let summary = "say what changed between two versions of a file, by key and locale"

  static let options = [
    Option("--format", "FORMAT", help: "text (default), json or markdown"),
    Option(
      "--from",
      "FORMAT",
      help: "the format of both files, where their extension does not tell"
    ),
    Option("--exit-code", help: "exit with 1 where something changed"),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy diff OLD NEW [options]",
    summary: """
      Says for a person what changed: keys that came, went or were renamed, values and states by
      locale, and source texts that changed under a translation that was not looked at again.
      """,
    options: options,
    examples: [
      "alertcopy diff old/Localizable.xcstrings Localizable.xcstrings",
      "git show HEAD~1:App.xcstrings > old.xcstrings; alertcopy diff old.xcstrings App.xcstrings",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: 2)
    guard arguments.operands.count == 2 else {
      throw UsageError.invalidCombination("two files are needed: OLD and NEW")
    }
    let reportFormat =
      try CommonOptions.value("--format", Format.self, "a format", arguments) ?? .text
    let format = try FormatOption.format("--from", arguments)
    let (old, new) = (
      try tables(of: arguments.operands[0], format), try tables(of: arguments.operands[1], format)
    )
    guard let old, let new else { return .usage }
    let report = DifferenceReport(pairs(old, new))
    switch reportFormat {
    case .text: StandardStreams.output(report.text)
    case .json: StandardStreams.output(report.json)
    case .markdown: StandardStreams.output(report.markdown)
    }
    let isSame = report.tables.allSatisfy(\.difference.isEmpty)
    return isSame || !arguments.has("--exit-code") ? .success : .findings
  }

  /// The forms of a report.
  private enum Format: String, CaseIterable {
    case text, json, markdown
  }

  private static func tables(of path: String, _ format: FileFormat?) throws -> [StringTable]? {
    // Git's name for the old version of a new file, and for the new one of a file that went.
    if path == "/dev/null" { return [] }
    // What git makes for a diff driver has no extension; there it is a String Catalog.
    let files = TableFiles(
      [path],
      format: format ?? FileFormat(path: path) ?? .xcstrings,
      locale: nil
    )
    return files.isComplete ? files.tables : nil
  }

  /// The tables of both sides by name, or the only ones.
  private static func pairs(
    _ old: [StringTable],
    _ new: [StringTable]
  ) -> [DifferenceReport.Table] {
    if old.count == 1, new.count == 1 {
      return [(new[0].name, CatalogDifference(from: old[0].catalog, to: new[0].catalog))]
    }
    func empty(_ table: StringTable) -> StringCatalog {
      StringCatalog(sourceLanguage: table.catalog.sourceLanguage, version: table.catalog.version)
    }
    let removed = old.filter { table in !new.contains { $0.name == table.name } }
    return new.map { table in
      let before = old.first { $0.name == table.name }?.catalog ?? empty(table)
      return (table.name, CatalogDifference(from: before, to: table.catalog))
    }
      + removed.map { ($0.name, CatalogDifference(from: $0.catalog, to: empty($0))) }
  }
}
