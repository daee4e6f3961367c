internal import AlertCopy
internal import AlertModel
internal import PermissionFlow

/// What can be seen after a step.
struct Observation {
  let alert: Situation?
  /// The title and the message of the alert.
  let words: String
  let prompt: SystemPrompt?
  let status: AuthorizationStatus
  let readable: AuthorizationStatus?
  let outcome: FlowOutcome?
  let completions: [DeviceEffect.RequestResult]
  let ended: DeviceEffect.EndReason?
  let prompts: Int
  let choices: Set<AuthorizationStatus>
  let app: AppState

  init(_ simulation: Simulation, _ events: [TraceEvent], locale: LocaleTag) {
    let device = simulation.device
    alert = simulation.alert
    words = simulation.words(in: locale)
    prompt = device.prompt
    status = device.status(of: simulation.permission)
    readable = device.readableStatus(of: simulation.permission)
    outcome = simulation.outcome
    prompts = Int(simulation.promptCount)
    choices = Set(device.choices(for: simulation.permission))
    app = device.appState
    completions = events.compactMap { event in
      if case .os(.completed(let result)) = event { result } else { nil }
    }
    ended =
      events.lazy.compactMap { event in
        if case .os(.appEnded(let reason)) = event { reason } else { nil }
      }.first
  }
}

extension ScenarioStep.Expectation {
  /// Where what was seen is not what was expected.
  func differences(
    from seen: Observation
  ) -> [(subject: String, expected: String, found: String)] {
    var differences: [(String, String, String)] = []
    func compare(_ subject: String, _ expected: String?, _ found: String) {
      if let expected, expected != found { differences.append((subject, expected, found)) }
    }
    compare("alert", alert, seen.alert?.rawValue ?? "none")
    if let says, !seen.words.contains(says) {
      differences.append(("words", "words with “\(says)”", seen.words))
    }
    comparePrompt(with: seen, compare)
    compare("status", status?.rawValue, seen.status.rawValue)
    compare("readable", readable, seen.readable?.rawValue ?? "unreadable")
    compare("outcome", outcome, seen.outcome?.name ?? "none")
    compare(
      "granted",
      granted.map(String.init),
      seen.completions.first.map { "\($0.isGranted)" } ?? "none"
    )
    compare(
      "readInHandler",
      readInHandler?.rawValue,
      seen.completions.first?.readInHandler.rawValue ?? "none"
    )
    compare("queue", queue?.rawValue, seen.completions.first?.queue.rawValue ?? "none")
    compare("completions", completions.map(String.init), "\(seen.completions.count)")
    compare("ended", ended, seen.ended?.name ?? "none")
    compare("prompts", prompts.map(String.init), "\(seen.prompts)")
    compare("choices", choices.map(Self.list), Self.list(seen.choices))
    compare("app", app?.rawValue, seen.app.rawValue)
    return differences
  }

  /// A button is told by its term, short or in full, or by its label.
  private func comparePrompt(
    with seen: Observation,
    _ compare: (String, String?, String) -> Void
  ) {
    guard let prompt else { return }
    let buttons = seen.prompt?.buttons ?? []
    let isSame =
      buttons.count == prompt.count
      && zip(buttons, prompt).allSatisfy { $0.isNamed($1) }
    let found = buttons.map { $0.term ?? $0.label }.joined(separator: ", ")
    compare("prompt", isSame ? found : prompt.joined(separator: ", "), found)
  }

  private static func list(_ statuses: Set<AuthorizationStatus>) -> String {
    AuthorizationStatus.allCases.filter(statuses.contains).map(\.rawValue).joined(separator: ", ")
  }
}

extension FlowOutcome {
  /// The kind of outcome.
  var name: String {
    switch self {
    case .granted: "granted"
    case .refused: "refused"
    case .serviceOff: "serviceOff"
    case .unanswered: "unanswered"
    }
  }
}

extension DeviceEffect.EndReason {
  /// The kind of reason.
  var name: String {
    switch self {
    case .missingPurposeString: "missingPurposeString"
    case .settingsChange: "settingsChange"
    case .terminated: "terminated"
    }
  }
}

extension Simulation {
  /// The title and the message of the alert on the screen; empty for none.
  fileprivate func words(in locale: LocaleTag) -> String {
    guard let alert, let name = try? AppName("App") else { return "" }
    let copy = AlertCopy(appName: name, locale: locale, osVersion: device.osVersion)
    let words = copy.alert(for: permission, situation: alert)?.alert
    return [words?.title, words?.message].compactMap(\.self).joined(separator: " | ")
  }
}
