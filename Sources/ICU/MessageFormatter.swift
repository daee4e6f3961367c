internal import CICU

/// ICU's MessageFormat with named arguments.
package enum MessageFormatter {
  /// The value of an argument.
  package enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  /// Formats a pattern by the rules of a locale.
  ///
  /// - Returns: the text, with the arguments as they were given.
  /// - Throws: ICU's error where the pattern is not one.
  package static func format(
    _ pattern: String,
    arguments: [(name: String, value: Value)],
    locale: String
  ) throws(ICUError) -> String {
    // One arena of bytes holds every text, so that ICU reads from stable memory.
    var arena: [CChar] = []
    func store(_ text: String) -> Range<Int> {
      let start = arena.count
      arena.append(contentsOf: text.utf8.lazy.map(CChar.init(bitPattern:)))
      arena.append(0)
      return start..<(arena.count - 1)
    }
    let body = store(pattern)
    let stored = arguments.map { argument in
      let text: Range<Int>? = if case .text(let text) = argument.value { store(text) } else { nil }
      let number = if case .number(let number) = argument.value { number } else { 0 }
      return (name: store(argument.name), text: text, number: number)
    }
    return try unsafe utf8FromICU(capacity: 512) { buffer, capacity, status in
      unsafe arena.withUnsafeBufferPointer { arena in
        guard let base = arena.baseAddress else { return 0 }
        let values = unsafe stored.map { argument in
          unsafe CICUArgument(
            name: base + argument.name.lowerBound,
            text: argument.text.map { unsafe base + $0.lowerBound },
            text_length: Int32(argument.text?.count ?? 0),
            number: Int64(argument.number)
          )
        }
        return unsafe cicu_message_format(
          locale,
          base + body.lowerBound,
          Int32(body.count),
          values,
          Int32(values.count),
          buffer,
          capacity,
          &status
        )
      }
    }
  }
}
