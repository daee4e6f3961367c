internal import AlertCopy
internal import CommandLineTool
internal import PermissionSimulator

/// A flow to run, as `alertcopy simulate --flow` was asked for it.
struct FlowRequest {
  private let preset: FlowPreset
  private let permissions: [Permission]
  private let versions: [OSVersion]
  private let answers: [FlowDriver.Answer]
  private let locale: LocaleTag
  private let appName: String
  private let app: SimulatedApp

  init(_ arguments: Arguments) throws {
    guard arguments.operands.isEmpty else { throw UsageError.unexpectedArgument(arguments.operands[0]) }
    let names = FlowPreset.all.map(\.name)
    guard
      let preset = try arguments.value(
        "--flow",
        of: "a preset (\(names.joined(separator: ", ")))",
        among: names,
        FlowPreset.named
      )
    else { throw UsageError.missingValue(option: "--flow") }
    self.preset = preset
    permissions =
      try CommonOptions.values("--permission", Permission.self, "a permission", arguments)
      ?? preset.permissions
    versions = try CommonOptions.versions(arguments)
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
  }

  /// Runs the flow for each permission and version, and tells what is wrong with the preset.
  func run() throws -> ExitCode {
    var text = "\(preset.name): \(preset.about)\n"
    var findings: [FlowFinding] = []
    for version in versions {
      for permission in permissions
      where !AlertCopy.situations(of: permission, in: version).isEmpty {
        text += "\n\(permission.rawValue), iOS \(version)\n" + (try trace(permission, version))
      }
      for finding in preset.findings(osVersion: version) where !findings.contains(finding) {
        findings.append(finding)
      }
    }
    if !findings.isEmpty {
      text += "\nfindings\n" + findings.map { "  \($0)\n" }.joined()
    }
    StandardStreams.output(text)
    return findings.isEmpty ? .success : .findings
  }

  private func trace(_ permission: Permission, _ version: OSVersion) throws -> String {
    var simulation = Simulation(
      permission: permission,
      policy: preset.policy,
      device: SimulatedDevice(osVersion: version, app: app)
    )
    var driver = FlowDriver(answers: answers)
    let writer = try TraceWriter(
      permission: permission,
      osVersion: version,
      appName: appName,
      locale: locale
    )
    return writer.lines(driver.use(&simulation)).map { "  \($0)\n" }.joined()
  }
}
