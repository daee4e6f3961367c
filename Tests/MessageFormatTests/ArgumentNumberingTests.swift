import Foundation
@testable import MessageFormat
import Testing

struct ArgumentNumberingTests {
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
