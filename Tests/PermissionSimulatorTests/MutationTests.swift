import AlertModel
import PermissionSimulator
import Resources
import TestSupport
import Testing

/// Whether the scenarios and the properties would notice if a rule were wrong.
struct MutationTests {
  /// Whether a scenario about the permission fails, or a property breaks.
  private func isCaught(_ mutation: RuleMutation) -> Bool {
    let runner = ScenarioRunner(rules: mutation.rules)
    let own = ScenarioLibrary.scenarios.filter { scenario in
      scenario.permission == mutation.permission
        || scenario.steps.contains { $0.permission == mutation.permission }
    }
    let fails = own.contains { scenario in
      scenario.ios.contains { !runner.run(scenario, on: $0).failures.isEmpty }
    }
    if fails { return true }
    return [16, 26].contains { major in
      let version = OSVersion(major: major)
      guard
        mutation.rules.contains(where: {
          $0.permission == mutation.permission && $0.introduced <= version
        })
      else { return false }
      let explorer = Explorer(
        permission: mutation.permission,
        osVersion: version,
        rules: mutation.rules
      )
      return !explorer.explore().violations.isEmpty
    }
  }

  @Test func `at least 95 of 100 broken rules are caught`() throws {
    let survivors = RuleMutation.all.filter { !isCaught($0) }
    let caught = RuleMutation.all.count - survivors.count
    print("Broken rules caught: \(caught) of \(RuleMutation.all.count)")
    for survivor in survivors { print("  not caught: \(survivor.name)") }
    #expect(Double(caught) >= 0.95 * Double(RuleMutation.all.count))
    let page = String(decoding: try Checkout.bytes("docs/Flows.md"), as: UTF8.self)
    #expect(page.contains("catches \(caught) of \(RuleMutation.all.count)"))
  }

  @Test func `no rule is broken in the table itself`() {
    let runner = ScenarioRunner(rules: PermissionRules.all)
    for scenario in ScenarioLibrary.scenarios {
      for version in scenario.ios {
        #expect(runner.run(scenario, on: version).failures.isEmpty, "\(scenario.name)")
      }
    }
  }
}
