internal import AlertCopy
internal import CommandLineTool
internal import PermissionSimulator

/// A flow to run, as `alertcopy simulate --flow` was asked for it.
struct FlowRequest {
  private let preset: FlowPreset
  private let permissions: [Permission]
  private let versions: [OSVersion]
  private let format: ReportFormat
  private let answers: [FlowDriver.Answer]
  private let locale: LocaleTag
  private let appName: String
  private let app: SimulatedApp
  private let purposeStrings: [String: String]

  init(_ arguments: Arguments) throws {
    guard arguments.operands.isEmpty else {
      throw UsageError.unexpectedArgument(arguments.operands[0])
    }
    guard
      let name = try CommonOptions.value("--flow", FlowPreset.Name.self, "a preset", arguments)
    else { throw UsageError.missingValue(option: "--flow") }
    preset = .named(name)
    permissions =
      try CommonOptions.values("--permission", Permission.self, "a permission", arguments)
      ?? preset.permissions
    versions = try CommonOptions.versions(arguments)
    format =
      try CommonOptions.value("--format", ReportFormat.self, "a format", arguments)
      ?? .text
    answers =
      try arguments.list("--answer", of: "a button", among: []) { word -> FlowDriver.Answer? in
        switch word {
        case "": nil
        case "confirm": .confirm
        case "cancel": .cancel
        default: .prompt(word)
        }
      } ?? []
    locale = try CommonOptions.locales(arguments, default: ["en"])[0]
    let source = try AppSource.ofFiles(arguments)
    appName = try source?.name(for: locale) ?? arguments["--app-name"] ?? "App"
    app = SimulatedApp(source)
    purposeStrings = source?.purposeStrings(for: locale) ?? [:]
  }

  /// Runs the flow for each permission and version, and tells what is wrong with the preset.
  func run() throws -> ExitCode {
    var runs: [FlowReport.Run] = []
    for version in versions {
      for permission in permissions
      where !AlertCopy.situations(of: permission, in: version).isEmpty {
        runs.append(run(permission, version))
      }
    }
    guard !runs.isEmpty else {
      throw UsageError.invalidCombination("none of these permissions exists on these iOS versions")
    }
    let report = FlowReport(
      preset: preset,
      runs: runs,
      app: app,
      purposeStrings: purposeStrings
    )
    StandardStreams.output(
      format == .json
        ? try report.json(appName: appName, locale: locale)
        : try report.text(appName: appName, locale: locale)
    )
    for mismatch in Set(runs.flatMap(\.mismatches)).sorted(by: { $0.answer < $1.answer }) {
      StandardStreams.error(
        "alertcopy: no button “\(mismatch.answer)” among \(mismatch.buttons.joined(separator: ", ")); "
          + "the prompt was refused\n"
      )
    }
    if runs.contains(where: { !$0.mismatches.isEmpty }) { return .usage }
    return report.findings.isEmpty ? .success : .findings
  }

  private func run(_ permission: Permission, _ version: OSVersion) -> FlowReport.Run {
    var simulation = Simulation(
      permission: permission,
      policy: preset.policy(for: permission),
      device: SimulatedDevice(osVersion: version, app: app)
    )
    var driver = FlowDriver(answers: answers)
    let trace = driver.play(&simulation)
    return FlowReport.Run(
      permission: permission,
      osVersion: version,
      trace: trace,
      mismatches: driver.mismatches
    )
  }
}
