internal import CommandLineTool
internal import Diagnostics
internal import StringCatalogs

/// `alertcopy format`: String Catalogs as Xcode lays them out.
enum Format: Subcommand {
  static let name = "format"
  static let summary = "lay out String Catalogs as Xcode does"

  static let options = [
    Option("--check", help: "write nothing; exit with 1 where a file is laid out otherwise")
  ]

  static let help = CommandHelp(
    synopsis: "alertcopy format CATALOG… [--check]",
    summary: """
      Rewrites String Catalogs in the layout and order of Xcode, so that its next build does not
      rewrite them. Nothing else changes.
      """,
    options: options,
    examples: ["alertcopy format Localizable.xcstrings", "alertcopy format --check *.xcstrings"]
  )

  static func run(_ words: [String]) throws -> ExitCode {
    let arguments = try Arguments(words, options: options, operands: .max)
    guard !arguments.operands.isEmpty else {
      throw UsageError.invalidCombination("no catalog is given; name the String Catalogs")
    }
    var code = ExitCode.success
    for path in arguments.operands {
      do throws(Diagnostic) {
        let catalog = try CatalogInput(path)
        let canonical = catalog.file.canonicalBytes
        guard canonical != catalog.bytes.bytes else { continue }
        guard arguments.has("--check") else {
          try Self.write(canonical, catalog)
          continue
        }
        StandardStreams.output("\(path) is not laid out as Xcode does\n")
        if code == .success { code = .findings }
      } catch {
        StandardStreams.error("\(error)\n")
        code = .usage
      }
    }
    return code
  }

  private static func write(_ bytes: [UInt8], _ catalog: CatalogInput) throws(Diagnostic) {
    do {
      try catalog.write(bytes)
    } catch {
      throw Diagnostic(.error, "\(error)")
    }
  }
}
