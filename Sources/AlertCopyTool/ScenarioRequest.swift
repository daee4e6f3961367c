internal import AlertCopy
internal import CommandLineTool
internal import PermissionSimulator

/// Scenarios to run, as `alertcopy simulate` was asked to.
struct ScenarioRequest {
  private let paths: [String]
  private let locale: LocaleTag
  private let appName: String
  private let showsTraces: Bool
  private let format: ReportFormat

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    locale = try CommonOptions.locales(arguments, default: ["en"])[0]
    appName = arguments["--app-name"] ?? "App"
    showsTraces = arguments.has("--trace")
    format = try CommonOptions.value("--format", ReportFormat.self, "a format", arguments) ?? .text
  }

  /// Runs them all; a file that cannot be read is told, and the others are run.
  func run() throws -> ExitCode {
    var results: [ScenarioRunner.Result] = []
    var isUnreadable = false
    for path in paths {
      do {
        let scenario = try ScenarioFile.read(path)
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
}
