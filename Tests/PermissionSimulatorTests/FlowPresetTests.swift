import AlertModel
import PermissionFlow
import PermissionSimulator
import Testing

/// Ways to ask that are found in the wild, step by step as their write-ups have them.
struct FlowPresetTests {
  private func commands(
    _ preset: FlowPreset,
    _ permission: Permission,
    _ answers: [FlowDriver.Answer] = [],
    before: [DeviceEvent] = [],
    version: OSVersion = OSVersion(major: 16)
  ) -> [FlowCommand] {
    var device = SimulatedDevice(osVersion: version)
    for event in before { _ = device.handle(event) }
    var simulation = Simulation(permission: permission, policy: preset.policy, device: device)
    var driver = FlowDriver(answers: answers)
    return driver.use(&simulation).compactMap { event in
      if case .app(let command) = event, command != .readStatus { command } else { nil }
    }
  }

  /// A refusal that the device remembers.
  private func refused(_ permission: Permission) -> [DeviceEvent] {
    [.request(permission, id: 9), .answer(button: permission == .photoLibrary ? 2 : 0)]
  }

  @Test func `requestAll: the same alert for a refusal and a restriction`() {
    let preset = FlowPreset.requestAll
    #expect(preset.permissions == [.camera, .microphone, .photoLibrary])
    #expect(
      commands(preset, .camera) == [.request, .show(.denied), .finish(.refused(.denied))]
    )
    #expect(
      commands(preset, .camera, before: [.restrict(.camera, isRestricted: true)])
        == [.show(.denied), .finish(.refused(.restricted))]
    )
    #expect(
      commands(preset, .microphone, [.prompt("ok")])
        == [.request, .finish(.granted(.authorized))]
    )
    #expect(preset.style.cancel == .default)
    #expect(preset.style.confirm == .destructive)
  }

  @Test func `onAgreement: told of a grant only`() {
    let preset = FlowPreset.onAgreement
    #expect(preset.policy.callback == .grantOnly)
    #expect(
      commands(preset, .microphone) == [.request, .finish(.refused(.denied))]
    )
  }

  @Test func `tipWithPath: the completion says no while the tip is up`() {
    let preset = FlowPreset.tipWithPath
    #expect(
      commands(preset, .camera, [.cancel], before: refused(.camera))
        == [.showAndTell(.denied, .refused(.denied)), .stop]
    )
    #expect(commands(preset, .camera) == [.request, .finish(.refused(.denied))])
    #expect(
      commands(preset, .camera, [.prompt("ok")]) == [.request, .finish(.granted(.authorized))]
    )
  }

  @Test func `nextAttempt: silent at first, an alert on the next attempt`() {
    let preset = FlowPreset.nextAttempt
    #expect(commands(preset, .photoLibrary) == [.request, .finish(.refused(.denied))])
    #expect(
      commands(preset, .photoLibrary, before: refused(.photoLibrary))
        == [.show(.denied), .finish(.refused(.denied))]
    )
    #expect(preset.policy.callback == .grantOnly)
  }

  @Test func `guideAtOnce: the way to Settings at once, a restriction only logged`() {
    let preset = FlowPreset.guideAtOnce
    #expect(
      commands(preset, .camera) == [.request, .show(.denied), .finish(.refused(.denied))]
    )
    #expect(
      commands(preset, .camera, before: [.restrict(.camera, isRestricted: true)])
        == [.log(.refused(.restricted))]
    )
  }

  // The faults are read off the code of the write-ups.
  @Test func `the faults of each are found`() {
    func found(_ preset: FlowPreset) -> [String] { preset.findings().map(\.description) }
    let uselessGuide = "settingsCanHelp does not hold after leave, restrict, open, use"
    #expect(
      found(.requestAll) == [
        "the confirming button is destructive, though nothing is destroyed",
        "the cancelling button is not of the cancel style",
        "before iOS 8 it tells of a grant that nobody was asked for",
        "camera: the alert about its refusal meets the prompt for microphone, for all are asked for at "
          + "once",
        "camera: \(uselessGuide)", "microphone: \(uselessGuide)", "photoLibrary: \(uselessGuide)",
      ]
    )
    #expect(
      found(.onAgreement) == [
        "the caller is told of a grant only, and never hears of a refusal",
        "notifications: what the query looks at is not the permission",
        "locationWhenInUse: the query takes notDetermined and restricted for a grant",
        "camera: the query takes notDetermined for a grant",
        "microphone: the queue of iOS waits for the main queue, a deadlock where that is the main "
          + "queue",
      ]
    )
    #expect(
      found(.tipWithPath) == [
        "the caller is told while the alert is on the screen, and may cover it",
        "camera: iOS answers on some queue, from which only its answers are passed on to the main "
          + "queue; what is known already is told, and its alert shown, on whichever thread called",
        "camera: \(uselessGuide)",
        "camera: grantIsReal does not hold after use, on a device without the hardware",
      ]
    )
    #expect(
      found(.nextAttempt) == [
        "the caller is told of a grant only, and never hears of a refusal",
        "photoLibrary: \(uselessGuide)",
      ]
    )
    #expect(
      found(.guideAtOnce) == [
        "nobody is told how it ended",
        "camera: endsOnce does not hold after use, on a device without the hardware",
      ]
    )
  }
}
