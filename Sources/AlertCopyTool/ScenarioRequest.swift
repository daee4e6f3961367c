internal import AlertCopy
internal import CommandLineTool
internal import Diagnostics
internal import FoundationEssentials
internal import PermissionSimulator
internal import StringCatalogs

/// Scenarios to run, as `alertcopy simulate` was asked to.
struct ScenarioRequest {
  /// How what happened is written.
  enum Format: String, CaseIterable {
    case text, json
  }

  private let paths: [String]
  private let locale: LocaleTag
  private let appName: String
  private let showsTraces: Bool
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    locale = try CommonOptions.locales(arguments, default: ["en"])[0]
    appName = arguments["--app-name"] ?? "App"
    showsTraces = arguments.has("--trace")
    format = try CommonOptions.value("--format", Format.self, "a format", arguments) ?? .text
  }

  /// Runs them all; a file that cannot be read is told, and the others are run.
  func run() throws -> ExitCode {
    var results: [ScenarioRunner.Result] = []
    var isUnreadable = false
    for path in paths {
      do {
        let scenario = try Self.scenario(path)
        results += scenario.ios.map { ScenarioRunner().run(scenario, on: $0) }
      } catch {
        StandardStreams.error("\(error)\n")
        isUnreadable = true
      }
    }
    let report = ScenarioReport(results)
    StandardStreams.output(
      format == .json
        ? try report.json(appName: appName, locale: locale)
        : try report.text(appName: appName, locale: locale, showsAll: showsTraces)
    )
    return isUnreadable ? .usage : report.isPassed ? .success : .findings
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
