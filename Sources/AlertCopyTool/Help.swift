internal import CommandLineTool

/// The help of the tool itself.
enum Help {
  static var text: String {
    let width = AlertCopyCommand.subcommands.map { $0.name.count }.max() ?? 0
    let lines = AlertCopyCommand.subcommands.map { subcommand in
      "  " + subcommand.name + String(repeating: " ", count: width - subcommand.name.count + 2)
        + subcommand.summary + "\n"
    }
    return """
      What an app says when it asks for a permission, in the words of each region's iOS.

      Usage: alertcopy <subcommand> [options]

      Subcommands:
      \(lines.joined())
      Options:
        --help     this text; after a subcommand, its own help
        --version  the versions of AlertCopy and of ICU

      """
  }
}
