import ICU
import Testing

/// The grammar of messages is ICU's: unicode-org.github.io/icu/userguide/format_parse/messages.
struct MessageFormatterTests {
  @Test(arguments: [
    ("Hi {name}", "Hi x"), ("'{'{name}'}'", "{x}"), ("it''s {name}", "it's x"),
    ("it's {name}", "it's x"), ("{n, plural, one {# item} other {# items}}", "3 items"),
    ("{name, select, x {yes} other {no}}", "yes"),
    ("{n, selectordinal, few {#rd} other {#th}}", "3rd"),
  ])
  func `a pattern is formatted with named arguments`(pattern: String, text: String) throws {
    let arguments: [(name: String, value: MessageFormatter.Value)] = [
      ("name", .text("x")), ("n", .number(3)),
    ]
    #expect(
      try MessageFormatter.format(pattern, arguments: arguments, locale: "en") == text
    )
  }

  @Test(arguments: ["{", "a {b", "{n, plural, one {x}}", "{n plural}", "{n, nonsense}"])
  func `what is no message is an error`(pattern: String) {
    #expect(throws: ICUError.self) {
      try MessageFormatter.format(pattern, arguments: [], locale: "en")
    }
  }

  // The position is the one that ICU reports for its own parse error.
  @Test(arguments: [
    ("a {b", "U_UNMATCHED_BRACES", 2), ("相機 {n plural}", "U_PATTERN_SYNTAX_ERROR", 4),
  ])
  func `a fault has a name and a position`(pattern: String, name: String, offset: Int) {
    let error = #expect(throws: MessagePattern.SyntaxError.self) {
      try MessagePattern(parsing: pattern)
    }
    #expect(error?.error.description == name)
    #expect(error?.offset == offset)
  }

  @Test func `a long text outgrows the first buffer`() throws {
    let long = String(repeating: "相機", count: 5_000)
    #expect(
      try MessageFormatter.format("{a}", arguments: [("a", .text(long))], locale: "en") == long
    )
  }

  // ICU's own limit is 32,767 (MessagePattern::parseMessage); ours is what recursion can take.
  @Test(arguments: [(63, true), (64, false), (20_000, false)])
  func `messages are nested in bounds`(_ depth: Int, _ isRead: Bool) {
    let pattern =
      String(repeating: "{a, plural, other {", count: depth) + String(repeating: "}}", count: depth)
    #expect(((try? MessagePattern(parsing: pattern)) != nil) == isRead)
    // One that does not end is told as fast.
    #expect(throws: MessagePattern.SyntaxError.self) {
      try MessagePattern(parsing: String(pattern.dropLast()))
    }
  }
}
