internal import CommandLineTool

/// A subcommand of the tool.
protocol Subcommand: SendableMetatype {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// Its help.
  static var help: CommandHelp { get }
  /// Runs it with the words after its name.
  static func run(_ words: [String]) throws -> ExitCode
}
