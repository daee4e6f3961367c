internal import AlertCopy
public import AlertModel
public import PermissionFlow
internal import Resources

/// Writes what happened for people: who did what, with the words on the screen.
///
/// The app's alerts have our words. A prompt of the OS is described and its buttons named, in
/// brackets: its sentences are the OS's own.
public struct TraceWriter: Sendable {
  private let permission: Permission
  private var version: OSVersion
  private let policy: FlowPolicy?
  private let purposeStrings: [String: String]
  /// The prompt on the screen, so that an answer can be told by its button.
  private var prompt: SystemPrompt?
  private var copy: AlertCopy
  private let appName: String

  /// A writer of the traces of a permission, in a language, for an app that runs a flow by a
  /// policy; `nil` for the standard one.
  ///
  /// - Throws: `AppNameError` where the name cannot stand in a sentence.
  public init(
    permission: Permission,
    osVersion: OSVersion,
    appName: String,
    locale: LocaleTag,
    policy: FlowPolicy? = nil,
    purposeStrings: [String: String] = [:]
  ) throws {
    self.permission = permission
    version = osVersion
    self.appName = appName
    self.policy = policy
    self.purposeStrings = purposeStrings
    copy = try AlertCopy(appName: appName, locale: locale, osVersion: osVersion)
  }

  /// A line for each event; what came before is remembered.
  public mutating func lines(_ events: [TraceEvent]) -> [String] {
    events.compactMap { event in
      guard let words = words(for: event) else { return nil }
      return switch event {
      case .person: "person  \(words)"
      case .app: "app     \(words)"
      case .os: "iOS     \(words)"
      }
    }
  }

  /// What somebody does in an event, in words; what came before is remembered.
  ///
  /// - Returns: `nil` for what the app does within itself.
  package mutating func words(for event: TraceEvent) -> String? {
    defer { remember(event) }
    return switch event {
    case .person(let action): words(for: action)
    case .app(.readStatus): nil
    case .app(let command): words(for: command)
    case .os(let effect): words(for: effect)
    }
  }

  private mutating func remember(_ event: TraceEvent) {
    if case .os(.promptShown(let shown)) = event { prompt = shown }
    if case .person(.upgrade(let version)) = event,
      let upgraded = try? AlertCopy(appName: appName, locale: copy.locale, osVersion: version)
    {
      (self.version, copy) = (version, upgraded)
    }
  }

  private func words(for action: SimulatedAction) -> String {
    switch action {
    case .use: "uses the feature"
    case .request(let permission): "reaches a part of the app that asks for \(permission.rawValue)"
    case .confirm: "chooses the confirming button"
    case .cancel: "chooses the cancelling button"
    case .answer(let button):
      if let prompt, prompt.buttons.indices.contains(button) {
        "chooses [\(name(of: prompt.buttons[button]))]"
      } else {
        "chooses button \(button + 1) of the prompt"
      }
    case .set(let status): "changes the permission to \(status.rawValue) in Settings"
    case .turn(let deviceSwitch, let isOn):
      "turns \(deviceSwitch.rawValue) \(isOn ? "on" : "off") for the whole device"
    case .comeBack: "comes back to the app"
    case .leave: "leaves the app"
    case .open: "opens the app"
    case .quit: "quits the app"
    case .wait: "lets time pass"
    case .restrict(let isRestricted):
      isRestricted ? "has the permission withheld by Screen Time" : "has the restriction lifted"
    case .resetLocationAndPrivacy: "resets Location & Privacy"
    case .reinstall: "deletes the app and installs it again"
    case .upgrade(let version): "upgrades to iOS \(version)"
    }
  }

  private func words(for command: FlowCommand) -> String {
    switch command {
    case .readStatus: "reads the status"
    case .show(let situation): "shows: " + words(for: situation)
    case .showAndTell(let situation, let outcome):
      "says meanwhile: \(words(for: outcome)); shows: " + words(for: situation)
    case .request: "asks iOS for \(permission.rawValue)"
    case .leave(.limited): "opens the picker"
    case .leave: "opens Settings"
    case .log(let outcome): "logs: \(words(for: outcome))"
    case .finish(let outcome) where policy?.callback.tells(outcome) == false:
      "ends, and tells nobody: \(words(for: outcome))"
    case .finish(let outcome): "ends: \(words(for: outcome))"
    // What it has to say it said with the alert, or has no branch for.
    case .stop: policy?.timing == .duringAlert ? "closes the alert" : "ends, and tells nobody"
    }
  }

  private func words(for situation: Situation) -> String {
    guard let alert = copy.alert(for: permission, situation: situation)?.alert else {
      return situation.rawValue
    }
    let buttons = [alert.cancel?.title, alert.confirm.title].compactMap(\.self)
    let message = alert.message.map { " | \($0)" } ?? ""
    return "\(situation.rawValue): \(alert.title)\(message) [\(buttons.joined(separator: "] ["))]"
  }

  private func words(for outcome: FlowOutcome) -> String {
    switch outcome {
    case .granted(let status): "granted, \(status.rawValue)"
    case .refused(let status): "not granted, \(status.rawValue)"
    case .serviceOff: "the service is off"
    case .unanswered: "no answer"
    }
  }

  private func words(for effect: DeviceEffect) -> String {
    switch effect {
    case .promptShown(let prompt):
      "shows its own \(prompt.kind.rawValue) for \(prompt.permission.rawValue): "
        + (purposeString(of: prompt.permission).map { "“\($0)” " } ?? "")
        + "[\(prompt.buttons.map(name).joined(separator: "] ["))]"
    case .completed(let result):
      "calls back on \(result.queue.words): \(result.isGranted ? "granted" : "not granted"), "
        + "\(result.permission.rawValue) is \(result.status.rawValue)"
    case .unanswered(let permission, _): "does not answer the request for \(permission.rawValue)"
    case .statusChanged(let permission, let from, let to):
      "has \(permission.rawValue) go from \(from.rawValue) to \(to.rawValue)"
    case .appEnded(.missingPurposeString(let permission)):
      "ends the app: it has no purpose string for \(permission.rawValue)"
    case .appEnded(.settingsChange(let permission)):
      "ends the app: \(permission.rawValue) was changed in Settings"
    case .appEnded(.terminated): "ends the app"
    }
  }

  /// The app’s own words in a prompt of the OS, where they are known.
  private func purposeString(of permission: Permission) -> String? {
    PermissionFacts.of(permission)?.usageDescriptionKeys(in: version).lazy
      .compactMap { purposeStrings[$0] }.first
  }

  /// The label of a button of the OS in the writer's language, or in English.
  private func name(of button: SystemPrompt.Button) -> String {
    button.term.flatMap { Term.name($0, locale: copy.locale.rawValue, version: version) }
      ?? button.label
  }
}

extension DeviceEffect.CallbackQueue {
  /// The queue in English.
  var words: String {
    switch self {
    case .arbitrary: "some queue"
    case .caller: "the caller’s queue"
    case .main: "the main queue"
    case .locationManagerThread: "the location manager’s thread"
    }
  }
}
