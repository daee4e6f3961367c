import PermissionSimulator
import Testing

/// The device as other people's unit tests use it.
struct SimulatedAuthorityTests {
  @Test func `two devices that are alike are equal`() {
    #expect(SimulatedDevice() == SimulatedDevice())
    #expect(Simulation(permission: .camera) == Simulation(permission: .camera))
    #expect(SimulatedDevice() != SimulatedDevice(osVersion: OSVersion(major: 17)))
    let app = SimulatedApp(usageDescriptionKeys: [])
    #expect(SimulatedDevice() != SimulatedDevice(app: app))
  }

  @Test func `a device can start with what was decided before`() async {
    let authority = SimulatedAuthority(device: SimulatedDevice(statuses: [.camera: .denied]))
    #expect(await authority.status(of: .camera) == .denied)
    #expect(await authority.request(.camera) == .denied)
    let prompts = await authority.effects.filter { effect in
      if case .promptShown = effect { true } else { false }
    }
    #expect(prompts.isEmpty)
  }

  @Test func `an answer to somebody else's request is not taken for one's own`() async {
    let authority = SimulatedAuthority()
    await authority.happen(.request(.camera, id: 1))
    await authority.answer("allow")
    await authority.answer("dontAllow")
    #expect(await authority.request(.microphone) == .denied)
    #expect(await authority.status(of: .camera) == .authorized)
  }

  @Test func `an answer that no button has is told, and one that is left over`() async {
    let authority = SimulatedAuthority()
    await authority.answer("alow")
    await authority.answer("allow")
    #expect(await authority.request(.camera) == .denied)
    #expect(await authority.mismatches.map(\.answer) == ["alow"])
    #expect(await authority.answers == ["allow"])
  }

  /// The buttons that `allow` and `dontAllow` stand for, by the labels of `Resources/terms.json` and
  /// of the reports that `Resources/permissions.json` names.
  static let labels: [(Permission, Int, allow: String, dontAllow: String)] = [
    (.camera, 12, "OK", "Don’t Allow"),
    (.camera, 26, "Allow", "Don’t Allow"),
    (.tracking, 26, "Allow", "Ask App Not to Track"),
    (.contacts, 26, "Continue", "Don’t Allow"),
    (.locationWhenInUse, 17, "Allow Once", "Don’t Allow"),
  ]

  @Test(arguments: labels)
  func `allow and dontAllow are what a person means`(
    permission: Permission,
    major: Int,
    allow: String,
    dontAllow: String
  ) throws {
    var device = SimulatedDevice(osVersion: OSVersion(major: major))
    _ = device.handle(.request(permission, id: 1))
    let prompt = try #require(device.prompt)
    #expect(prompt.position(of: "allow").map { prompt.buttons[$0].label } == allow)
    #expect(prompt.position(of: "dontAllow").map { prompt.buttons[$0].label } == dontAllow)
  }

  @Test func `asking again for ever ends in nothing worse`() {
    var simulation = Simulation(
      permission: .locationFullAccuracy,
      device: SimulatedDevice(statuses: [
        .locationWhenInUse: .authorizedWhenInUse, .locationFullAccuracy: .limited,
      ])
    )
    for _ in 0..<300 {
      _ = simulation.perform(.use)
      _ = simulation.perform(.confirm)
      _ = simulation.perform(.answer(button: 1))
    }
    #expect(simulation.device.status(of: .locationFullAccuracy) == .limited)
  }

  @Test func `opening the app is a way back from Settings`() {
    var simulation = Simulation(
      permission: .camera,
      device: SimulatedDevice(statuses: [.camera: .denied])
    )
    for action in [SimulatedAction.use, .confirm, .open] { _ = simulation.perform(action) }
    #expect(simulation.outcome == .refused(.denied))
  }
}
