import CompiledMessages
import ICU
import MessageFormat
import TestSupport
import Testing

struct MessageCompilerTests {
  @Test(arguments: [
    ("text", "text"), ("a {name}", "a \u{1}name\u{2}"), ("it''s", "it's"),
    ("two\nlines", "two\nlines"),
  ])
  func `text with plain arguments needs no ICU`(pattern: String, code: String) throws {
    #expect(try MessageCompiler.compile(pattern).code == code)
  }

  @Test(arguments: ["{n, plural, other {#}}", "{n, number}", "{s, select, other {x}}"])
  func `what needs ICU keeps its pattern`(pattern: String) throws {
    #expect(try MessageCompiler.compile(pattern).patternForICU == pattern[...])
  }

  @Test(arguments: ["\u{1}", "a\u{1E}b", "\u{1F}", "{a}\u{3}", "\u{0}"])
  func `the compiled form's own characters cannot stand in a message`(pattern: String) {
    #expect(throws: MessageCompiler.CompileError.self) { try MessageCompiler.compile(pattern) }
  }

  @Test(arguments: [("{0}", 0), ("a {b", 2)])
  func `a fault says where it is`(pattern: String, offset: Int) {
    let error = #expect(throws: MessageCompiler.CompileError.self) {
      try MessageCompiler.compile(pattern)
    }
    #expect(error?.offset == offset)
  }

  // The expected text is ICU's own.
  @Test(arguments: [
    "{a}", "{a}{b}", "x {a} y {b} z {a}", "'{'{a}'}' it''s {b}", "“{a}”「{b}」", "{a}’s",
    "{ a } and {b }",
  ])
  func `the compiled form gives what ICU gives`(pattern: String) throws {
    let message = try MessageCompiler.compile(pattern)
    let names = GeneratedNames.names(500)
    for (first, second) in zip(names, names.reversed()) {
      let expected = try MessageFormatter.format(
        pattern,
        arguments: [("a", .text(first)), ("b", .text(second))],
        locale: "en"
      )
      let text = message.formatted { $0 == "a" ? first : second }
      #expect(text.map { Array($0.utf8) } == Array(expected.utf8))
    }
  }
}
