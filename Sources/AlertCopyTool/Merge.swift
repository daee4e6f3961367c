internal import CatalogChanges
internal import CommandLineTool
internal import Diagnostics
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
    let paths = arguments.operands
    // All three are read, so that what is wrong with each is told.
    let base = read { () throws(Diagnostic) in try Self.base(paths[0]) }
    let ours = read { () throws(Diagnostic) in try CatalogInput(paths[1]) }
    let theirs = read { () throws(Diagnostic) in try CatalogInput(paths[2]) }
    guard let base, let ours, let theirs else { return .usage }
    let merge = CatalogMerge(
      base: base,
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

  /// The catalog that both sides began with; `nil` where git gives an empty file for none.
  private static func base(_ path: String) throws(Diagnostic) -> StringCatalog? {
    try TableFiles.bytes(of: path).bytes.isEmpty ? nil : CatalogInput(path).file.catalog
  }

  private static func read<Input>(_ body: () throws(Diagnostic) -> Input) -> Input? {
    do throws(Diagnostic) {
      return try body()
    } catch {
      StandardStreams.error("\(error)\n")
      return nil
    }
  }
}
