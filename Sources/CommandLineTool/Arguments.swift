/// The words of a command line, sorted by the options that they belong to.
package struct Arguments: Hashable, Sendable {
  /// The words that belong to no option.
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []

  /// Sorts words by the options of a command: `--name value`, `--name=value`, `--switch`.
  ///
  /// At most `operands` words may belong to no option.
  ///
  /// - Throws: what is wrong with the first word that does not fit.
  package init(
    _ words: some Sequence<String>,
    options: [Option],
    operands maximum: Int = 0
  ) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        guard operands.count < maximum else { throw .unexpectedArgument(word) }
        operands.append(word)
        continue
      }
      // By scalars: a value may begin with a mark that would join the equals sign.
      let parts = word.unicodeScalars.split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        throw .unknownOption(
          name,
          nearest: Suggestion.nearest(to: name, among: options.map(\.name))
        )
      }
      guard option.isRepeatable || values[name] == nil, !switches.contains(name) else {
        throw .repeated(option: name)
      }
      if option.valueName == nil {
        guard parts.count == 1 else { throw .unexpectedValue(option: name) }
        switches.insert(name)
      } else if parts.count == 2 {
        values[name, default: []].append(String(parts[1]))
      } else {
        // What begins like an option is one: a value that does so is joined with "=".
        guard let value = words.first, !value.hasPrefix("--") else {
          throw .missingValue(option: name)
        }
        values[name, default: []].append(value)
        words.removeFirst()
      }
    }
  }

  /// The value of an option.
  package subscript(option: String) -> String? { values[option]?.first }

  /// The values of an option that may stand more than once, in their order.
  package func values(of option: String) -> [String] { values[option] ?? [] }

  /// Whether a switch is on.
  package func has(_ name: String) -> Bool { switches.contains(name) }

  /// The value of an option, read by a function; `nil` without the option.
  ///
  /// - Throws: the value, where it cannot be read, with the nearest that could.
  package func value<Value>(
    _ option: String,
    of expected: String,
    among candidates: [String],
    _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let word = self[option] else { return nil }
    guard let value = read(word) else {
      throw .invalidValue(
        word,
        option: option,
        expected: expected,
        nearest: Suggestion.nearest(to: word, among: candidates)
      )
    }
    return value
  }

  /// The elements of a comma-separated value, each read by a function; `nil` without the option.
  ///
  /// - Throws: the first element that cannot be read, with the nearest that could.
  package func list<Element>(
    _ option: String,
    of expected: String,
    among candidates: [String],
    _ read: (String) -> Element?
  ) throws(UsageError) -> [Element]? {
    guard let value = self[option] else { return nil }
    var elements: [Element] = []
    for word in value.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false) {
      let word = Substring(word).trimmed
      guard let element = read(word) else {
        throw .invalidValue(
          word,
          option: option,
          expected: expected,
          nearest: Suggestion.nearest(to: word, among: candidates)
        )
      }
      elements.append(element)
    }
    return elements
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
