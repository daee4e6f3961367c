internal import AlertCopy
internal import CheckInputs
internal import CheckReports
internal import CommandLineTool
internal import CopyChecks
internal import Diagnostics

/// What the options of `alertcopy check` ask for.
struct CheckRequest {
  /// A baseline, and whether it is to be written.
  struct BaselineFile {
    let path: String
    let isUpdated: Bool
  }

  /// What is done about findings that can be mended.
  enum Fixing {
    case none, dryRun, write
  }

  let paths: [String]
  let format: CheckReports.ReportFormat
  let output: String?
  let fixing: Fixing
  let baseline: BaselineFile?
  let configuration: CheckConfiguration

  init(_ arguments: Arguments) throws {
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw UsageError.invalidCombination("no path is given; name files or folders to check")
    }
    format =
      try CommonOptions.value(
        "--format",
        CheckReports.ReportFormat.self,
        "a format",
        arguments
      ) ?? .text
    output = arguments["--output"]
    fixing = try Self.fixing(arguments)
    baseline = try Self.baseline(arguments)
    var configuration = try CheckConfiguration(for: paths, given: arguments["--config"])
    try Self.apply(arguments, to: &configuration.options)
    self.configuration = configuration
  }

  private static func fixing(_ arguments: Arguments) throws(UsageError) -> Fixing {
    switch (arguments.has("--fix"), arguments.has("--dry-run")) {
    case (true, true): return .dryRun
    case (true, false): return .write
    case (false, false): return .none
    case (false, true): throw .invalidCombination("--dry-run goes with --fix")
    }
  }

  private static func baseline(_ arguments: Arguments) throws(UsageError) -> BaselineFile? {
    let isUpdated = arguments.has("--update-baseline")
    guard let path = arguments["--baseline"] else {
      guard !isUpdated else {
        throw .invalidCombination("--update-baseline goes with --baseline FILE")
      }
      return nil
    }
    return BaselineFile(path: path, isUpdated: isUpdated)
  }

  /// What the command line says holds before what the configuration says.
  private static func apply(
    _ arguments: Arguments,
    to options: inout CheckOptions
  ) throws(UsageError) {
    let version = try arguments.value(
      "--ios-min",
      of: "an iOS version from 8 to 18, or 26",
      among: []
    ) { OSVersion($0).flatMap { $0.isKnown ? $0 : nil } }
    if let version { options.minimumOS = version }
    let profile = try CommonOptions.value(
      "--profile",
      CheckOptions.Profile.self,
      "a profile",
      arguments
    )
    if let profile { options.profile = profile }
    for word in arguments.values(of: "--rule") {
      let setting = try RuleSetting.setting(word, option: "--rule")
      options.levels[setting.rule] = setting.level
    }
  }
}
