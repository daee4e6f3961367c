/// Arguments that a command cannot take.
///
/// Facts only; the words are in its description.
package enum UsageError: Error, Hashable, Sendable {
  /// A word that is no subcommand.
  case unknownCommand(String, nearest: String?)
  /// An option that the command does not have.
  case unknownOption(String, nearest: String?)
  /// A word that belongs to no option.
  case unexpectedArgument(String)
  /// An option without its value.
  case missingValue(option: String)
  /// A switch with a value.
  case unexpectedValue(option: String)
  /// An option that may stand once and stands twice.
  case repeated(option: String)
  /// A value that the option does not take.
  case invalidValue(String, option: String, expected: String, nearest: String?)
  /// An argument whose bytes are not UTF-8, by its position from 1.
  case notUTF8(position: Int)
  /// What is missing, or does not go together.
  case invalidCombination(String)
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "there is no command “\(word)”" + suggestion(nearest)
    case .unknownOption(let option, let nearest):
      "there is no option \(option)" + suggestion(nearest)
    case .unexpectedArgument(let word): "“\(word)” belongs to no option"
    case .missingValue(let option): "\(option) needs a value"
    case .unexpectedValue(let option): "\(option) takes no value"
    case .repeated(let option): "\(option) stands more than once; give it once"
    case .invalidValue(let value, let option, let expected, let nearest):
      "\(option) takes \(expected), not “\(value)”" + suggestion(nearest)
    case .notUTF8(let position): "argument \(position) is not UTF-8"
    case .invalidCombination(let message): message
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
