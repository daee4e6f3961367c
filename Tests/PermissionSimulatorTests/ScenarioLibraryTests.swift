import Foundation
import PermissionSimulator
import TestSupport
import Testing

/// The scenarios of Resources/Scenarios; each says where its behaviour is documented.
enum ScenarioLibrary {
  static let files = Checkout.files(below: "Resources/Scenarios", withExtension: "json")

  static let scenarios: [Scenario] = files.compactMap { file in
    try? JSONDecoder().decode(Scenario.self, from: Checkout.bytes(file))
  }
}

struct ScenarioLibraryTests {
  @Test func `there are scenarios, and every file is one`() {
    #expect(ScenarioLibrary.files.count >= 40)
    #expect(ScenarioLibrary.scenarios.count == ScenarioLibrary.files.count)
  }

  @Test(arguments: ScenarioLibrary.scenarios.map(\.name))
  func `what is expected happens`(name: String) throws {
    let scenario = try #require(ScenarioLibrary.scenarios.first { $0.name == name })
    for version in scenario.ios {
      let result = ScenarioRunner().run(scenario, on: version)
      for failure in result.failures {
        Issue.record(
          """
          \(scenario.name), iOS \(version), step \(failure.step): \(failure.subject) should be \
          \(failure.expected), and is \(failure.found)
          """
        )
      }
    }
  }

  @Test func `a file is named by its scenario`() {
    let names = ScenarioLibrary.scenarios.map { "Resources/Scenarios/\($0.name).json" }
    #expect(names == ScenarioLibrary.files)
  }

  // The validator is Debian's python3-jsonschema.
  @Test func `every file is valid by the schema`() throws {
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      for path in sys.argv[2:]:
          try:
              jsonschema.Draft202012Validator(schema).validate(json.load(open(path)))
          except jsonschema.ValidationError as error:
              sys.exit(f"{path}: {error.json_path}: {error.message}")
      """
    let outcome = try Executable(path: "/usr/bin/python3").run(
      ["-c", program, "docs/scenario.schema.json"] + ScenarioLibrary.files
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
  }

  @Test func `the same scenario gives the same trace`() {
    for scenario in ScenarioLibrary.scenarios {
      let traces = (0..<2).map { _ in ScenarioRunner().run(scenario, on: scenario.ios[0]).trace }
      #expect(traces[0] == traces[1], "\(scenario.name)")
    }
  }
}
