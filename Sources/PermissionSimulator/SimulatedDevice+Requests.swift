internal import AlertModel
internal import Resources

// What asking for a permission does, and what an answer does.
extension SimulatedDevice {
  mutating func request(_ permission: Permission, id: Int) -> [DeviceEffect] {
    guard let position = book.position(of: permission) else {
      return [.unanswered(permission, id: id)]
    }
    let rule = book[position]
    switch rule.missingKey {
    case .terminates: return end(missingKeyOf: permission)
    case .deniedSilently: return [completed(position, id, granted: false, status: .denied)]
    case .requestFails: return [completed(position, id, granted: false)]
    case .some(.none), .defaultText, nil: break
    }
    if let answer = answerWithoutPrompt(at: position, id: id) { return answer }
    if let grant = rule.grantOnRequest, status(at: position) == .notDetermined {
      return change(position) { $0 = PermissionState(status: grant.status) }
        + [completed(position, id)]
    }
    guard let prompt = promptIndex(at: position, trigger: .request) else {
      guard rule.askingAgain.callsBack else { return [.unanswered(permission, id: id)] }
      // A grant that expires is asked for while it holds: that is an error, not a grant.
      return [completed(position, id, granted: rule.isErrorWhileGranted ? false : nil)]
    }
    if rule.needs.contains(.noOtherPrompt), !pending.isEmpty {
      return [.unanswered(permission, id: id)]
    }
    if let waiting = pending.firstIndex(where: { $0.position == position && !$0.requests.isEmpty })
    {
      // One question, whose answer goes to all who asked.
      pending[waiting].requests.append(id)
      return []
    }
    pending.append(PendingPrompt(position: position, prompt: prompt, step: nil, requests: [id]))
    return pending.count == 1 ? showFirst() : []
  }

  mutating func answer(_ button: Int) -> [DeviceEffect] {
    guard let shown = pending.first, isShowing(shown) else { return [] }
    let rule = book[shown.position].prompts[shown.prompt]
    let buttons = shown.step.map { rule.buttons[$0].then } ?? rule.buttons
    guard buttons.indices.contains(button) else { return [] }
    let chosen = buttons[button]
    guard let status = chosen.leadsTo else {
      pending[0].step = button
      pending[0].isShown = false
      return showFirst()
    }
    let isWidening = rule.status != .notDetermined
    let before = self.status(at: shown.position)
    var effects = change(shown.position) { state in
      state.status = status
      state.lapsesTo = chosen.lapsesTo
      state.isProvisional = chosen.isProvisional
      // No rule counts further.
      if isWidening { state.wideningPrompts = min(state.wideningPrompts + 1, 7) }
    }
    pending.removeFirst()
    effects += shown.requests.map { id in
      chosen.callsBack
        ? completed(shown.position, id, before: before)
        : .unanswered(book.permissions[shown.position], id: id)
    }
    return effects + showFirst()
  }

  /// The prompt that is due for a permission.
  func promptIndex(at position: Int, trigger: PermissionRules.Trigger) -> Int? {
    let state = states[book.holder(of: position)]
    let again = book[position].askingAgain
    return book[position].prompts.firstIndex { prompt in
      guard prompt.trigger == trigger, prompt.status == state.status else { return false }
      if prompt.isProvisional, !state.isProvisional { return false }
      guard prompt.status != .notDetermined, trigger == .request else { return true }
      if again.isIgnoredAfterAllowOnce, state.lapsesTo != nil { return false }
      return again.times.map { Int(state.wideningPrompts) < $0 } ?? true
    }
  }

  /// Why the OS answers at once, or not at all.
  private mutating func answerWithoutPrompt(at position: Int, id: Int) -> [DeviceEffect]? {
    let permission = book.permissions[position]
    let needs = book[position].needs
    switch status(at: position) {
    case .unsupported, .restricted: return [completed(position, id)]
    default: break
    }
    if isServiceOff(for: permission) {
      return needs.contains(.locationServices)
        ? [.unanswered(permission, id: id)] : [completed(position, id, granted: false)]
    }
    if needs.contains(.locationGrant), let location = book.position(of: .locationWhenInUse),
      !self.status(at: location).isGrant
    {
      return [completed(position, id, granted: false)]
    }
    if needs.contains(.trackingRequests), switchedOff.contains(.trackingRequests),
      states[book.holder(of: position)].status == .notDetermined
    {
      return [completed(position, id, granted: false, status: .denied)]
    }
    if appState != .foreground, needs.contains(.foreground) || needs.contains(.active) {
      // Nothing is shown and nothing recorded; a grant that expires tells its caller of an error.
      return book[position].isErrorWhileGranted
        ? [completed(position, id, granted: false)] : [.unanswered(permission, id: id)]
    }
    return nil
  }

  private mutating func end(missingKeyOf permission: Permission) -> [DeviceEffect] {
    appState = .notRunning
    pending.removeAll { !$0.requests.isEmpty }
    return [.appEnded(.missingPurposeString(permission))] + lapse()
  }

  private func completed(
    _ position: Int,
    _ id: Int,
    granted: Bool? = nil,
    status: AuthorizationStatus? = nil,
    before: AuthorizationStatus? = nil
  ) -> DeviceEffect {
    let status = status ?? self.status(at: position)
    let rules = book[position]
    return .completed(
      DeviceEffect.RequestResult(
        permission: book.permissions[position],
        id: id,
        isGranted: granted ?? rules.grants.contains(status),
        status: status,
        readInHandler: rules.statusLags ? before ?? status : status,
        queue: rules.queue
      )
    )
  }
}

extension AuthorizationStatus {
  /// Whether something was granted.
  var isGrant: Bool {
    switch self {
    case .notDetermined, .restricted, .denied, .unsupported: false
    case .authorized, .limited, .writeOnly, .provisional, .ephemeral, .authorizedWhenInUse,
      .authorizedAlways:
      true
    }
  }
}
