internal import CatalogChanges
internal import CommandLineTool
internal import StringCatalogs

/// `alertcopy merge`: three versions of a String Catalog into one, as a merge driver of git.
enum Merge: Subcommand {
  static let name = "merge"
  static let summary = "merge String Catalogs by key and locale, as a git merge driver"

  static let options = [
    Option("--output", "PATH", help: "where to write (default: in place of OURS)"),
    Option("--path", "NAME", help: "what to call the file in messages (git's %P)"),
    Option("--format", "FORMAT", help: "of the conflicts: text (default) or json"),
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy merge BASE OURS THEIRS [options]",
    summary: """
      Merges by key, locale and value what two sides changed in a String Catalog, into OURS. Where
      both changed one value, ours stays and is marked as needing review, and the conflict is told
      with all three texts; then the exit code is 1. Nothing is dropped.
      """,
    options: options,
    examples: [
      "alertcopy merge base.xcstrings ours.xcstrings theirs.xcstrings",
      "git config merge.xcstrings.driver 'alertcopy merge %O %A %B --path %P'",
      "echo '*.xcstrings merge=xcstrings' >> .gitattributes",
    ]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: 3)
    guard arguments.operands.count == 3 else {
      throw UsageError.invalidCombination("three files are needed: BASE, OURS and THEIRS")
    }
    let format =
      try CommonOptions.value("--format", ReportFormat.self, "a format", arguments) ?? .text
    // Git gives an empty file where the sides have no common ancestor.
    let base = try TableFiles.bytes(of: arguments.operands[0])
    let baseCatalog = base.bytes.isEmpty ? nil : try CatalogInput(base.path).file.catalog
    let ours = try CatalogInput(arguments.operands[1])
    let theirs = try CatalogInput(arguments.operands[2])
    let merge = CatalogMerge(
      base: baseCatalog,
      ours: ours.file.catalog,
      theirs: theirs.file.catalog
    )
    let merged = ours.file.bytes(for: merge.catalog)
    if let output = arguments["--output"] {
      try OutputFile.write(merged, to: output)
    } else {
      try ours.write(merged)
    }
    let name = arguments["--path"] ?? arguments["--output"] ?? ours.bytes.path
    let report = MergeReport(file: name, merge)
    if format == .json {
      StandardStreams.output(report.json)
    } else {
      StandardStreams.error(report.text)
    }
    return merge.conflicts.isEmpty ? .success : .findings
  }

  /// The forms of a report.
  private enum ReportFormat: String, CaseIterable {
    case text, json
  }
}
