internal import AlertModel
internal import PermissionFlow
internal import Resources

// What an exploration needs of a simulation of one permission.
extension Simulation {
  /// What the person can do next.
  func collectActions(into actions: inout [SimulatedAction]) {
    actions.removeAll(keepingCapacity: true)
    if let prompt = device.prompt {
      for button in prompt.buttons.indices { actions.append(.answer(button: button)) }
    }
    switch device.appState {
    case .notRunning: actions.append(.open)
    case .background:
      if case .away = flow.state { actions.append(.comeBack) } else { actions.append(.open) }
      actions += [.wait, .quit]
      if device.prompt == nil { collectChanges(into: &actions) }
    case .foreground:
      actions += [.leave, .quit]
      guard device.prompt == nil else { return }
      collectActionsInApp(into: &actions)
    }
  }

  private func collectActionsInApp(into actions: inout [SimulatedAction]) {
    switch flow.state {
    case .alerting(let situation):
      actions.append(.confirm)
      if situation.canBeCancelled { actions.append(.cancel) }
    // The picker is over the app.
    case .away: actions.append(.comeBack)
    case .idle, .finished: actions += [.use, .resetLocationAndPrivacy]
    case .checking, .requesting: break
    }
  }

  private func collectChanges(into actions: inout [SimulatedAction]) {
    let current = device.status(of: permission)
    for status in device.choices(for: permission) where status != current {
      actions.append(.set(status))
    }
    guard let position = device.book.position(of: permission) else { return }
    let rules = device.book[position]
    for (need, deviceSwitch) in Self.switches where rules.needs.contains(need) {
      actions.append(.turn(deviceSwitch, isOn: device.switchedOff.contains(deviceSwitch)))
    }
    if rules.statuses.contains(.restricted) {
      actions.append(.restrict(!device.restricted.contains(permission)))
    }
  }

  private static let switches = [
    (PermissionRules.Need.locationServices, DeviceSwitch.locationServices),
    (.bluetoothOn, .bluetooth), (.trackingRequests, .trackingRequests),
  ]

  /// The state in one number: the same for two simulations of one exploration only if they are alike.
  ///
  /// A set of such numbers is many times as fast as one of simulations.
  var key: UInt64 {
    var key = StateKey()
    let state = device.states.first ?? PermissionState()
    key.add(state.status.ordinal, bits: 4)
    key.add((state.lapsesTo?.ordinal ?? 15), bits: 4)
    key.add(state.isProvisional ? 1 : 0, bits: 1)
    key.add(Int(min(state.wideningPrompts, 7)), bits: 3)
    key.add(device.appState.ordinal, bits: 2)
    key.add(device.restricted.isEmpty ? 0 : 1, bits: 1)
    for deviceSwitch in DeviceSwitch.allCases {
      let isOff = !device.switchedOff.isEmpty && device.switchedOff.contains(deviceSwitch)
      key.add(isOff ? 1 : 0, bits: 1)
    }
    key.add(min(device.pending.count, 3), bits: 2)
    let pending = device.pending.first
    key.add(pending.map { $0.prompt + 1 } ?? 0, bits: 4)
    key.add((pending?.step).map { $0 + 1 } ?? 0, bits: 3)
    key.add(pending?.requests.isEmpty == false ? 1 : 0, bits: 1)
    key.add(pending?.isShown == true ? 1 : 0, bits: 1)
    key.add(flow.ordinal, bits: 24)
    key.add(Int(min(promptCount, 3)), bits: 2)
    key.add(Int(min(endCount, 3)), bits: 2)
    return key.bits
  }
}
