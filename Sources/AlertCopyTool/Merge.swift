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
      with all three texts; then the exit code is 1. Nothing is dropped. Where a side is no
      catalog, the exit code is 2, and with --path both texts are left in OURS between the marks of
      a conflict, as git does.
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
    let path = arguments["--path"]
    /// Git's names of the three files say nothing to a person.
    func name(_ side: String) -> String? { path.map { "\($0) (\(side))" } }
    // All three are read, so that what is wrong with each is told.
    let base = read { () throws(Diagnostic) in try Self.base(paths[0], named: name("base")) }
    let ours = read { () throws(Diagnostic) in try CatalogInput(paths[1], named: name("ours")) }
    let theirs = read { () throws(Diagnostic) in try CatalogInput(paths[2], named: name("theirs")) }
    guard let base, let ours, let theirs else {
      if path != nil { try leaveBoth(paths[1], paths[2]) }
      return .usage
    }
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
    let file = path ?? arguments["--output"] ?? ours.bytes.path
    let report = MergeReport(file: file, merge)
    if format == .json {
      StandardStreams.output(report.json)
    } else {
      StandardStreams.error(report.text)
    }
    return merge.conflicts.isEmpty ? .success : .findings
  }

  /// Leaves both texts in the place of ours: git takes what stands there for all that it has.
  private static func leaveBoth(_ ours: String, _ theirs: String) throws {
    let (old, other) = (try TableFiles.bytes(of: ours), try TableFiles.bytes(of: theirs))
    func lines(_ bytes: [UInt8]) -> [UInt8] {
      bytes.isEmpty || bytes.last == 0x0A ? bytes : bytes + [0x0A]
    }
    let text =
      Array("<<<<<<< ours\n".utf8) + lines(old.bytes) + Array("=======\n".utf8)
      + lines(other.bytes) + Array(">>>>>>> theirs\n".utf8)
    try OutputFile.write(text, to: ours, target: .unchanged(old))
  }

  /// The catalog that both sides began with; `nil` where git gives an empty file for none.
  private static func base(
    _ path: String,
    named name: String?
  ) throws(Diagnostic) -> StringCatalog? {
    try TableFiles.bytes(of: path).bytes.isEmpty
      ? nil : CatalogInput(path, named: name).file.catalog
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
