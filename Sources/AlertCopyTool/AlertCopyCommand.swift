internal import AlertCopy
internal import AppProject
internal import CommandLineTool
internal import Diagnostics

/// `alertcopy`: finds the subcommand, and turns what it throws into words and an exit code.
@main
enum AlertCopyCommand {
  /// The subcommands, in the order of the help.
  static let subcommands: [any Subcommand.Type] = [
    Generate.self, Preview.self, Simulate.self, Terms.self, Convert.self, Export.self, Apply.self,
    Merge.self, Diff.self, Format.self, Check.self, Explain.self, Rules.self, Review.self,
  ]

  static func main() {
    StandardStreams.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ words: [String]) -> ExitCode {
    guard let word = words.first else {
      StandardStreams.error(Help.text)
      return .usage
    }
    if let invalid = CommandLine.firstArgumentThatIsNotUTF8 {
      return fail(UsageError.notUTF8(position: invalid), advice: "alertcopy --help")
    }
    switch word {
    case "--help", "-h": return show(Help.text)
    case "--version": return show(Version.text)
    case "help": return help(on: words.dropFirst().first)
    default: return run(subcommand: word, Array(words.dropFirst()))
    }
  }

  private static func run(subcommand word: String, _ words: [String]) -> ExitCode {
    guard let subcommand = subcommands.first(where: { $0.name == word }) else {
      let nearestOption = Suggestion.nearest(to: word, among: ["--help", "--version"])
      return fail(
        word.hasPrefix("-")
          ? UsageError.unknownOption(word, nearest: nearestOption)
          : UsageError.unknownCommand(word, nearest: nearestSubcommand(to: word)),
        advice: "alertcopy --help"
      )
    }
    if words.contains("--help") || words.contains("-h") { return show(subcommand.help.text) }
    do {
      return try subcommand.run(words)
    } catch let error as UsageError {
      return fail(error, advice: "alertcopy \(word) --help")
    } catch let error as AppNameError {
      return fail(error, advice: "alertcopy \(word) --help")
    } catch {
      StandardStreams.error("\(error)\n")
      return .usage
    }
  }

  private static func help(on word: String?) -> ExitCode {
    guard let word else { return show(Help.text) }
    guard let subcommand = subcommands.first(where: { $0.name == word }) else {
      return fail(
        UsageError.unknownCommand(word, nearest: nearestSubcommand(to: word)),
        advice: "alertcopy --help"
      )
    }
    return show(subcommand.help.text)
  }

  private static func nearestSubcommand(to word: String) -> String? {
    Suggestion.nearest(to: word, among: subcommands.map { $0.name })
  }

  private static func show(_ text: String) -> ExitCode {
    StandardStreams.output(text)
    return .success
  }

  private static func fail(_ error: some Error, advice: String) -> ExitCode {
    StandardStreams.error("alertcopy: \(error)\nRun “\(advice)” to see what it takes.\n")
    return .usage
  }
}
