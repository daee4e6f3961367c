internal import CommandLineTool
internal import FoundationEssentials

/// `generate-tables RESOURCES [--check]`: writes the Swift tables beside the facts they come from.
///
/// With `--check` it writes nothing, and fails where a table is not what it would write.
@main
enum GenerateTables {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first(where: { !$0.hasPrefix("--") }) else {
      StandardStreams.error("usage: generate-tables RESOURCES [--check]\n")
      StandardStreams.exit(.usage)
    }
    for table in try tables(folder: folder) {
      if arguments.contains("--check") {
        if try String(contentsOf: table.file, encoding: .utf8) != table.text {
          StandardStreams.error("\(table.file.lastPathComponent) is out of date; run make tables\n")
          StandardStreams.exit(.findings)
        }
      } else {
        try Data(table.text.utf8).write(to: table.file, options: .atomic)
      }
    }
  }

  private static func tables(folder: String) throws -> [(file: URL, text: String)] {
    let folder = URL(filePath: folder)
    func facts<Facts: Decodable>(_ name: String) throws -> Facts {
      try JSONDecoder().decode(
        Facts.self,
        from: Data(contentsOf: folder.appending(path: name))
      )
    }
    return [
      (folder.appending(path: "Term+Generated.swift"), try (facts("terms.json") as TermTable).text),
      (
        folder.appending(path: "PermissionFacts+Generated.swift"),
        try (facts("permissions.json") as PermissionTable).text
      ),
      (
        folder.appending(path: "PermissionRules+Generated.swift"),
        try (facts("permissions.json") as RuleTable).text
      ),
      (
        folder.appending(path: "UseFacts+Generated.swift"),
        try (facts("uses.json") as UseTable).text
      ),
      (
        folder.appending(path: "HanCharacters+Generated.swift"),
        try (facts("han-characters.json") as CharacterTable).text
      ),
      (
        folder.appending(path: "RegionalWord+Generated.swift"),
        try (facts("regional-words.json") as RegionalWordTable).text
      ),
      (
        folder.appending(path: "RequestAPI+Generated.swift"),
        try (facts("request-apis.json") as RequestTable).text
      ),
      (
        folder.appending(path: "AdvanceWidths+Generated.swift"),
        try (facts("advance-widths.json") as AdvanceWidthTable).text
      ),
    ]
  }
}
