import CopyChecks
import Diagnostics
import Testing

/// The order of findings, and that what two catalogs say of one text stands once.
@Suite struct FindingOrderTests {
  private static func finding(_ key: String, _ message: String, _ locale: String) -> Finding {
    Finding(
      rule: "pronoun",
      severity: .warning,
      file: 0,
      range: 0..<1,
      message: message,
      key: key,
      locale: locale
    )
  }

  @Test(arguments: [
    (["a", "b", "a"], ["a", "b"]), (["b", "a"], ["a", "b"]), (["b", "b", "a"], ["a", "b"]),
  ])
  func `findings in one place stand in the order of their keys, each once`(
    keys: [String],
    sorted: [String]
  ) throws {
    let file = CheckedFile(path: "f", source: try SourceText(decoding: Array("a".utf8), file: "f"))
    let findings = keys.map { Self.finding($0, "m", "en") }
    #expect(FindingOrder.sorted(findings, files: [file]).map(\.key) == sorted)
  }

  @Test func `the message comes before the locale`() throws {
    let file = CheckedFile(path: "f", source: try SourceText(decoding: Array("a".utf8), file: "f"))
    let findings = [("n", "en"), ("m", "fr"), ("m", "en"), ("n", "fr")].map {
      Self.finding("k", $0, $1)
    }
    #expect(FindingOrder.sorted(findings, files: [file]).map(\.message) == ["m", "n"])
  }
}
