import Foundation
import ICU
@testable import MessageFormat
import Testing

struct ICUPrintingTests {
  @Test(arguments: [
    "", "text", "don't", "it's '{'{a}'}'", "{a}", "{a, number, integer}", "{d, date}",
    "{s, select, x {X} other {{a}}}", "{n, plural, offset:1 =0 {none} one {#} other {# of {a}}}",
    "{n, plural, other {'#'}}", "{n, selectordinal, one {#st} other {#th}}",
    "{n, plural, other {{s, select, other {#}}}}", "{d, date, EEE 'o''clock' {x}}",
    "{n, choice, 0#none|1#one}",
  ])
  func `a pattern prints as it is written`(pattern: String) throws {
    #expect(try ICUSyntax.print(ICUSyntax.parse(pattern)) == pattern)
  }

  // ICU reads the pattern back, and formats it; the expected text is put together from the tree.
  @Test func `what is printed is the same tree and the same text to ICU`() throws {
    var messages = GeneratedMessages()
    for round in 0..<2000 {
      let message = messages.next()
      let pattern = try ICUSyntax.print(message)
      #expect(try ICUSyntax.parse(pattern) == message)
      let n = round % 24
      let s = ["x", "y", "z"][round % 3]
      let text = try MessageFormatter.format(
        pattern,
        arguments: [("a", .text("{A}'")), ("s", .text(s)), ("n", .number(n))],
        locale: "en"
      )
      #expect(text == message.english(a: "{A}'", s: s, n: n), "\(pattern)")
    }
  }

  @Test func `texts side by side are one, with an apostrophe before an argument`() throws {
    let message = Message(parts: [
      .text("a"), .text("'"), .argument(name: "x", format: nil), .text(""), .text("b'"),
    ])
    #expect(try ICUSyntax.print(message) == "a''{x}b'")
  }

  @Test(arguments: [
    ("%@", "{arg1}"), ("%lld of %2$@", "{arg1, number, integer} of {arg2}"),
    ("%.2f%%", "{arg1, number, ::.00}%"), ("%.0f", "{arg1, number, ::.}"),
    ("%f", "{arg1, number, ::.000000}"), ("%u {%@}", "{arg1, number, integer} '{'{arg2}'}'"),
  ])
  func `printf placeholders are ICU arguments`(text: String, pattern: String) throws {
    #expect(try ICUSyntax.print(PrintfSyntax.parse(text, .foundation)) == pattern)
  }

  // Foundation and ICU each format the same numbers.
  @Test(arguments: ["%lld", "%.2f", "%.0f", "%f", "%.6f", "%i", "%u"])
  func `ICU shows what Foundation shows`(text: String) throws {
    let pattern = try ICUSyntax.print(PrintfSyntax.parse(text, .foundation))
    for number in 0..<100 {
      let argument: any CVarArg = text.contains("f") ? Double(number) : number
      let expected = String(format: text, argument)
      #expect(
        try MessageFormatter.format(pattern, arguments: [("arg1", .number(number))], locale: "en")
          == expected
      )
    }
  }

  @Test(arguments: ["%x", "%5d", "%+d", "%g", "%.3d", "%c", "%p", "%s", "%#@x@", "%*d", "%.3@"])
  func `placeholders that ICU lacks are named`(text: String) {
    #expect(throws: ConversionError.placeholder(text, in: .icu)) {
      try ICUSyntax.print(PrintfSyntax.parse(text, .foundation))
    }
  }

  @Test(
    arguments: [
      ([.number], .numberOutsidePlural),
      (
        [.plural(Message.Plural(name: "n", cases: [Message.Case("one", "x")]))],
        .missingOther(variation: "n")
      ),
      ([.select(name: "s", cases: [])], .missingOther(variation: "s")),
      ([.argument(name: "a b", format: nil)], .notICU("{a b}")),
      (
        [.argument(name: "d", format: Message.Format(type: "date", style: "{"))],
        .notICU("{d, date, {}")
      ),
    ] as [([Message.Part], ConversionError)]
  )
  func `what ICU would not read is an error`(parts: [Message.Part], error: ConversionError) {
    #expect(throws: error) { try ICUSyntax.print(Message(parts: parts)) }
  }

  @Test(arguments: [(0, "{n, plural, other {{s, select, other {{n, number}}}}}"), (1, nil)])
  func `the number of a plural has its name in a select, where that is the same number`(
    offset: Double,
    pattern: String?
  ) throws {
    let select = Message.Part.select(
      name: "s",
      cases: [Message.Case(selector: "other", message: Message(parts: [.number]))]
    )
    let message = Message(parts: [
      .plural(
        Message.Plural(
          name: "n",
          offset: offset,
          cases: [Message.Case(selector: "other", message: Message(parts: [select]))]
        )
      )
    ])
    if let pattern {
      #expect(try ICUSyntax.print(message) == pattern)
    } else {
      #expect(throws: ConversionError.numberOutsidePlural) { try ICUSyntax.print(message) }
    }
  }
}

extension Message.Case {
  init(_ selector: String, _ text: String) {
    self.init(selector: selector, message: Message(parts: [.text(text)]))
  }
}
