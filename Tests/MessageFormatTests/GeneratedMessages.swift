@testable import MessageFormat

/// Messages of every kind of part, with texts made of what ICU quotes: the same ones on every run.
struct GeneratedMessages {
  private static let texts = [
    "a", "'", "''", "{", "}", "#", "|", "it's", "'{'", "{x}", "'#'", " ", "’", "照片", "\u{301}",
    "<b>", "\n", "{n, plural, other {#}}", "s'", "'}", "##", "\\", "%1$@",
  ]

  private var random = XorShift()

  /// The next message, with selects and plurals inside each other down to a depth.
  mutating func next(depth: Int = 3) -> Message {
    message(depth: depth, isInPlural: false)
  }

  private mutating func message(depth: Int, isInPlural: Bool) -> Message {
    var message = Message(parts: [])
    for _ in 0..<random.next(5) {
      switch random.next(depth > 0 ? 6 : 3) {
      case 0, 1: message.append(text: text())
      case 2: message.parts.append(isInPlural ? .number : argument())
      case 3: message.parts.append(argument())
      case 4:
        let inner = depth - 1
        message.parts.append(
          .select(
            name: "s",
            cases: ["x", "y", "other"].map {
              Message.Case(selector: $0, message: self.message(depth: inner, isInPlural: false))
            }
          )
        )
      default: message.parts.append(plural(depth: depth - 1))
      }
    }
    return message
  }

  private mutating func text() -> String {
    (0...random.next(3)).map { _ in random.element(Self.texts) }.joined()
  }

  private mutating func argument() -> Message.Part {
    let format = random.element([nil, nil, Message.Format(type: "number", style: "integer")])
    return .argument(name: format == nil ? "a" : "n", format: format)
  }

  private mutating func plural(depth: Int) -> Message.Part {
    .plural(
      Message.Plural(
        name: "n",
        isOrdinal: random.next(4) == 0,
        offset: Double(random.next(2)),
        cases: ["=3", "one", "other"].map {
          Message.Case(selector: $0, message: message(depth: depth, isInPlural: true))
        }
      )
    )
  }
}

extension Message {
  /// The text in English, where the arguments are `a`, `s` and a number `n` below 1000.
  ///
  /// English has its ordinal `one` for 1, 21, 31… and its cardinal `one` for 1 alone (CLDR).
  func english(a: String, s: String, n: Int, number: Int? = nil) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .number: return "\(number ?? 0)"
      case .argument(let name, _): return name == "n" ? "\(n)" : a
      case .select(_, let cases):
        let branch = cases.first { $0.selector == s } ?? cases.last
        return branch?.message.english(a: a, s: s, n: n) ?? ""
      case .plural(let plural):
        let rest = n - Int(plural.offset)
        let count = abs(rest)  // the operand n of plural rules is the absolute value
        let isOne =
          plural.isOrdinal ? count % 10 == 1 && count % 100 != 11 : count == 1
        let selector = n == 3 ? "=3" : isOne ? "one" : "other"
        let branch = plural.cases.first { $0.selector == selector }
        return branch?.message.english(a: a, s: s, n: n, number: rest) ?? ""
      }
    }.joined()
  }
}
