import Foundation
@testable import MessageFormat
import Testing

struct PrintfSyntaxTests {
  @Test(
    arguments: [
      ("100%", [.text("100%")]), ("100%%", [.text("100%%")]), ("", []),
      ("5% of", [.text("5% of")]),
      ("%d%%", [argument(1, "d"), .text("%")]),
      ("%@ of %lld", [argument(1, "@"), .text(" of "), argument(2, "lld")]),
      ("%2$lld, %1$@", [argument(2, "2$lld"), .text(", "), argument(1, "1$@")]),
      ("%2$@ %@", [argument(2, "2$@"), .text(" "), argument(1, "@")]),
      ("%*d %@", [argument(2, "*d"), .text(" "), argument(3, "@")]),
      ("%lld% of", [argument(1, "lld"), .text("% of")]),
      ("%%\u{301} %@\u{301}", [.text("%\u{301} "), argument(1, "@"), .text("\u{301}")]),
    ] as [(String, [Message.Part])]
  )
  func `a format string is a tree`(text: String, parts: [Message.Part]) {
    #expect(PrintfSyntax.parse(text, .foundation).parts == parts)
  }

  @Test func `a caller may know that a string is formatted, or is not`() throws {
    let formatted = PrintfSyntax.parse("100%%", .foundation, isFormat: true)
    #expect(formatted.parts == [.text("100%")])
    #expect(try PrintfSyntax.print(formatted, .foundation, isFormat: true) == "100%%")
    #expect(try PrintfSyntax.print(formatted, .foundation) == "100%")
    #expect(PrintfSyntax.parse("%d", .android, isFormat: false).parts == [.text("%d")])
  }

  private static func argument(_ position: Int, _ placeholder: String) -> Message.Part {
    .argument(name: "arg\(position)", format: PrintfDialect.foundation.format(placeholder))
  }

  @Test func `every valid string is the same after the tree`() throws {
    for text in GeneratedFormats.strings(3000) {
      let tree = PrintfSyntax.parse(text, .foundation)
      let written = try PrintfSyntax.print(tree, .foundation)
      #expect(Array(written.utf8) == Array(text.utf8))
    }
  }

  // OpenJDK 17 accepts each of these.
  @Test(arguments: [
    "%s", "%1$s %s", "%,d", "%-5d|", "%1$tY-%1$tm", "%s %<s %s", "%08x", "%.0e", "%(d", "%d%%",
    "% 5d", "%H", "100%",
  ])
  func `Android's strings are the same after the tree`(text: String) throws {
    #expect(try PrintfSyntax.print(PrintfSyntax.parse(text, .android), .android) == text)
  }

  @Test(arguments: [
    ("%@", "%s"), ("%1$@ %2$lld", "%1$s %2$d"), ("%.2f%%", "%.2f%%"), ("%-8@|", "%-8s|"),
    ("%08llx", "%08x"), ("%.1e", "%.1e"), ("%C", "%c"), ("100%", "100%"),
  ])
  func `placeholders have counterparts in both directions`(foundation: String, android: String)
    throws
  {
    let tree = PrintfSyntax.parse(foundation, .foundation)
    #expect(try PrintfSyntax.print(tree, .android) == android)
    let back = PrintfSyntax.parse(android, .android)
    #expect(try PrintfSyntax.print(back, .foundation) == foundation)
  }

  @Test(arguments: [
    ("%d", "%d"), ("%i", "%d"), ("%u", "%d"), ("%qd", "%d"), ("%F", "%f"), ("%.f", "%.0f"),
    ("%c", "%c"), ("%O", "%o"),
  ])
  func `placeholders have counterparts on Android`(foundation: String, android: String) throws {
    let tree = PrintfSyntax.parse(foundation, .foundation)
    #expect(try PrintfSyntax.print(tree, .android) == android)
  }

  @Test(arguments: [("%s %<s %s", "%@ %1$@ %@"), ("%d%n", "%lld\n"), ("%X", "%llX")])
  func `placeholders have counterparts in Foundation`(android: String, foundation: String) throws {
    let tree = PrintfSyntax.parse(android, .android)
    #expect(try PrintfSyntax.print(tree, .foundation) == foundation)
  }

