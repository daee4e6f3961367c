import Foundation
import TestSupport
import Testing

struct GeneratedTableTests {
  @Test func `the Swift tables are what make tables writes`() throws {
    let outcome = try Executable(built: "generate-tables").run(["Resources", "--check"])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  @Test func `a table that lags is told`() throws {
    let folder = try TemporaryFolder()
    for name in [
      "terms.json", "permissions.json", "uses.json", "han-characters.json", "regional-words.json",
      "request-apis.json", "advance-widths.json",
    ] {
      try folder.write(Checkout.bytes("Resources/\(name)"), to: name)
    }
    try folder.write("stale", to: "Term+Generated.swift")
    let outcome = try Executable(built: "generate-tables").run([folder.url.path, "--check"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("Term+Generated.swift is out of date; run make tables"))
  }
}
