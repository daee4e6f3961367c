import Diagnostics
import Testing

struct DiagnosticTests {
  // Swift's own escapes, Unicode.Scalar.escaped(asASCII:).
  @Test(arguments: [
    ("a key", "f:1:2: error: a key; do it"),
    ("\u{1B}[31mred", #"f:1:2: error: \u{1B}[31mred; do it"#),
    ("two\nlines", #"f:1:2: error: two\nlines; do it"#),
    ("我 é", "f:1:2: error: 我 é; do it"),
  ])
  func `a diagnostic is one line without control characters`(_ message: String, _ line: String) {
    let location = SourceLocation(file: "f", line: 1, column: 2)
    #expect(Diagnostic(.error, at: location, message, advice: "do it").description == line)
  }
}
