import AlertCopy
import Foundation
import PermissionFlow
import PermissionSimulator
import TestSupport
import Testing

struct ExplorerTests {
  // The whole of it, as docs/Flows.md tells; that page names the command.
  @Test func `every property holds for every permission on every iOS`() throws {
    let outcome = try Executable(built: "alertcopy").run([
      "simulate", "--explore", "--permission", "all", "--ios", "all",
    ])
    #expect(outcome.exitCode == 0, "\(outcome.output.suffix(2_000))")
    let total = try #require(outcome.output.split(separator: "\n").last)
    #expect(total.hasSuffix("every property holds"))
    let page = String(decoding: try Checkout.bytes("docs/Flows.md"), as: UTF8.self)
    #expect(page.contains(total), "docs/Flows.md should say: \(total)")
  }

  // What a product may decide breaks nothing.
  @Test(arguments: [
    FlowPolicy(showsPrimer: false, sufficient: [.authorized]),
    FlowPolicy(afterRefusal: .guide, sufficient: [.authorized]),
    FlowPolicy(afterDenial: .staySilent, sufficient: [.authorized]),
    FlowPolicy(onRestriction: .log, sufficient: [.authorized, .limited]),
    FlowPolicy(onRestriction: .staySilent, callback: .grantOnly, sufficient: [.authorized]),
  ])
  func `every property holds under any sound policy`(policy: FlowPolicy) {
    for permission in [Permission.camera, .photoLibrary, .calendarFullAccess, .bluetooth] {
      let explorer = Explorer(permission: permission, policy: policy, osVersion: .newest)
      #expect(explorer.explore().violations.isEmpty, "\(permission)")
    }
  }

  /// Policies with a fault, and the property that each breaks.
  static let faults: [(Permission, FlowPolicy, FlowProperty, [SimulatedAction])] = [
    (
      .camera, FlowPolicy(onRestriction: .guide, sufficient: [.authorized]), .settingsCanHelp,
      [.leave, .restrict(true), .open, .use]
    ),
    (
      .photoLibrary,
      FlowPolicy(
        showsPrimer: false,
        understood: [.notDetermined, .denied, .authorized, .restricted],
        sufficient: [.authorized]
      ), .endsOnce, [.use, .answer(button: 0)]
    ),
    (
      .camera,
      FlowPolicy(
        showsPrimer: false,
        understood: [.notDetermined, .authorized],
        onUnknown: .grant,
        sufficient: [.authorized]
      ), .grantIsReal, [.use, .answer(button: 0)]
    ),
  ]

  @Test(arguments: faults)
  func `a fault is found, by the shortest way`(
    permission: Permission,
    policy: FlowPolicy,
    property: FlowProperty,
    way: [SimulatedAction]
  ) throws {
    let exploration = Explorer(permission: permission, policy: policy, osVersion: .newest).explore()
    let violation = try #require(exploration.violations.first { $0.property == property })
    #expect(violation.actions == way)
  }

  @Test func `copy that no state reaches is told`() {
    // Whoever can work with selected photos never meets the alert that wants them all.
    let exploration = Explorer(permission: .photoLibrary, osVersion: .newest).explore()
    #expect(exploration.unreached == [.insufficient])
  }

  @Test func `an app without a purpose string never gets to an alert after the prompt`() {
    let exploration = Explorer(
      permission: .camera,
      osVersion: .newest,
      app: SimulatedApp(usageDescriptionKeys: [])
    ).explore()
    #expect(!exploration.reached.contains(.denied))
  }

  @Test func `the graph has every state and every step`() {
    let exploration = Explorer(
      permission: .contacts,
      osVersion: .newest,
      keepsGraph: true
    ).explore()
    #expect(exploration.states.count == exploration.stateCount)
    #expect(exploration.edges.count == exploration.transitionCount)
    #expect(Set(exploration.states.map(\.device.appState)).count == 3)
  }

  // The reader is Graphviz.
  @Test(arguments: [Permission.camera, .locationAlways, .tracking])
  func `the drawing is DOT`(permission: Permission) throws {
    let exploration = Explorer(permission: permission, osVersion: .newest, keepsGraph: true)
      .explore()
    let writer = GraphWriter(exploration)
    let file = try TemporaryFolder()
    let path = try file.write(writer.dot, to: "flow.dot").path
    let outcome = try Executable(path: "/usr/bin/dot").run(["-Tsvg", path])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("alert primer, notDetermined"))
    #expect(writer.mermaid.hasPrefix("flowchart TD\n"))
  }
}
