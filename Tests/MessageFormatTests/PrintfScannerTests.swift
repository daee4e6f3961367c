@testable import MessageFormat
import Testing

/// The rules are those of IEEE Std 1003.1 (fprintf), Apple's “String Format Specifiers” and
/// java.util.Formatter; what is a fault was tried in OpenJDK 17 and swift-corelibs-foundation.
struct PrintfScannerTests {
  @Test(
    arguments: [
      ("%@", .init(conversion: "@")), ("%1$@", .init(position: 1, conversion: "@")),
      ("%lld", .init(length: "ll", conversion: "d")),
      ("%hhu", .init(length: "hh", conversion: "u")),
      ("%qi", .init(length: "q", conversion: "i")), ("%zd", .init(length: "z", conversion: "d")),
      ("%Lf", .init(length: "L", conversion: "f")), ("%D", .init(conversion: "D")),
      ("%.2f", .init(precision: .digits("2"), conversion: "f")),
      ("%.f", .init(precision: .digits(""), conversion: "f")),
      (
        "%12$-+ #08.3lle",
        .init(
          position: 12,
          flags: "-+ #0",
          width: .digits("8"),
          precision: .digits("3"),
          length: "ll",
          conversion: "e"
        )
      ),
      ("%*d", .init(width: .argument(position: nil), conversion: "d")),
      (
        "%3$*1$.*2$f",
        .init(
          position: 3,
          width: .argument(position: 1),
          precision: .argument(position: 2),
          conversion: "f"
        )
      ),
      ("%#@birds@", .init(.reference("birds"))),
      ("%2$#@a b@", .init(.reference("a b"), position: 2)),
      ("%#x", .init(flags: "#", conversion: "x")), ("%arg", .init(.number)),
      ("%1$arg", .init(.number, position: 1)), ("%[tt]@", .init(flags: "[tt]", conversion: "@")),
      ("% d", .init(flags: " ", conversion: "d")),
    ] as [(String, PrintfPlaceholder)]
  )
  func `Foundation's placeholders are taken apart`(text: String, expected: PrintfPlaceholder) {
    check(text, expected, .foundation)
  }

  @Test(
    arguments: [
      ("%s", .init(conversion: "s")), ("%1$s", .init(position: 1, conversion: "s")),
      ("%-5d", .init(flags: "-", width: .digits("5"), conversion: "d")),
      ("%,d", .init(flags: ",", conversion: "d")), ("%(d", .init(flags: "(", conversion: "d")),
      ("%<s", .init(flags: "<", conversion: "s")), ("%n", .init(.lineEnd)),
      ("%1$tY", .init(position: 1, conversion: "tY")), ("%TH", .init(conversion: "TH")),
      ("%S", .init(conversion: "S")), ("%h", .init(conversion: "h")),
      ("%.3s", .init(precision: .digits("3"), conversion: "s")),
    ] as [(String, PrintfPlaceholder)]
  )
  func `Android's placeholders are taken apart`(text: String, expected: PrintfPlaceholder) {
    check(text, expected, .android)
  }

  private func check(_ text: String, _ expected: PrintfPlaceholder, _ dialect: PrintfDialect) {
    var expected = expected
    let around = "é " + text + "。"
    expected.range = 3..<(3 + text.utf8.count)
    #expect(PrintfScanner.scan(around, dialect) == [.placeholder(expected)])
    #expect(expected.text == text)
  }

  @Test(
    arguments: [
      ("100%", .lonePercent, "%"), ("5%)", .lonePercent, "%"), ("100 % ", .lonePercent, "%"),
      ("50%的", .lonePercent, "%"), ("5% you", .lonePercent, "%"), ("%1", .lostConversion, "%1"),
      ("%1 of", .lostConversion, "%1"), ("% 1 $ @", .lostConversion, "% 1"),
      ("%-5", .lostConversion, "%-5"), ("%ll ", .lostConversion, "%ll"),
      ("%y", .unknownConversion("y"), "%y"), ("%1$y", .unknownConversion("y"), "%1$y"),
      ("%'d", .lonePercent, "%"), ("5% of", .prose(conversion: "o"), "% o"),
      ("50 % des", .prose(conversion: "d"), "% d"), ("50 % d’une", .prose(conversion: "d"), "% d"),
      ("5% d", .prose(conversion: "d"), "% d"), ("5%-ige", .prose(conversion: "i"), "%-i"),
      ("a % @", .prose(conversion: "@"), "% @"),
    ] as [(String, PrintfFault.Kind, String)]
  )
  func `what only looks like a placeholder is told`(
    text: String,
    kind: PrintfFault.Kind,
    faulty: String
  ) throws {
    let tokens = PrintfScanner.scan(text, .foundation)
    try #require(tokens.count == 1)
    let range = tokens[0].range
    #expect(tokens == [.fault(PrintfFault(kind, range: range))])
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == faulty)
  }

  @Test(
    arguments: [
      ("%i", .unknownConversion("i")), ("%lld", .unknownConversion("l")),
      ("%@", .unknownConversion("@")), ("%F", .unknownConversion("F")),
      ("%tx", .unknownConversion("t")), ("%.f", .lonePercent), ("%", .lonePercent),
      ("5% of", .prose(conversion: "o")),
    ] as [(String, PrintfFault.Kind)]
  )
  func `what java.util.Formatter refuses is told`(text: String, kind: PrintfFault.Kind) {
    let tokens = PrintfScanner.scan(text, .android)
    #expect(
      tokens.map { token -> PrintfFault.Kind? in
        if case .fault(let fault) = token { fault.kind } else { nil }
      } == [kind]
    )
  }

  @Test func `doubled percent signs are text`() {
    #expect(
      PrintfScanner.scan("%%%d%%", .foundation) == [
        .percent(0..<2),
        .placeholder(PrintfPlaceholder(range: 2..<4, conversion: "d")),
        .percent(4..<6),
      ]
    )
  }
}
