import AlertModel
import Resources

/// One rule of the table, broken.
struct RuleMutation {
  /// What was broken, for people.
  let name: String
  let permission: Permission
  /// The whole table, with the broken rule.
  let rules: [PermissionRules]

  /// Every way in which a single rule of the table is broken.
  static let all: [RuleMutation] = PermissionRules.all.flatMap { original in
    variants(of: original).map { name, broken in
      RuleMutation(
        name: "\(original.permission.rawValue): \(name)",
        permission: original.permission,
        rules: PermissionRules.all.map { $0.permission == original.permission ? broken : $0 }
      )
    }
  }

  private static func variants(of rules: PermissionRules) -> [(String, PermissionRules)] {
    var variants: [(String, PermissionRules)] = []
    func add(_ name: String, _ body: (inout PermissionRules) -> Void) {
      var broken = rules
      body(&broken)
      if broken != rules { variants.append((name, broken)) }
    }
    for index in rules.statuses.indices {
      let status = rules.statuses[index].status.rawValue
      add("has no status \(status)") { $0.statuses.remove(at: index) }
      add("\(status) cannot be read") { $0.statuses[index].readableFrom = nil }
      if rules.statuses[index].readableFrom != rules.statuses[index].versions.from {
        add("\(status) can be read from the first") {
          $0.statuses[index].readableFrom = $0.statuses[index].versions.from
        }
      }
    }
    for index in rules.statuses.indices {
      let status = rules.statuses[index].status.rawValue
      if rules.statuses[index].isGrant != nil {
        add("\(status) is a grant by its name") { $0.statuses[index].isGrant = nil }
      }
      if rules.statuses[index].readableWithKey != nil {
        add("\(status) can be read without a key") { $0.statuses[index].readableWithKey = nil }
      }
    }
    for index in rules.missingKeys.indices {
      add("missing key \(index) does nothing else") { broken in
        let effect = broken.missingKeys[index].effect
        broken.missingKeys[index].effect = effect == .terminates ? .none : .terminates
      }
      add("missing key \(index) is forgotten") { $0.missingKeys.remove(at: index) }
      if rules.missingKeys[index].linkedSDK != nil {
        add("missing key \(index) is for every SDK") { $0.missingKeys[index].linkedSDK = nil }
      }
    }
    for index in rules.needs.indices where rules.needs[index] != .capability {
      add("does not need \(rules.needs[index].rawValue)") { $0.needs.remove(at: index) }
    }
    if rules.sharesStatusWith != nil { add("has its own status") { $0.sharesStatusWith = nil } }
    add("a change in Settings is another") { $0.settingsChangeEndsApp.toggle() }
    add("calls back elsewhere") { $0.queue = $0.queue == .main ? .arbitrary : .main }
    add("comes a version later") {
      $0.introduced = OSVersion(major: $0.introduced.major == 18 ? 26 : $0.introduced.major + 1)
    }
    if rules.askingAgain.times != nil {
      add("asks for more for ever") { $0.askingAgain.times = nil }
    }
    if rules.askingAgain.isIgnoredAfterAllowOnce {
      add("asks for more after Allow Once") { $0.askingAgain.isIgnoredAfterAllowOnce = false }
    }
    for index in rules.quietGrants.indices {
      let occasion = rules.quietGrants[index].occasion.rawValue
      add("grants nothing on \(occasion)") { $0.quietGrants.remove(at: index) }
      add("grants otherwise on \(occasion)") { $0.quietGrants[index].status = .authorized }
      if rules.quietGrants[index].lapsesTo != nil {
        add("what is granted on \(occasion) does not lapse") {
          $0.quietGrants[index].lapsesTo = nil
        }
      }
    }
    if rules.statusLags { add("its status does not lag") { $0.statusLags = false } }
    add("a request that shows nothing is another") { $0.askingAgain.callsBack.toggle() }
    return variants + promptVariants(of: rules)
  }

  private static func promptVariants(of rules: PermissionRules) -> [(String, PermissionRules)] {
    rules.prompts.indices.flatMap { index in
      let prompt = rules.prompts[index]
      var variants: [(String, PermissionRules)] = []
      func add(_ name: String, _ body: (inout PermissionRules.PromptRule) -> Void) {
        var broken = rules
        body(&broken.prompts[index])
        if broken != rules { variants.append(("prompt \(prompt.versions): \(name)", broken)) }
      }
      var without = rules
      without.prompts.remove(at: index)
      variants.append(("prompt \(prompt.versions) is forgotten", without))
      add("buttons turned round") { $0.buttons.reverse() }
      add("brought about otherwise") { $0.trigger = $0.trigger == .system ? .request : .system }
      if prompt.isProvisional { add("shown for a full grant too") { $0.isProvisional = false } }
      for button in prompt.buttons.indices {
        add("button \(button) is gone") { $0.buttons.remove(at: button) }
        add("button \(button) is named otherwise") {
          $0.buttons[button].term = nil
          $0.buttons[button].label = "Other"
        }
        if let status = prompt.buttons[button].leadsTo {
          add("button \(button) leads elsewhere") {
            $0.buttons[button].leadsTo = status == .denied ? .authorized : .denied
          }
          add("button \(button) calls back otherwise") { $0.buttons[button].callsBack.toggle() }
        }
        if prompt.buttons[button].lapsesTo != nil {
          add("button \(button) does not lapse") { $0.buttons[button].lapsesTo = nil }
        }
        if prompt.buttons[button].isProvisional {
          add("button \(button) is not on trial") { $0.buttons[button].isProvisional = false }
        }
      }
      return variants
    }
  }
}
