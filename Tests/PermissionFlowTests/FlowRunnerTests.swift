import AlertModel
import PermissionFlow
import PermissionSimulator
import Testing

/// The flow as an app runs it, against a simulated device.
struct FlowRunnerTests {
  /// Confirms what it is told to, and does in Settings what it is told to.
  private actor Presenter: AlertPresenter {
    private(set) var shown: [Situation] = []
    private(set) var logged: [FlowOutcome] = []
    private let confirms: Set<Situation>
    private let inSettings: @Sendable () async -> Void

    init(
      confirms: Set<Situation> = [.primer],
      inSettings: @escaping @Sendable () async -> Void = {}
    ) {
      self.confirms = confirms
      self.inSettings = inSettings
    }

    func confirms(_ situation: Situation, for permission: Permission) -> Bool {
      shown.append(situation)
      return confirms.contains(situation)
    }

    func leave(_ situation: Situation, for permission: Permission) async { await inSettings() }

    func log(_ outcome: FlowOutcome, for permission: Permission) { logged.append(outcome) }
  }

  private func runner(_ policy: FlowPolicy = .standard(for: .camera)) -> FlowRunner {
    let situations: Set<Situation> = [.primer, .denied, .restricted, .unsupported]
    return FlowRunner(
      permission: .camera,
      policy: policy,
      facts: FlowFacts(situations: situations)
    )
  }

  @Test func `a person who agrees is granted, and asked once`() async {
    var runner = runner()
    let authority = SimulatedAuthority()
    await authority.answer("allow")
    let presenter = Presenter()
    #expect(
      await runner.run(asking: authority, presenting: presenter) == .granted(.authorized)
    )
    #expect(await presenter.shown == [.primer])
    #expect(
      await runner.run(asking: authority, presenting: presenter) == .granted(.authorized)
    )
    let prompts = await authority.effects.count {
      if case .promptShown = $0 { true } else { false }
    }
    #expect(prompts == 1)
  }

  @Test func `a refusal is undone in Settings`() async {
    var runner = runner()
    let authority = SimulatedAuthority()
    await authority.answer("dontAllow")
    let first = Presenter()
    #expect(await runner.run(asking: authority, presenting: first) == .refused(.denied))
    let second = Presenter(confirms: [.denied]) {
      await authority.happen(.background)
      await authority.happen(.set(.camera, .authorized))
      await authority.happen(.launch)
    }
    #expect(
      await runner.run(asking: authority, presenting: second) == .granted(.authorized)
    )
    #expect(await second.shown == [.denied])
  }

  @Test func `a restriction is logged where the policy says so`() async {
    let authority = SimulatedAuthority()
    await authority.happen(.restrict(.camera, isRestricted: true))
    let presenter = Presenter()
    let policy = FlowPolicy(onRestriction: .log, sufficient: [.authorized])
    var runner = runner(policy)
    #expect(
      await runner.run(asking: authority, presenting: presenter) == .refused(.restricted)
    )
    #expect(await presenter.logged == [.refused(.restricted)])
    #expect(await presenter.shown.isEmpty)
  }

  @Test func `grants only: a refusal is not told`() async {
    let authority = SimulatedAuthority()
    let policy = FlowPolicy(callback: .grantOnly, sufficient: [.authorized])
    var runner = runner(policy)
    #expect(await runner.run(asking: authority, presenting: Presenter()) == nil)
  }

  @Test func `an app that the OS ends gets no answer, and the runner returns`() async {
    var runner = runner()
    let app = SimulatedApp(usageDescriptionKeys: [])
    let authority = SimulatedAuthority(device: SimulatedDevice(app: app))
    #expect(await runner.run(asking: authority, presenting: Presenter()) == .unanswered)
    #expect(await authority.device.appState == .notRunning)
  }

  @Test func `a cancelled task returns`() async {
    let authority = SimulatedAuthority()
    let task = Task { [runner = runner()] in
      var runner = runner
      withUnsafeCurrentTask { $0?.cancel() }
      return await runner.run(asking: authority, presenting: Presenter())
    }
    #expect(await task.value == .unanswered)
  }

  @MainActor
  @Test func `it returns on the caller's actor`() async {
    var runner = runner()
    let outcome = await runner.run(asking: SimulatedAuthority(), presenting: Presenter())
    MainActor.assertIsolated()
    #expect(outcome == .refused(.denied))
  }

  @Test func `two steps of one prompt are answered one after the other`() async {
    let device = SimulatedDevice(osVersion: OSVersion(major: 18))
    let authority = SimulatedAuthority(device: device)
    await authority.answer("continue")
    await authority.answer("Select Contacts")
    #expect(await authority.request(.contacts) == .limited)
  }
}
