@testable import MessageFormat
import Testing

/// The grammar is ICU's: unicode-org.github.io/icu/userguide/format_parse/messages.
struct ICUSyntaxTests {
  @Test(
    arguments: [
      ("", []), ("text", [.text("text")]), ("{a}", [.argument(name: "a", format: nil)]),
      ("x{ a }y", [.text("x"), .argument(name: "a", format: nil), .text("y")]),
      ("it''s '{'{a}'}'", [.text("it's {"), .argument(name: "a", format: nil), .text("}")]),
      ("don't", [.text("don't")]),
      (
        "{a, number, integer}",
        [.argument(name: "a", format: Message.Format(type: "number", style: "integer"))]
      ),
      ("{d, date}", [.argument(name: "d", format: Message.Format(type: "date", style: nil))]),
      (
        "{s, select, x {X} other {{a}}}",
        [
          .select(
            name: "s",
            cases: [
              Message.Case(selector: "x", message: Message(parts: [.text("X")])),
              Message.Case(
                selector: "other",
                message: Message(parts: [.argument(name: "a", format: nil)])
              ),
            ]
          )
        ]
      ),
      (
        "{n, plural, offset:1 =0 {none} one {#} other {# of {a}}}",
        [
          .plural(
            Message.Plural(
              name: "n",
              isOrdinal: false,
              offset: 1,
              cases: [
                Message.Case(selector: "=0", message: Message(parts: [.text("none")])),
                Message.Case(selector: "one", message: Message(parts: [.number])),
                Message.Case(
                  selector: "other",
                  message: Message(parts: [
                    .number, .text(" of "), .argument(name: "a", format: nil),
                  ])
                ),
              ]
            )
          )
        ]
      ),
    ] as [(String, [Message.Part])]
  )
  func `a pattern is a tree`(pattern: String, parts: [Message.Part]) throws {
    #expect(try ICUSyntax.parse(pattern).parts == parts)
  }

  @Test func `every argument is named, the deepest too`() throws {
    let message = try ICUSyntax.parse("{a} {n, plural, other {{s, select, other {{b}}}}}")
    #expect(message.argumentNames == ["a", "n", "s", "b"])
  }
}
