public import AlertModel
internal import Diagnostics
internal import PermissionFlow

/// What a person met in the flow of a preset, and what is wrong with it.
public struct FlowReport: Sendable {
  /// A flow that was played to its end.
  public struct Run: Sendable {
    /// What was asked for.
    public let permission: Permission
    /// The OS version.
    public let osVersion: OSVersion
    /// What happened.
    public let trace: [TraceEvent]
    /// The answers that no button had.
    public let mismatches: [FlowDriver.Mismatch]

    /// A flow that was played.
    public init(
      permission: Permission,
      osVersion: OSVersion,
      trace: [TraceEvent],
      mismatches: [FlowDriver.Mismatch]
    ) {
      self.permission = permission
      self.osVersion = osVersion
      self.trace = trace
      self.mismatches = mismatches
    }
  }

  /// What is wrong with the preset, for what it was played with; each thing once.
  public let findings: [FlowFinding]
  private let preset: FlowPreset
  private let runs: [Run]
  private let purposeStrings: [String: String]

  /// A report; it explores what was played.
  ///
  /// - Parameters:
  ///   - preset: the preset.
  ///   - runs: what was played.
  ///   - app: the app that they were played with.
  ///   - purposeStrings: the app’s words in the prompts of the OS, by their keys.
  public init(
    preset: FlowPreset,
    runs: [Run],
    app: SimulatedApp = SimulatedApp(),
    purposeStrings: [String: String] = [:]
  ) {
    self.preset = preset
    self.runs = runs
    self.purposeStrings = purposeStrings
    var findings: [FlowFinding] = []
    for run in runs {
      let found = preset.findings(for: [run.permission], osVersion: run.osVersion, app: app)
      for finding in found
      where !findings.contains(finding) {
        findings.append(finding)
      }
    }
    self.findings = findings
  }

  /// The report for people.
  ///
  /// - Throws: `AppNameError` where the name cannot stand in a sentence.
  public func text(appName: String, locale: LocaleTag) throws -> String {
    let played = try runs.map { run in
      "\n\(run.permission.rawValue), iOS \(run.osVersion)\n"
        + (try lines(run, appName, locale).map { "  \($0)\n" }.joined())
    }
    let found = try findings.map { finding in
      "  \(finding)\n" + (try way(to: finding, appName, locale).map { "    \($0)\n" }.joined())
    }
    return "\(preset.name.rawValue): \(preset.about)\n" + played.joined()
      + (found.isEmpty ? "" : "\nfindings\n") + found.joined()
  }

  /// The same by the schema `alertcopy.flow/1`.
  ///
  /// - Throws: `AppNameError` where the name cannot stand in a sentence.
  public func json(appName: String, locale: LocaleTag) throws -> String {
    let played = try runs.map { run -> JSONDocument in
      .object([
        ("permission", .string(run.permission.rawValue)),
        ("ios", .string(run.osVersion.description)),
        ("trace", .array(try lines(run, appName, locale).map { .string($0) })),
      ])
    }
    return JSONDocument.object([
      ("schema", "alertcopy.flow/1"),
      ("preset", .string(preset.name.rawValue)),
      ("runs", .array(played)),
      ("findings", .array(findings.map { .string("\($0)") })),
    ]).text
  }

  private func lines(_ run: Run, _ appName: String, _ locale: LocaleTag) throws -> [String] {
    var writer = try writer(run, appName, locale)
    return writer.lines(run.trace)
  }

  /// What happens on the shortest way to a property that does not hold.
  private func way(
    to finding: FlowFinding,
    _ appName: String,
    _ locale: LocaleTag
  ) throws -> [String] {
    guard case .property(let permission, let violation) = finding,
      let run = runs.first(where: { $0.permission == permission })
    else { return [] }
    var writer = try writer(run, appName, locale)
    return writer.lines(violation.trace)
  }

  private func writer(
    _ run: Run,
    _ appName: String,
    _ locale: LocaleTag
  ) throws -> TraceWriter {
    try TraceWriter(
      permission: run.permission,
      osVersion: run.osVersion,
      appName: appName,
      locale: locale,
      policy: preset.policy,
      purposeStrings: purposeStrings
    )
  }
}
