/// Writes messages in ICU MessageFormat.
///
/// Apostrophes quote as ICU's default mode has it (`UMSGPAT_APOS_DOUBLE_OPTIONAL`): one that quotes
/// nothing stays single, as people write it.
struct ICUPrinter {
  /// What a message stands in, which tells the characters that need quoting.
  enum Context {
    case message, plural, select
  }

  private(set) var pattern = ""

  mutating func write(_ message: Message, in context: Context) {
    for (index, part) in message.parts.enumerated() {
      switch part {
      case .text(let text):
        let isEnd = context == .message && index == message.parts.count - 1
        write(text, in: context, isEndOfPattern: isEnd)
      case .argument(let name, let format):
        pattern +=
          "{" + ([name, format?.type, format?.style].compactMap(\.self)).joined(separator: ", ")
          + "}"
      case .number: pattern += "#"
      case .plural(let plural):
        pattern += "{\(plural.name), \(plural.isOrdinal ? "selectordinal" : "plural"),"
        if plural.offset != 0 { pattern += " offset:\(Self.digits(plural.offset))" }
        write(plural.cases, in: .plural)
      case .select(let name, let cases):
        pattern += "{\(name), select,"
        write(cases, in: .select)
      }
    }
  }

  private mutating func write(_ cases: [Message.Case], in context: Context) {
    for branch in cases {
      pattern += " \(branch.selector) {"
      write(branch.message, in: context)
      pattern += "}"
    }
    pattern += "}"
  }

  private mutating func write(_ text: String, in context: Context, isEndOfPattern: Bool) {
    var isQuoted = false
    var characters = text.unicodeScalars[...]
    while let character = characters.popFirst() {
      let isSpecial = Self.isSpecial(character, in: context)
      if character == "'" {
        let next = characters.first
        let mayQuote =
          next.map { $0 == "'" || Self.isSpecial($0, in: context) } ?? !isEndOfPattern
        pattern += isQuoted || mayQuote ? "''" : "'"
      } else {
        if isSpecial != isQuoted { pattern += "'" }
        isQuoted = isSpecial
        pattern.unicodeScalars.append(character)
      }
    }
    if isQuoted { pattern += "'" }
  }

  private static func isSpecial(_ character: Unicode.Scalar, in context: Context) -> Bool {
    character == "{" || character == "}" || character == "#" && context == .plural
  }

  private static func digits(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
