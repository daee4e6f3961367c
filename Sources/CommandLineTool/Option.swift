/// An option that a command takes.
package struct Option: Hashable, Sendable {
  /// The name with its dashes, for example `--ios`.
  package let name: String
  /// What stands for its value in the help, for example `VERSION`; `nil` for a switch.
  package let valueName: String?
  /// What it does, for the help.
  package let help: String
  /// Whether it may stand more than once.
  package let isRepeatable: Bool

  package init(
    _ name: String,
    _ valueName: String? = nil,
    isRepeatable: Bool = false,
    help: String
  ) {
    self.name = name
    self.valueName = valueName
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// The option as it stands in a usage line: `--ios VERSION`.
  var synopsis: String { valueName.map { "\(name) \($0)" } ?? name }
}
