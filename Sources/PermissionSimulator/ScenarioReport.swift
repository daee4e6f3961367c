public import AlertModel
internal import Diagnostics

/// How scenarios went, for people and for machines.
public struct ScenarioReport: Sendable {
  private let results: [ScenarioRunner.Result]

  /// A report.
  public init(_ results: [ScenarioRunner.Result]) {
    self.results = results
  }

  /// Whether everything happened as expected.
  public var isPassed: Bool { results.allSatisfy(\.failures.isEmpty) }

  /// The runs that failed, and on request all, with what happened and what should have; and the
  /// totals.
  ///
  /// - Throws: `AppNameError` where the name cannot stand in a sentence.
  public func text(appName: String, locale: LocaleTag, showsAll: Bool) throws -> String {
    let runs = try results.filter { showsAll || !$0.failures.isEmpty }.map { result in
      var writer = try TraceWriter(
        permission: result.scenario.permission,
        osVersion: result.osVersion,
        appName: appName,
        locale: locale,
        policy: result.scenario.flowPolicy
      )
      let steps = result.trace.enumerated().map { index, events in
        "  step \(index + 1)\n" + writer.lines(events).map { "    \($0)\n" }.joined()
      }
      let failures = result.failures.map { failure in
        "  step \(failure.step): \(failure.subject) should be \(failure.expected), and is "
          + "\(failure.found)\n"
      }
      return "\(result.scenario.name), iOS \(result.osVersion)\n" + (steps + failures).joined()
    }
    return runs.joined() + "\(total)\n"
  }

  /// The same by the schema `alertcopy.simulation/1`, with the trace of every run.
  ///
  /// - Throws: `AppNameError` where the name cannot stand in a sentence.
  public func json(appName: String, locale: LocaleTag) throws -> String {
    let runs = try results.map { result -> JSONDocument in
      var writer = try TraceWriter(
        permission: result.scenario.permission,
        osVersion: result.osVersion,
        appName: appName,
        locale: locale,
        policy: result.scenario.flowPolicy
      )
      return .object([
        ("scenario", .string(result.scenario.name)),
        ("ios", .string(result.osVersion.description)),
        ("trace", .array(result.trace.map { .array(writer.lines($0).map { .string($0) }) })),
        ("failures", .array(result.failures.map(failure))),
      ])
    }
    return JSONDocument.object([("schema", "alertcopy.simulation/1"), ("runs", .array(runs))]).text
  }

  private func failure(_ failure: ScenarioRunner.Failure) -> JSONDocument {
    .object([
      ("step", .number(failure.step)),
      ("subject", .string(failure.subject)),
      ("expected", .string(failure.expected)),
      ("found", .string(failure.found)),
    ])
  }

  private var total: String {
    let scenarios = Set(results.map(\.scenario.name)).count
    let failed = results.count { !$0.failures.isEmpty }
    return "\(scenarios) scenario\(scenarios == 1 ? "" : "s"), "
      + "\(results.count) run\(results.count == 1 ? "" : "s"), \(failed) failed"
  }
}
