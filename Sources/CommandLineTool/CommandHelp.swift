/// The help of a command, made from its options.
package struct CommandHelp: Sendable {
  private let synopsis: String
  private let summary: String
  private let options: [Option]
  private let examples: [String]

  package init(synopsis: String, summary: String, options: [Option], examples: [String] = []) {
    self.synopsis = synopsis
    self.summary = summary
    self.options = options
    self.examples = examples
  }

  /// The text, with the options in two columns.
  package var text: String {
    let width = (options.map(\.synopsis.count).max() ?? 0) + 2
    let lines = options.map { option in
      let name = option.synopsis
      let lines = option.help.split(separator: "\n", omittingEmptySubsequences: false)
      return "  " + name + String(repeating: " ", count: width - name.count)
        + lines.joined(separator: "\n" + String(repeating: " ", count: width + 2))
    }
    var text = "\(summary)\n\nUsage: \(synopsis)\n\nOptions:\n\(lines.joined(separator: "\n"))\n"
    if !examples.isEmpty {
      text += "\nExamples:\n" + examples.map { "  \($0)\n" }.joined()
    }
    return text
  }
}
