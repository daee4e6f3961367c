import Foundation
import TestSupport
import Testing

/// The flaws that a reader noted in the copy of real apps: at least 9 in 10 of those that a rule can
/// see are found.
@Suite struct NotedFlawsTests {
  @Test(.enabled(if: Checkout.cases != nil, "../shared/cases is not there"))
  func areFound() throws {
    let cases = try #require(Checkout.cases)
    let outcome = try Executable(path: "/usr/bin/python3").run([
      Checkout.file("Benchmarks/flaws").path, Executable.path(built: "alertcopy"), cases.path,
    ])
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
  }
}
