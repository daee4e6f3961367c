internal import AlertModel

/// The rules in `Resources/permissions.json` as a Swift table.
struct RuleTable: Decodable {
  struct Status: Decodable {
    let status: AuthorizationStatus
    let from: OSVersion
    let to: OSVersion?
    let readableFrom: String?
    let readableWithKey: String?
    let isGrant: Bool?
  }

  struct Prompt: Decodable {
    let from: OSVersion
    let to: OSVersion?
    let when: AuthorizationStatus?
    let provisional: Bool?
    let trigger: String?
    let kind: String
    let buttons: [Button]
  }

  struct Button: Decodable {
    let term: String?
    let label_en: String?
    let leadsTo: AuthorizationStatus?
    let lapsesTo: AuthorizationStatus?
    let callback: Bool?
    let provisional: Bool?
    let then: [Button]?
  }

  struct QuietGrant: Decodable {
    let from: OSVersion
    let to: OSVersion?
    let occasion: String
    let status: AuthorizationStatus
    let lapsesTo: AuthorizationStatus?
  }

  struct MissingKey: Decodable {
    struct SDK: Decodable {
      let from: OSVersion
      let to: OSVersion?
    }

    let from: OSVersion
    let to: OSVersion?
    let linkedSDK: SDK?
    let effect: String
  }

  struct AskingAgain: Decodable {
    let when: String
    let times: Int?
    let callback: Bool?
    let notAfter: String?
  }

  struct SettingsChange: Decodable {
    let endsApp: Bool?
  }

  struct Need: Decodable {
    let what: String
    let unsupportedWhenAbsent: Bool
  }

  struct SharedStatus: Decodable {
    let with: Permission
  }

  struct Queue: Decodable {
    let queue: String
    let statusLags: Bool?
  }

  struct Row: Decodable {
    let id: Permission
    let introduced: PermissionTable.Introduced
    let sharesStatus: SharedStatus?
    let statuses: [Status]
    let prompt: [Prompt]
    let laterPrompts: [Prompt]?
    let grantsWithoutPrompt: [QuietGrant]?
    let missingKey: [MissingKey]
    let asksAgain: AskingAgain
    let settingsChange: SettingsChange
    let needs: [Need]
    let callbackQueue: Queue
  }

  let permissions: [Row]

  var text: String {
    """
    \(SwiftLiteral.banner(source: "permissions.json"))
    internal import AlertModel

    extension PermissionRules {
      package static let all: [PermissionRules] = [
    \(permissions.map { "    \($0.id.rawValue)," }.joined(separator: "\n"))
      ]

    \(permissions.map(entry).joined(separator: "\n\n"))
    }

    """
  }

  private func entry(_ row: Row) -> String {
    """
      private static let \(row.id.rawValue) = PermissionRules(
          permission: .\(row.id.rawValue),
          introduced: \(SwiftLiteral.version(row.introduced.ios)),
          sharesStatusWith: \(row.sharesStatus.map { ".\($0.with.rawValue)" } ?? "nil"),
          statuses: [
    \(lines(row.statuses.map(status)))
          ],
          prompts: [
    \(lines((row.prompt + (row.laterPrompts ?? [])).map(prompt)))
          ],
          quietGrants: [
    \(lines((row.grantsWithoutPrompt ?? []).map(quietGrant)))
          ],
          missingKeys: [
    \(lines(row.missingKey.map(missingKey)))
          ],
          askingAgain: \(askingAgain(row.asksAgain)),
          settingsChangeEndsApp: \(row.settingsChange.endsApp ?? false),
          needs: [\(row.needs.map { ".\(need($0))" }.joined(separator: ", "))],
          queue: .\(row.callbackQueue.queue),
          statusLags: \(row.callbackQueue.statusLags ?? false)
        )
    """
  }

  private func lines(_ elements: [String]) -> String {
    elements.map { "        \($0)," }.joined(separator: "\n")
  }

  private func status(_ status: Status) -> String {
    // "never" is no version, so it is none from which the status can be read.
    let readable = status.readableFrom.map { OSVersion($0).map(SwiftLiteral.version) ?? "nil" }
    return "StatusRule(status: .\(status.status.rawValue), versions: "
      + SwiftLiteral.versions(from: status.from, to: status.to)
      + ", readableFrom: \(readable ?? SwiftLiteral.version(status.from))"
      + ", readableWithKey: \(status.readableWithKey.map(SwiftLiteral.text) ?? "nil")"
      + ", isGrant: \(status.isGrant.map(String.init) ?? "nil"))"
  }

  private func prompt(_ prompt: Prompt) -> String {
    let buttons = prompt.buttons.map { "\n          " + button($0) + "," }.joined()
    return "PromptRule(versions: " + SwiftLiteral.versions(from: prompt.from, to: prompt.to)
      + ", status: .\((prompt.when ?? .notDetermined).rawValue)"
      + ", isProvisional: \(prompt.provisional ?? false)"
      + ", trigger: .\(prompt.trigger ?? "request"), kind: .\(prompt.kind), buttons: [\(buttons)\n        ])"
  }

  private func button(_ button: Button) -> String {
    func optional(_ status: AuthorizationStatus?) -> String {
      status.map { ".\($0.rawValue)" } ?? "nil"
    }
    let then = (button.then ?? []).map(self.button).joined(separator: ", ")
    return "ButtonRule(term: \(button.term.map(SwiftLiteral.text) ?? "nil")"
      + ", label: \(button.label_en.map(SwiftLiteral.text) ?? "nil")"
      + ", leadsTo: \(optional(button.leadsTo)), lapsesTo: \(optional(button.lapsesTo))"
      + ", callsBack: \(button.callback ?? true)"
      + ", isProvisional: \(button.provisional ?? false), then: [\(then)])"
  }

  private func quietGrant(_ rule: QuietGrant) -> String {
    "QuietGrantRule(versions: \(SwiftLiteral.versions(from: rule.from, to: rule.to))"
      + ", occasion: .\(rule.occasion), status: .\(rule.status.rawValue)"
      + ", lapsesTo: \(rule.lapsesTo.map { ".\($0.rawValue)" } ?? "nil"))"
  }

  private func missingKey(_ rule: MissingKey) -> String {
    let sdk = rule.linkedSDK.map { SwiftLiteral.versions(from: $0.from, to: $0.to) } ?? "nil"
    return "MissingKeyRule(versions: \(SwiftLiteral.versions(from: rule.from, to: rule.to))"
      + ", linkedSDK: \(sdk), effect: .\(rule.effect))"
  }

  private func askingAgain(_ rule: AskingAgain) -> String {
    "AskingAgainRule(condition: \(SwiftLiteral.text(rule.when))"
      + ", times: \(rule.times.map(String.init) ?? "nil"), callsBack: \(rule.callback ?? true)"
      + ", isIgnoredAfterAllowOnce: \(rule.notAfter != nil))"
  }

  /// The needs that the device models; any other is a capability of the app.
  private func need(_ need: Need) -> String {
    guard !need.unsupportedWhenAbsent else { return "hardware" }
    let modelled = [
      "Location Services": "locationServices", "Bluetooth switched on": "bluetoothOn",
      "Allow Apps to Request to Track": "trackingRequests", "app in the foreground": "foreground",
      "app active": "active", "a grant of location": "locationGrant",
      "no other prompt pending": "noOtherPrompt",
    ]
    return modelled[need.what] ?? "capability"
  }
}