  // What java.util.Formatter refuses (tried in OpenJDK 17), or shows in another way than C.
  @Test(arguments: [
    "%p", "%s", "%S", "%g", "%a", "%.2d", "%*d", "%-d", "%0d", "%+ d", "%-05d", "%#@x@", "%arg",
    "%+x", "%--5d", "%Lf", "%[tt]@", "%.2x", "%.1C",
  ])
  func `what Android lacks is named`(text: String) {
    #expect(throws: ConversionError.placeholder(text, in: .printf(.android))) {
      try PrintfSyntax.print(PrintfSyntax.parse("x " + text, .foundation), .android)
    }
  }

  @Test(arguments: ["%b", "%h", "%S", "%tY", "%,d", "%(d", "%g", "%a"])
  func `what Foundation lacks is named`(text: String) {
    #expect(throws: ConversionError.placeholder(text, in: .printf(.foundation))) {
      try PrintfSyntax.print(PrintfSyntax.parse(text, .android), .foundation)
    }
  }

  @Test(arguments: [
    ("{name}", "%1$@"), ("{arg1}", "%@"), ("{arg2} {arg1}", "%2$@ %1$@"),
    ("{arg1} {arg1}", "%1$@ %1$@"),
    ("{b} {a} {b}", "%1$@ %2$@ %1$@"), ("{arg1, number, integer}", "%lld"),
    ("{arg1, number, ::.00} {arg2, number, :: .}", "%.2f %.0f"), ("{arg1}%", "%@%%"), ("%", "%"),
  ])
  func `ICU's arguments are placeholders`(pattern: String, text: String) throws {
    #expect(try PrintfSyntax.print(ICUSyntax.parse(pattern), .foundation) == text)
  }

  // ICU has one whole number and no text but text.
  @Test(arguments: [
    ("{arg1, number, integer}", "%d", "%d"), ("{arg1, number, integer}", "%1$u", "%u"),
    ("{a} {n, number, integer}", "%2$ld %1$@", "%1$@ %2$ld"),
    ("{arg1, number, integer}", "%@", "%lld"), ("{arg1, number, ::.00}", "%d", "%.2f"),
    ("{arg1, number, ::.000000}", "%f", "%f"), ("{arg1, number, integer}", "%5d", "%lld"),
  ])
  func `an ICU argument is written as the source has it, where that is the same to ICU`(
    pattern: String,
    source: String,
    text: String
  ) throws {
    let message = try ICUSyntax.parse(pattern)
    #expect(try PrintfSyntax.print(message, .foundation, like: source) == text)
  }

  @Test func `the order of names is the caller's`() throws {
    let message = try ICUSyntax.parse("{b}, {a}")
    #expect(
      try PrintfSyntax.print(message, .foundation, arguments: ["a", "b"]) == "%2$@, %1$@"
    )
    #expect(throws: ConversionError.unknownArgument("b")) {
      try PrintfSyntax.print(message, .foundation, arguments: ["a"])
    }
  }

  @Test(arguments: [
    ("%@ %lld", "%1$@ %2$lld"), ("%*d %.*f", "%2$*1$d %4$.*3$f"), ("%2$@ %@", "%2$@ %1$@"),
    ("%% %d %%", "%% %1$d %%"), ("5%", "5%"),
  ])
  func `all placeholders can be numbered`(text: String, numbered: String) throws {
    let tree = PrintfSyntax.parse(text, .foundation)
    #expect(try PrintfSyntax.print(tree, .foundation, numbering: .always) == numbered)
  }

  @Test(
    arguments: [
      ("{n, plural, other {#}}", .plural(argument: "n", in: .printf(.foundation))),
      ("{g, select, other {x}}", .select(argument: "g", in: .printf(.foundation))),
      (
        "{d, date, short}",
        .format(argument: "d", type: "date", style: "short", in: .printf(.foundation))
      ),
      ("{d, number}", .format(argument: "d", type: "number", style: nil, in: .printf(.foundation))),
    ] as [(String, ConversionError)]
  )
  func `what printf lacks is named`(pattern: String, error: ConversionError) {
    #expect(throws: error) { try PrintfSyntax.print(ICUSyntax.parse(pattern), .foundation) }
  }
}
