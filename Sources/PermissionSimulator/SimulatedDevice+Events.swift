internal import AlertModel
internal import Resources

extension SimulatedDevice {
  /// Lets something happen.
  ///
  /// - Returns: what the device does, in order.
  public mutating func handle(_ event: DeviceEvent) -> [DeviceEffect] {
    switch event {
    case .request(let permission, let id): request(permission, id: id)
    case .answer(let button): answer(button)
    case .launch, .foreground: enterForeground()
    case .background:
      setAppState(.background)
    case .terminate: end(.terminated)
    case .set(let permission, let status): set(permission, status)
    case .turn(let deviceSwitch, let isOn): turn(deviceSwitch, isOn: isOn)
    case .restrict(let permission, let isRestricted): restrict(permission, isRestricted)
    case .wait: wait()
    case .resetLocationAndPrivacy, .reinstall: forget(endsApp: event == .reinstall)
    case .upgrade(let version): upgrade(to: version)
    }
  }

  private mutating func setAppState(_ state: AppState) -> [DeviceEffect] {
    if appState != .notRunning || state == .foreground { appState = state }
    return []
  }

  private mutating func enterForeground() -> [DeviceEffect] {
    let isOpened = appState != .foreground
    appState = .foreground
    return (isOpened && app.isAppClip ? grantOnLaunch() : []) + showFirst()
  }

  /// What an App Clip is granted anew each time it is opened.
  private mutating func grantOnLaunch() -> [DeviceEffect] {
    var effects: [DeviceEffect] = []
    for position in states.indices where status(at: position) == .notDetermined {
      guard let grant = book[position].grantOnLaunch else { continue }
      effects += change(position) { state in
        state = PermissionState(status: grant.status, lapsesTo: grant.lapsesTo)
      }
    }
    return effects
  }

  /// Shows the first prompt that waits, where it is not on the screen yet.
  mutating func showFirst() -> [DeviceEffect] {
    guard let prompt, !pending[0].isShown else { return [] }
    pending[0].isShown = true
    return [.promptShown(prompt)]
  }

  private mutating func end(_ reason: DeviceEffect.EndReason) -> [DeviceEffect] {
    guard appState != .notRunning else { return [] }
    appState = .notRunning
    // The questions of an app that is gone are gone with it.
    pending.removeAll { !$0.requests.isEmpty }
    return [.appEnded(reason)] + lapse()
  }

  private mutating func set(
    _ permission: Permission,
    _ status: AuthorizationStatus
  ) -> [DeviceEffect] {
    guard let position = book.position(of: permission), choices(for: permission).contains(status)
    else { return [] }
    let effects = change(position) { $0 = PermissionState(status: status) }
    let endsApp = !effects.isEmpty && book[position].settingsChangeEndsApp
    return effects + (endsApp ? end(.settingsChange(permission)) : [])
  }

  private mutating func turn(_ deviceSwitch: DeviceSwitch, isOn: Bool) -> [DeviceEffect] {
    changeAll { device in
      if isOn {
        device.switchedOff.remove(deviceSwitch)
      } else {
        device.switchedOff.insert(deviceSwitch)
      }
    }
  }

  private mutating func restrict(_ permission: Permission, _ isRestricted: Bool) -> [DeviceEffect] {
    changeAll { device in
      if isRestricted {
        device.restricted.insert(permission)
      } else {
        device.restricted.remove(permission)
      }
    }
  }

  private mutating func wait() -> [DeviceEffect] {
    // What was allowed once holds as long as the app is in use.
    (appState == .foreground ? [] : lapse()) + askByItself()
  }

  mutating func lapse() -> [DeviceEffect] {
    var effects: [DeviceEffect] = []
    for position in states.indices {
      guard let lapsed = states[position].lapsesTo else { continue }
      effects += change(position) { state in
        state.status = lapsed
        state.lapsesTo = nil
      }
    }
    return effects
  }

  /// The prompts that the OS shows without being asked: about a grant on trial.
  private mutating func askByItself() -> [DeviceEffect] {
    guard pending.isEmpty else { return [] }
    for position in states.indices {
      if let index = promptIndex(at: position, trigger: .system) {
        pending.append(
          PendingPrompt(position: position, prompt: index, step: nil, requests: [])
        )
        return showFirst()
      }
    }
    return []
  }

  private mutating func forget(endsApp: Bool) -> [DeviceEffect] {
    let ended = endsApp ? end(.terminated) : []
    // What the OS asks by itself is about a grant that is gone.
    pending.removeAll { $0.requests.isEmpty }
    return ended
      + changeAll { device in
        for position in device.states.indices {
          device.states[position] = device.book.initialState(at: position)
        }
      }
  }

  private mutating func upgrade(to version: OSVersion) -> [DeviceEffect] {
    let kept = Dictionary(uniqueKeysWithValues: zip(book.permissions, states))
    let ended = end(.terminated)
    // The app stays as it was built.
    var app = app
    app.linkedSDK = app.linkedSDK ?? book.version
    book = RuleBook(rules: book.rules, version: version, app: app)
    states = book.permissions.enumerated().map { kept[$1] ?? book.initialState(at: $0) }
    pending = []
    return ended
  }

  /// Changes one permission, and tells where it then stands otherwise.
  mutating func change(_ position: Int, _ body: (inout PermissionState) -> Void) -> [DeviceEffect] {
    let before = status(at: position)
    body(&states[book.holder(of: position)])
    let after = status(at: position)
    guard before != after else { return [] }
    return [.statusChanged(book.permissions[position], from: before, to: after)]
  }

  private mutating func changeAll(_ body: (inout SimulatedDevice) -> Void) -> [DeviceEffect] {
    let before = states.indices.map(status(at:))
    body(&self)
    return zip(states.indices, before).compactMap { position, before in
      let after = status(at: position)
      guard before != after else { return nil }
      return .statusChanged(book.permissions[position], from: before, to: after)
    }
  }
}
