import Foundation
@testable import MessageFormat
import Testing

struct ArgumentNumberingTests {
  @Test(
    arguments: [
      ("%@ of %lld", ["%2$lld … %1$@"], "%1$@ of %2$lld", ["%2$lld … %1$@"]),
      ("%@ of %lld", ["%@ aus %lld"], "%@ of %lld", ["%@ aus %lld"]),
      ("%@ of %lld", ["%1$@ / %2$lld", "%@"], "%1$@ of %2$lld", ["%1$@ / %2$lld", "%1$@"]),
      ("%@ of %lld", ["%1$@ / %2$lld"], "%@ of %lld", ["%1$@ / %2$lld"]),
      ("%@", ["%1$@", "%@ %@"], "%1$@", ["%1$@", "%1$@ %2$@"]), ("%@", ["%1$@"], "%@", ["%1$@"]),
      ("100%", ["100 %"], "100%", ["100 %"]),
      ("%@ %#@n@", ["%2$#@n@ %1$@"], "%1$@ %2$#@n@", ["%2$#@n@ %1$@"]),
    ] as [(String, [String], String, [String])]
  )
  func `strings of one key are numbered where one differs`(
    source: String,
    translations: [String],
    written: String,
    others: [String]
  ) {
    let result = ArgumentNumbering.written(source: source, translations: translations, .foundation)
    #expect(result.source == written)
    #expect(result.translations == others)
  }

  // The expected text is Foundation's own.
  @Test func `numbers change nothing of what Foundation shows`() {
    let objects: [any CVarArg] = (1...8).map { NSString(string: "\($0)") }
    for text in ["%@ %@", "%2$@ %@ %@", "%@ %1$@ %@", "%3$@%@%%%2$@%@", "%-5@|%@ %@"] {
      let plain = withVaList(objects) { NSString(format: text, arguments: $0) as String }
      let numbered = ArgumentNumbering.numbered(text, .foundation)
      #expect(withVaList(objects) { NSString(format: numbered, arguments: $0) as String } == plain)
    }
    let integers: [any CVarArg] = (1...8).map { $0 }
    for text in ["%*d|%d", "%d %*d|%2$d", "%lld %x %o", "%.*d %d", "%0*d %%"] {
      let plain = withVaList(integers) { NSString(format: text, arguments: $0) as String }
      let numbered = ArgumentNumbering.numbered(text, .foundation)
      #expect(withVaList(integers) { NSString(format: numbered, arguments: $0) as String } == plain)
    }
  }

  @Test(arguments: [
    ("%s %<s %s", "%1$s %1$s %2$s"), ("%tY-%<tm", "%1$tY-%1$tm"), ("%d%n", "%1$d%n"),
  ])
  func `Android's placeholders are numbered`(text: String, numbered: String) {
    #expect(ArgumentNumbering.numbered(text, .android) == numbered)
  }
}
