/// An option that a command takes.
package struct Option: Hashable, Sendable {
  /// The name with its dashes, for example `--ios`.
  package let name: String
  /// What stands for its value in the help, for example `VERSION`; `nil` for a switch.
  package let valueName: String?
  /// What it does, for the help.
  package let help: String

  package init(_ name: String, _ valueName: String? = nil, help: String) {
    self.name = name
    self.valueName = valueName
    self.help = help
  }

  /// The option as it stands in a usage line: `--ios VERSION`.
  var synopsis: String { valueName.map { "\(name) \($0)" } ?? name }
}
