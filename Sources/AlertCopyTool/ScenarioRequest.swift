internal import AlertCopy
internal import CommandLineTool
internal import Diagnostics
internal import FoundationEssentials
internal import PermissionSimulator
internal import StringCatalogs

/// Scenarios to run, as `alertcopy simulate` was asked to.
struct ScenarioRequest {
  private let paths: [String]
  private let locale: LocaleTag
  private let appName: String
  private let showsTraces: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    locale = try CommonOptions.locales(arguments, default: ["en"])[0]
    appName = arguments["--app-name"] ?? "App"
    showsTraces = arguments.has("--trace")
  }

  /// Runs them all; a file that cannot be read is told, and the others are run.
  func run() throws -> ExitCode {
    var (runs, failed, unread) = (0, 0, 0)
    for path in paths {
      do {
        let scenario = try Self.scenario(path)
        for version in scenario.ios {
          let result = ScenarioRunner().run(scenario, on: version)
          runs += 1
          if !result.failures.isEmpty { failed += 1 }
          try report(result, path: path)
        }
      } catch let error as Diagnostic {
        StandardStreams.error("\(error)\n")
        unread += 1
      }
    }
    StandardStreams.output(
      "\(paths.count - unread) scenarios, \(runs) runs, \(failed) failed, \(unread) unreadable\n"
    )
    return unread > 0 ? .usage : failed > 0 ? .findings : .success
  }

  private func report(_ result: ScenarioRunner.Result, path: String) throws {
    guard showsTraces || !result.failures.isEmpty else { return }
    let writer = try TraceWriter(
      permission: result.scenario.permission,
      osVersion: result.osVersion,
      appName: appName,
      locale: locale
    )
    var text = "\(result.scenario.name), iOS \(result.osVersion)\n"
    for (index, events) in result.trace.enumerated() {
      text += "  step \(index + 1)\n"
      text += writer.lines(events).map { "    \($0)\n" }.joined()
    }
    for failure in result.failures {
      text +=
        "  \(path): step \(failure.step): \(failure.subject) should be "
        + "\(failure.expected), and is \(failure.found)\n"
    }
    StandardStreams.output(text)
  }

  private static func scenario(_ path: String) throws(Diagnostic) -> Scenario {
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    } catch {
      throw Diagnostic(.error, "\(path) cannot be read", advice: "give the path of a scenario")
    }
    // Ours says where JSON is at fault, Foundation's where it is not a scenario.
    try JSONSyntax.check(bytes, file: path)
    do {
      return try JSONDecoder().decode(Scenario.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw Diagnostic(
        .error,
        "\(path): \(words(for: error))",
        advice: "docs/scenario.schema.json says what a scenario holds"
      )
    } catch {
      throw Diagnostic(.error, "\(path): \(error)")
    }
  }

  private static func words(for error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
    return switch error {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath)) lacks “\(key.stringValue)”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }
}
